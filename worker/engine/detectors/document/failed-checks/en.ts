/** What people call this layer. */
export const name = 'failed checks';
