/** Groups of digits that are all there is: "0418 2271 6630". */
const GROUPS = /^[\s:：#]*(?<number>\d{2,6}(?: \d{2,6}){1,5})\s*$/u;
/** Shorter ones may be a day and a year, or two numbers. */
const DIGITS_MIN = 8;

/** Where a number in groups begins in a text that holds nothing else, and as it is printed; null for other text. */
export function numberInGroups(text: string): { start: number; printed: string } | null {
  const printed = GROUPS.exec(text)?.groups?.number;
  if (printed === undefined || printed.replace(/ /g, '').length < DIGITS_MIN) return null;
  return { start: text.indexOf(printed), printed };
}
