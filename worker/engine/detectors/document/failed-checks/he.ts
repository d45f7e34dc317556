/** What people call this layer. */
export const name = 'בדיקות שנכשלו';
