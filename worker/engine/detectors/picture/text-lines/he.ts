/** What people call this layer. */
export const name = 'אותיות מול השורה שלהן';
