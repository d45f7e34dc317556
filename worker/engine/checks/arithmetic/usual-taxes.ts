/** Hundredths by which a tax may be rounded, line by line. */
const ROUNDING = 5;

/** Taxes on goods and services of many countries, percent. */
const USUAL = [5, 5.5, 6, 7, 8, 9, 10, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25];

/**
 * Whether a difference is the tax on one of some amounts, so that a sum may hold a tax that is not
 * printed, or lack it.
 *
 * @param gap hundredths, as the amounts are
 * @param rates percentages that are printed
 */
export const isTaxOn = (
  gap: number,
  bases: readonly number[],
  rates: readonly number[] = [],
): boolean =>
  bases.some((base) =>
    [...USUAL, ...rates].some(
      (rate) => Math.abs(Math.abs(gap) - (Math.abs(base) * rate) / 100) <= ROUNDING,
    ),
  );
