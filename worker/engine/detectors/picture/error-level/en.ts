/** What people call this layer. */
export const name = 'error level';
