import type { DocumentData, ExtractedValue, Money } from '../evidence/document-data.js';
import { moneyIn, type Row } from './layout.js';

/** The line of a folio that adds up its columns, and the one below it; folded. */
const SUM =
  /^\W*(?:grand )?(?:total|totals|summe|gesamt|totaal|totale|sous-total|סה"כ|סכ הכל)\W*$/u;
const BALANCE =
  /^\W*(?:(?:balance|saldo|solde|יתרה)(?: (?:due|offen|dû|לתשלומ))?|offener (?:betrag|saldo))(?: [a-z]{3})?\W*$/u;
/** Rows from the sums to the balance: a rule or a remark stands between them. */
const BALANCE_ROWS = 3;

interface Sums {
  charges: ExtractedValue<Money>;
  credits: ExtractedValue<Money>;
  balance: ExtractedValue<Money>;
}

/**
 * Names the sums of a bill that is kept like an account, a hotel's folio: "Total | charges 944.23 |
 * credits 944.23" above "Balance 0.00" are its total, what was paid and what is due. Only where the
 * balance is the difference of the two, or two of the three are what the movements come to; a document
 * with an opening balance is an account's.
 */
export function settleFolio(data: DocumentData, rows: readonly Row[]): void {
  const { fields, named = [] } = data;
  if (fields.opening_balance || !named.some(({ name }) => name === 'invoice_number')) return;
  const sums = sumsIn(rows).find((one) => addsUp(one) || agrees(one, data));
  if (!sums) return;
  const { charges, credits, balance } = sums;
  if (fields.total && fields.total.value.minor !== charges.value.minor) return;
  Object.assign(fields, { total: charges, amount_paid: credits, amount_due: balance });
  delete fields.total_credits;
  delete fields.total_debits;
  delete fields.closing_balance;
}

const sizeOf = ({ value }: ExtractedValue<Money>): number => Math.abs(value.minor);

const addsUp = ({ charges, credits, balance }: Sums): boolean =>
  charges.value.minor - sizeOf(credits) === balance.value.minor;

/** How the sums of a folio stand to its lines, hundredths. */
export interface FolioLines {
  charges: number;
  credits: number;
  /**
   * By how much a sum may be less than its lines: an adjustment of a charge is printed among the charges
   * with a minus and lessens their sum, and counts here with the credits.
   */
  adjustments: ReadonlySet<number>;
}

/** What the movements of a folio come to, both positive. */
export function folioLines({ transactions }: Pick<DocumentData, 'transactions'>): FolioLines {
  const amounts = transactions.flatMap(({ amount }) => amount?.value.minor ?? []);
  const sum = (sign: 1 | -1): number =>
    amounts.filter((one) => one * sign > 0).reduce((total, one) => total + one * sign, 0);
  const adjustments = new Set([0, ...amounts.filter((one) => one > 0)]);
  return { charges: sum(-1), credits: sum(1), adjustments };
}

/** Whether two of the three sums are what the movements come to. */
function agrees({ charges, credits, balance }: Sums, data: DocumentData): boolean {
  if (data.transactions.length === 0) return false;
  const lines = folioLines(data);
  const holding = [
    lines.adjustments.has(lines.charges - sizeOf(charges)),
    lines.adjustments.has(lines.credits - sizeOf(credits)),
    balance.value.minor === lines.charges - lines.credits,
  ];
  return holding.filter(Boolean).length >= 2;
}

/** The rows of sums with the balance below them. */
const sumsIn = (rows: readonly Row[]): Sums[] =>
  rows.flatMap((row) => {
    if (!SUM.test(row.cells[0]?.folded ?? '')) return [];
    const [charges, credits, ...others] = moneyIn(row);
    const below = rows
      .slice(row.index + 1, row.index + 1 + BALANCE_ROWS)
      .find(({ page, cells }) => page === row.page && BALANCE.test(cells[0]?.folded ?? ''));
    const [balance, ...further] = below ? moneyIn(below) : [];
    if (!charges || !credits || !balance || others.length + further.length > 0) return [];
    return charges.value.minor > 0 ? [{ charges, credits, balance }] : [];
  });
