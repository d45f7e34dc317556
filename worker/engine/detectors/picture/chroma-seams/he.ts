/** What people call this layer. */
export const name = 'תפרים בגוון ובצבע';
