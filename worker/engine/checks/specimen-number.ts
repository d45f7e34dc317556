/** Digits in counting order, up or down, from this many on are typed by a person, not issued. */
const COUNTED_MIN = 4;

/**
 * Whether a number looks made up, as in specimens and documents with numbers replaced before
 * publication: 1234 5678, 4321. Of random digits 0.14 % of the places begin such a run, so
 * that 2 % of numbers of 17 digits look so by chance.
 */
export function isSpecimenNumber(number: string): boolean {
  const digits = Array.from(number.replace(/\D/g, ''), Number);
  let [up, down] = [1, 1];
  return digits.some((digit, at) => {
    const before = digits[at - 1];
    up = before !== undefined && digit === before + 1 ? up + 1 : 1;
    down = before !== undefined && digit === before - 1 ? down + 1 : 1;
    return up >= COUNTED_MIN || down >= COUNTED_MIN;
  });
}
