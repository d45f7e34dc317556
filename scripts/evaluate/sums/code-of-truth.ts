import type { PrintedCode } from '../../../worker/engine/index.js';
import { type Truth, valuesOf } from '../extraction-truth.js';

const AMOUNTS = [
  'total',
  'amount_due',
  'opening_balance',
  'closing_balance',
  'gross',
  'net',
] as const;

/** The code that a document would bear if it stated its true values; null where none has a place in codes. */
export function codeOf(truth: Truth): PrintedCode | null {
  const first = (name: string): string | null => valuesOf(truth[name] ?? null)[0]?.[0] ?? null;
  const amounts = AMOUNTS.flatMap((name) => {
    const minor = Math.abs(Math.round(Number(first(name) ?? 0) * 100));
    return minor > 0 ? [[name, minor] as const] : [];
  });
  const values = {
    scheme: 'truth',
    amounts: Object.fromEntries(amounts),
    ibans: valuesOf(truth.iban ?? null).flatMap(([iban]) => iban?.replace(/\s/g, '') ?? []),
    issueDate: first('issue_date'),
    number: first('invoice_number'),
    issuerNumber: first('issuer_vat_number'),
  };
  const isStated =
    amounts.length > 0 ||
    values.ibans.length > 0 ||
    values.issueDate !== null ||
    values.number !== null;
  return isStated ? { place: { page: 1, rect: { x: 0, y: 0, w: 1, h: 1 } }, values } : null;
}
