/** What people call this layer. */
export const name = 'traces of scaling';
