import type { DocumentData, ExtractedValue, Money } from '../evidence/document-data.js';
import { fold } from '../text/fold.js';
import { upperMedian } from '../statistics.js';
import { type Cell, extractedAt, moneyAt, type Row } from './layout.js';
import { isNoName } from './parties/no-name.js';

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

type Party = DocumentData['names'][number];

/** How far above or below the amount its party is printed, heights of the amount. */
const PARTY_HEIGHTS_MAX = 2.5;

/** A word of direction before a name, folded. */
const DIRECTION =
  /^(?:(?<to>(?:(?:(?:payment|money|transfer) )?(?:sent |paid )?to|אל|עבור)[: ]\s?|ל[-־]\s?)|(?<from>(?:(?:payment |money |request )?(?:received )?from|מאת|מ[-־])[: ]?\s?))/u;

/** Two to four words, with capitals where letters have some. */
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*|[א-ת][א-ת'"״׳-]+)(?: (?:\p{Lu}[\p{L}.'’-]*|[א-ת][א-ת'"״׳-]*)){1,3}$/u;

/** Words of screens that are no names, folded. */
const OF_SCREENS =
  /(?<!\p{L})(?:payment|transfer|money|amount|balance|account|available|total|sent|received|completed|success\p{L}*|paid|request|details|today|bank|card|main|current|savings|checking|status|date|fee|deposit|receipt|wallet|תשלומ|העברה|העברת|כספ|סכומ|יתרה|יתרת|חשבונ|זמינ|סה"כ|נשלח|התקבל|בוצע\p{L}*|הושלמ\p{L}*|בקשה|בקשת|פרטי|היומ|בנק|כרטיס|מצב|תאריכ|עמלה|ארנק|אישור|בהצלחה|עו"ש)(?!\p{L})/u;

/** Says that the money came in. */
const CAME_IN = /(?<!\p{L})(?:received|credited|you got|קיבלת|התקבל|זוכה|נכנס)(?!\p{L})/u;

/** Whom the outstanding amount of a payment went to, or came from: the name in a row above or below it. */
export function nameBeside({ cell }: OutstandingAmount, rows: readonly Row[]): Party | null {
  const { y, h } = cell.rect;
  const near = rows
    .filter(({ page, rect }) => {
      const gap = rect.y > y ? rect.y - y - h : y - rect.y - rect.h;
      return page.number === 1 && gap >= -h / 2 && gap <= PARTY_HEIGHTS_MAX * h;
    })
    .sort((a, b) => Math.abs(a.rect.y - y) - Math.abs(b.rect.y - y));
  const cameIn = rows.some(({ line }) => CAME_IN.test(fold(line.text)));
  for (const { cells } of near)
    for (const one of cells) {
      const direction = DIRECTION.exec(one.folded);
      const start = direction?.[0].length ?? 0;
      const name = one.text.slice(start);
      if (!NAME.test(name) || OF_SCREENS.test(fold(name)) || isNoName(name)) continue;
      const { to, from } = direction?.groups ?? {};
      const isPayer = from !== undefined || (cameIn && to === undefined);
      const extracted = extractedAt({ cell: one, start, end: one.text.length }, name);
      return { ...extracted, certainty: 'unsure', role: isPayer ? 'payer' : 'payee' };
    }
  return null;
}
