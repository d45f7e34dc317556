import type { ExtractedValue, Money } from '../evidence/document-data.js';
import { upperMedian } from '../statistics.js';
import { type Cell, moneyAt, type Row } from './layout.js';

/** An amount that a page shows larger than all else, with the cell that it fills. */
export interface OutstandingAmount {
  amount: ExtractedValue<Money>;
  cell: Cell;
}

/** Minimum height of an outstanding amount, in usual rows, and in the next highest row of words. */
const USUAL_ROWS_MIN = 1.5;
const NEXT_ROW_MIN = 1.15;

/** What may stand beside it in its cell: a currency and a sign. */
const BESIDE_CHARS_MAX = 5;

/**
 * The amount that the first page shows larger than everything else it says in words, alone in its
 * cell: screens of payments and accounts show theirs so, without a label. null where two different
 * ones are as large, as in a chat of several payments.
 */
export function outstandingAmount(rows: readonly Row[]): OutstandingAmount | null {
  const first = rows.filter(({ page }) => page.number === 1);
  const worded = first.filter(({ line }) => WORD.test(line.text));
  if (worded.length < ROWS_MIN) return null;
  const usual = upperMedian(worded.map(({ rect }) => rect.h));
  const found = first.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const amount = amountAlone(cell);
      return amount && usual !== null && cell.rect.h >= USUAL_ROWS_MIN * usual
        ? [{ amount, cell }]
        : [];
    }),
  );
  const [highest, ...others] = [...found].sort((a, b) => b.cell.rect.h - a.cell.rect.h);
  if (!highest) return null;
  const { h } = highest.cell.rect;
  const isAlike = others.some(
    ({ amount, cell }) =>
      amount.value.minor !== highest.amount.value.minor && h < NEXT_ROW_MIN * cell.rect.h,
  );
  const isLower = worded.some((row) => row !== highest.cell.row && h < NEXT_ROW_MIN * row.rect.h);
  return isAlike || isLower ? null : highest;
}

/** A page with fewer rows of words has no usual height. */
const ROWS_MIN = 5;

const WORD = /\p{L}{3}/u;

function amountAlone(cell: Cell): ExtractedValue<Money> | null {
  const [only, ...others] = cell.amounts.filter(({ isPart }) => !isPart);
  if (!only?.isMoney || others.length > 0) return null;
  const beside = `${cell.folded.slice(0, only.start)}${cell.folded.slice(only.end)}`.trim();
  const amount = moneyAt(cell, only);
  const isMarked = amount.value.currency !== null || only.decimals;
  return isMarked && beside.length <= BESIDE_CHARS_MAX && !/\d/u.test(beside) ? amount : null;
}
