import type {
  AmountField,
  DocumentData,
  ExtractedValue,
  Money,
  Payslip,
} from '../evidence/document-data.js';
import { sumsThatHold } from './confirm-by-sums.js';

/** Fields that a document adds up to each other; each has its place in them by the others. */
const ADDED_UP: readonly (readonly AmountField[])[] = [
  ['subtotal', 'vat', 'total'],
  ['subtotal', 'vat', 'amount_due'],
  ['gross', 'total_deductions', 'net'],
  ['opening_balance', 'total_credits', 'total_debits', 'closing_balance'],
];

/**
 * An amount whose label is in no list, and is known by its words alone, is `unsure` until the
 * document says more of it: other labels name all that it is added up with, a sum holds with it,
 * a listed label or words state it again. Its digits may be read well; which of the document's
 * amounts it is, is what nothing else says.
 */
export function doubtComposed(data: DocumentData): void {
  const payslips = (data.payslips ?? []).map(({ totals }) => totals);
  const amounts = [data.fields, ...payslips].flatMap((group) => Object.values(group));
  const composed = amounts.filter(({ isComposed }) => isComposed);
  if (composed.length === 0) return;
  const groups = [data.fields, ...payslips.map(withNet)];
  const placed = new Set([...groups.flatMap(addedUp), ...sumsThatHold(data).flat()]);
  const inWords = (data.amountsInWords ?? []).map(({ words }) => words);
  const listed = [...amounts.filter(({ isComposed }) => !isComposed), ...inWords];
  const said = new Set(listed.map(({ value }) => Math.abs(value.minor)));
  const doubted = composed.filter(
    (amount) => !placed.has(amount) && !said.has(Math.abs(amount.value.minor)),
  );
  for (const amount of doubted) amount.certainty = 'unsure';
  // A payslip's totals are listed under their names too.
  for (const named of data.named ?? [])
    if (named.isComposed && doubted.some(({ raw }) => raw === named.raw))
      named.certainty = 'unsure';
}

type Group = Partial<Record<AmountField, ExtractedValue<Money>>>;

/** What is paid out is the net where no other is named. */
const withNet = ({ net_to_pay: paidOut, ...totals }: Payslip['totals']): Group => {
  const net = totals.net ?? paidOut;
  const { gross, total_deductions: deductions } = totals;
  return {
    ...(gross && { gross }),
    ...(deductions && { total_deductions: deductions }),
    ...(net && { net }),
  };
};

/** The amounts of each set of fields that a group has whole. */
const addedUp = (group: Group): ExtractedValue<Money>[] =>
  ADDED_UP.flatMap((names) => {
    const amounts = names.flatMap((name) => group[name] ?? []);
    return amounts.length === names.length ? amounts : [];
  });
