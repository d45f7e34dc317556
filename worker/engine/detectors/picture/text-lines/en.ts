/** What people call this layer. */
export const name = 'letters against their line';
