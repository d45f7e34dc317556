/** Below this share of all values an amount is not by chance so like the one that a sum demands. */
export const CHANCE_MAX = 0.005;

/**
 * Whether two amounts are so alike, digit by digit, as a changed one is like the original and as an
 * amount that was only misunderstood is not: a part that was not read makes sums demand any value.
 * Of `choices` other values one would be as like by chance in fewer than one of 200 cases.
 *
 * @param minor hundredths, as printed
 * @param expected hundredths
 * @param choices how many values were compared
 */
export const areAlikeInDigits = (minor: number, expected: number, choices: number): boolean =>
  choices * chanceOfLikeness(minor, expected) < CHANCE_MAX;

/**
 * The share of values of as many digits that differ from an amount in as few digits or fewer, or
 * that become it by one digit more or less, as whoever makes 9,432.60 to 19,432.60 adds one; 1 for
 * any other number of digits. Zeros that both end with are those of round prices and count for nothing.
 */
export function chanceOfLikeness(minor: number, expected: number): number {
  let [one, other] = [Math.round(Math.abs(minor)), Math.round(Math.abs(expected))];
  while (one > 0 && other > 0 && one % 10 === 0 && other % 10 === 0)
    [one, other] = [one / 10, other / 10];
  const [a, b] = [String(one), String(other)];
  if (a.length !== b.length) return chanceOfOneDigitMore(a, b);
  const differing = [...a].filter((digit, at) => digit !== b[at]).length;
  let alike = 0;
  for (let count = 1; count <= differing; count++)
    alike += combinations(a.length, count) * 9 ** count;
  return Math.min(1, alike / (9 * 10 ** (a.length - 1)));
}

/** The share of values as long as the printed one that differ from the expected one by one digit more or less. */
function chanceOfOneDigitMore(printed: string, expected: string): number {
  const [short, long] =
    printed.length < expected.length ? [printed, expected] : [expected, printed];
  // Ten times as much is a point that was misread, or a quantity of three decimals.
  const isOneMore =
    long.length === short.length + 1 &&
    long !== `${short}0` &&
    [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
  if (!isOneMore) return 1;
  // Values with a digit before, between or behind those of the expected one; or with one of its digits left out.
  const alike = long === printed ? 9 * (short.length + 1) : long.length;
  return Math.min(1, alike / (9 * 10 ** (printed.length - 1)));
}

function combinations(of: number, count: number): number {
  let ways = 1;
  for (let taken = 0; taken < count; taken++) ways = (ways * (of - taken)) / (taken + 1);
  return ways;
}

export const digitsOf = (minor: number): number => String(Math.round(Math.abs(minor))).length;

/**
 * How many values have as many digits. Round ones are chosen by people and meet each other often:
 * of zeros at the end one counts.
 */
export function valuesLike(minor: number): number {
  let significant = Math.round(Math.abs(minor));
  while (significant >= 10 && significant % 10 === 0) significant /= 10;
  return 9 * 10 ** (Math.min(digitsOf(minor), digitsOf(significant) + 1) - 1);
}
