/** What people call this layer. */
export const name = 'רמת שגיאה';
