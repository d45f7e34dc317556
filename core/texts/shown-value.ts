/**
 * A value of a document as it is printed for people: amounts that checks computed come without
 * separators ("16385.18" becomes "16,385.18"); anything else is shown as it is.
 */
export const shownValue = (value: string): string =>
  /^-?\d{4,}\.\d\d$/.test(value) ? value.replace(/\B(?=(\d{3})+\.)/g, ',') : value;
