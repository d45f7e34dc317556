/** E-mail addresses are compared without case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();
