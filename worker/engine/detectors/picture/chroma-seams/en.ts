/** What people call this layer. */
export const name = 'seams in tone and colour';
