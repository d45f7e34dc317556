/** What people call this layer. */
export const name = 'סימני שינוי גודל';
