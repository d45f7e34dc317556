import type { Line, Page } from '../../../../worker/engine/evidence/page.js';
import { makePage } from './make-page.js';
import { type Align, cellWords, LINE_HEIGHT, lineOf, printed } from './make-cells.js';

/** A movement as printed; amounts in hundredths, money out negative. */
export interface PrintedRow {
  /** Day of the month. */
  day: number;
  /** null: blacked out. */
  amount: number | null;
  balance: number | null;
}

export interface StatementLook {
  language: 'he' | 'en';
  /** Alignment of headings in their columns; amounts are right-aligned. */
  headings: Align;
  /** One column of amounts with a minus sign instead of debit and credit. */
  signed?: boolean;
  /** Whether every other description has a second line. */
  wrapped?: boolean;
  rowsPerPage?: number;
  account?: string;
  month?: string;
  /** On top of the first page, or of every one. */
  opening?: number;
  openingOnEveryPage?: boolean;
  closing?: number;
  /** Number of the first page. */
  firstPage?: number;
}

const LINE_STEP = 1.25 * LINE_HEIGHT;
const MARGIN = 4;

type Kind = 'date' | 'description' | 'debit' | 'credit' | 'amount' | 'balance';

/** Percent of the page's width; amounts take less than half of their columns. */
const WIDTHS: Record<Kind, number> = {
  date: 18,
  description: 20,
  debit: 18,
  credit: 18,
  amount: 22,
  balance: 18,
};

const WORDS = {
  en: {
    heads: {
      date: 'Date',
      description: 'Description',
      debit: 'Debit',
      credit: 'Credit',
      amount: 'Amount',
      balance: 'Balance',
    },
    account: 'Account number: ',
    opening: 'Opening balance: ',
    closing: 'Closing balance: ',
    description: ['Card purchase', 'Rail tickets'],
    title: 'Account statement',
  },
  he: {
    heads: {
      date: 'תאריך',
      description: 'תיאור',
      debit: 'חובה',
      credit: 'זכות',
      amount: 'סכום',
      balance: 'יתרה',
    },
    account: 'מספר חשבון: ',
    opening: 'יתרת פתיחה: ',
    closing: 'יתרת סגירה: ',
    description: ['העברה בנקאית', 'בית קפה'],
    title: 'דף חשבון',
  },
};

/** Rows with the balances that follow from a start, one a day, oldest first. */
export function rowsFrom(start: number, amounts: readonly number[]): PrintedRow[] {
  let balance = start;
  return amounts.map((amount, index) => {
    balance += amount;
    return { day: index + 1, amount, balance };
  });
}

/** The pages of one statement in the given layout; every page repeats the table heading. */
export function makeStatement(rows: readonly PrintedRow[], look: StatementLook): Page[] {
  const perPage = look.rowsPerPage ?? 20;
  const count = Math.max(1, Math.ceil(rows.length / perPage));
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index === 0;
    const isLast = index === count - 1;
    return pageOf(rows.slice(index * perPage, (index + 1) * perPage), look, {
      number: (look.firstPage ?? 1) + index,
      opening: isFirst || look.openingOnEveryPage ? look.opening : undefined,
      closing: isLast ? look.closing : undefined,
    });
  });
}

function pageOf(
  rows: readonly PrintedRow[],
  look: StatementLook,
  { number, opening, closing }: { number: number; opening?: number; closing?: number },
): Page {
  const { language } = look;
  const words = WORDS[language];
  const kinds: Kind[] = look.signed
    ? ['date', 'description', 'amount', 'balance']
    : ['date', 'description', 'debit', 'credit', 'balance'];
  const direction = language === 'he' ? 'rtl' : 'ltr';
  const start: Align = language === 'he' ? 'right' : 'left';
  const lines: Line[] = [];
  let y = MARGIN;
  const put = (cells: Partial<Record<Kind, string>>, align: Partial<Record<Kind, Align>>) => {
    const placed = kinds.flatMap((kind, index) => {
      const before = kinds.slice(0, index).reduce((sum, one) => sum + WIDTHS[one], MARGIN);
      const left = language === 'he' ? 100 - before - WIDTHS[kind] : before;
      return cellWords(cells[kind] ?? '', left, WIDTHS[kind], align[kind] ?? 'right', y, direction);
    });
    lines.push(lineOf(placed, y, direction));
    y += LINE_STEP;
  };
  const say = (text: string) => {
    lines.push(lineOf(cellWords(text, MARGIN, 92, start, y, direction), y, direction));
    y += 2 * LINE_STEP;
  };
  say(words.title);
  if (look.account) say(words.account + look.account);
  if (opening !== undefined) say(words.opening + printed(opening));
  const heads = Object.fromEntries(kinds.map((kind) => [kind, look.headings]));
  put(words.heads, { ...heads, date: start, description: start });
  rows.forEach(({ day, amount, balance }, index) => {
    const cells: Partial<Record<Kind, string>> = {
      date: `${String(day).padStart(2, '0')}/${look.month ?? '03/2026'}`,
      description: words.description[0],
      ...(amount !== null && {
        [look.signed ? 'amount' : amount < 0 ? 'debit' : 'credit']: printed(
          look.signed ? amount : Math.abs(amount),
        ),
      }),
      ...(balance !== null && { balance: printed(balance) }),
    };
    put(cells, { date: start, description: start });
    if (look.wrapped && index % 2 === 0) {
      put({ description: words.description[1] }, { description: start });
    }
  });
  y += LINE_STEP;
  if (closing !== undefined) say(words.closing + printed(closing));
  return { ...makePage([], { direction, number }), lines };
}
