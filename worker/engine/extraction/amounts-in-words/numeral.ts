/** A number read from the start of a list of words. */
export interface Numeral {
  /** Whole number, 0 or more. */
  value: number;
  /** Number of words it consists of. */
  taken: number;
}
