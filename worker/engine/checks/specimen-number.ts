/** Digits in counting order, up or down, from this many on are typed by a person, not issued. */
const COUNTED_MIN = 4;

/**
 * Whether a number looks made up, as in specimens and documents with numbers replaced before
 * publication: 1234 5678, 4321, digits from neighbouring keys. Of random digits 0.14 % of the
 * places begin a run of four, so that 2 % of numbers of 17 digits look so by chance.
 */
export function isSpecimenNumber(number: string): boolean {
  const digits = Array.from(number.replace(/\D/g, ''), Number);
  let [up, down] = [1, 1];
  const isCounted = digits.some((digit, at) => {
    const before = digits[at - 1];
    up = before !== undefined && digit === before + 1 ? up + 1 : 1;
    down = before !== undefined && digit === before - 1 ? down + 1 : 1;
    return up >= COUNTED_MIN || down >= COUNTED_MIN;
  });
  return isCounted || isTypedAcrossKeys(digits);
}

/** Moves between different keys from which on a number shows how it was typed, and the share to neighbours. */
const MOVES_MIN = 12;
const NEIGHBOURS_SHARE_MIN = 0.85;

/**
 * Whether fingers wandered over a block of number keys: nearly each digit is another one that
 * lies beside, above, below or diagonal to the one before. Of random digits a move ends on a
 * neighbour 4 times in 10, so that 12 moves do by chance in 1 of 1,000 numbers. Zeros are left
 * out: they fill account numbers up.
 */
function isTypedAcrossKeys(digits: readonly number[]): boolean {
  const keys = digits.filter((digit) => digit !== 0);
  const moves = keys.flatMap((digit, at) => {
    const before = keys[at - 1];
    return before === undefined || before === digit ? [] : [[before, digit] as const];
  });
  const near = moves.filter(([from, to]) => areNeighbours(from, to)).length;
  return moves.length >= MOVES_MIN && near >= moves.length * NEIGHBOURS_SHARE_MIN;
}

const areNeighbours = (a: number, b: number): boolean =>
  Math.abs(columnOf(a) - columnOf(b)) <= 1 && Math.abs(rowOf(a) - rowOf(b)) <= 1;

/** Columns and rows of the digits 1 to 9 in their block of keys; above or below is the same from both ends. */
const columnOf = (digit: number): number => (digit - 1) % 3;
const rowOf = (digit: number): number => Math.floor((digit - 1) / 3);
