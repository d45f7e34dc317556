import type { FoundAmount } from './amounts.js';

/** Of a cell of a line what is needed here; its amounts are joined in place. */
interface Cell {
  text: string;
  amounts: FoundAmount[];
  row: Row;
}

interface Row {
  cells: readonly Cell[];
}

/** Pairs that must look like one number before spaces are how a document groups thousands. */
const PAIRS_MIN = 3;
/** Share of them that may be quantity and price, whose product stands in the line. */
const PRODUCTS_SHARE_MAX = 0.2;

/** "28" and "500.00" of "28 500.00", in the place of the second among the amounts of its cell. */
interface Pair {
  cell: Cell;
  at: number;
  head: FoundAmount;
  tail: FoundAmount;
}

/**
 * Joins "28 500.00" to one amount where a document, as in South Africa, groups thousands by spaces
 * before a point: it prints several such pairs, no amount of four digits or more in another way, and
 * the pairs are no quantities with prices. Before a comma a space is always one of thousands.
 */
export function joinSpacedThousands(rows: readonly Row[]): void {
  const cells = rows.flatMap((row) => row.cells);
  const pairs = cells.flatMap(pairsOf);
  if (pairs.length < PAIRS_MIN || cells.some(hasLongAmount)) return;
  const products = pairs.filter(isPriced).length;
  if (products > pairs.length * PRODUCTS_SHARE_MAX) return;
  for (const cell of new Set(pairs.map((pair) => pair.cell))) {
    // Millions have three groups.
    for (let pair = pairsOf(cell).at(-1); pair; pair = pairsOf(cell).at(-1))
      cell.amounts.splice(pair.at - 1, 2, joined(pair));
  }
}

/** The amount with spaces in it that begins at a place of a cell's text. */
export const spacedAmountAt = ({ text, amounts }: Cell, at: number): FoundAmount | undefined =>
  amounts.find(
    ({ start, end, decimals }) =>
      start === at && decimals && /\d \d{3}\.\d{2}/.test(text.slice(start, end)),
  );

function pairsOf(cell: Cell): Pair[] {
  return cell.amounts.flatMap((tail, at) => {
    const head = cell.amounts[at - 1];
    if (!head || head.decimals || !tail.decimals || head.end + 1 !== tail.start) return [];
    const isPair =
      /^\D{0,3}[1-9]\d{0,2}$/.test(cell.text.slice(head.start, head.end)) &&
      cell.text.charAt(head.end) === ' ' &&
      /^\d{3}(?: \d{3})*\.\d{2}\D{0,4}$/.test(cell.text.slice(tail.start, tail.end));
    return isPair ? [{ cell, at, head, tail }] : [];
  });
}

/** "1,234.00", "1234.00": thousands without a space. */
const hasLongAmount = ({ text, amounts }: Cell): boolean =>
  amounts.some(
    ({ start, end, decimals }) => decimals && /\d{4}[.,]\d|\d,\d{3}/.test(text.slice(start, end)),
  );

/** Whether the product of the two stands in their line: "2 150.00 300.00". */
function isPriced({ cell, head, tail }: Pair): boolean {
  const product = Math.abs((head.minor / 100) * tail.minor);
  return cell.row.cells.some(({ amounts }) =>
    amounts.some((one) => one !== tail && Math.abs(one.minor) === product),
  );
}

function joined({ cell, head, tail }: Pair): FoundAmount {
  const digits = cell.text.slice(tail.start, tail.end).replace(/\D/g, '').length;
  const minor = Math.abs(head.minor / 100) * 10 ** digits + Math.abs(tail.minor);
  return {
    ...tail,
    start: head.start,
    minor: head.minor < 0 || tail.minor < 0 ? -minor : minor,
    currency: head.currency ?? tail.currency,
    isMoney: true,
  };
}
