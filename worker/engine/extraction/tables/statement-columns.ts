import { columnFinder, type Column } from './columns.js';

/** Kind of a column of a statement. `other` is never the amount or balance of the movement. */
export type StatementColumn =
  | 'date'
  | 'value_date'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'charge'
  | 'balance'
  | 'other';

export const statementColumns = columnFinder<StatementColumn>({
  date: [
    'תאריך',
    'תאריך (ה)פעולה',
    'תאריך עסקה',
    'תאריך רכישה',
    'ת. פעולה',
    'date',
    'posting date',
    'transaction date',
    'trans. date',
    'booking date',
    'date of transaction',
    'date of',
    'trans date',
    'buchung',
    'buchungstag',
    'buchungsdatum',
    'date d opération',
    'date de l opération',
    'date opération',
    'fecha (de )operación',
  ],
  value_date: [
    'תאריך ערך',
    'יום ערך',
    'ת. ערך',
    'ערך',
    'value date',
    'value',
    'valuta',
    'wertstellung',
    'date (de )valeur',
    'fecha (de )valor',
  ],
  description: [
    'תיאור',
    'תאור',
    'תיאור (ה)פעולה',
    'תיאור (ה)תנועה',
    'סוג פעולה',
    'סוג תנועה',
    'הפעולה',
    'פעולה',
    'פרטים',
    'פירוט',
    'מהות',
    'שם בית (ה)עסק',
    'בית עסק',
    'description',
    'details',
    'particulars',
    'transaction',
    'narrative',
    'transaction details',
    'merchant',
    'merchant name',
    'transaction description',
    'payee',
    'verwendungszweck',
    'buchungstext',
    'libellé',
    'nature de l opération',
  ],
  reference: [
    'אסמכתא',
    'אסמכתה',
    'מספר אסמכתא',
    "מס' אסמכתא",
    'reference',
    'ref.',
    'ref. no.',
    'ref. no. cheque no.',
    'reference no.',
    'cheque no.',
    'check no.',
  ],
  debit: [
    'חובה',
    'בחובה',
    'סכום חובה',
    'חיוב',
    'הוצאות',
    'משיכות',
    'debit',
    'debits',
    'withdrawals',
    'withdrawal',
    'money out',
    'paid out',
    'payments',
    'subtractions',
    'withdrawals/subtractions',
    'outflow',
    'dr',
    'deducted from your account',
    'amounts deducted from your account',
    'soll',
    'belastung',
    'débit',
    'cargo',
    'cargos',
  ],
  credit: [
    'זכות',
    'בזכות',
    'סכום זכות',
    'זיכוי',
    'הכנסות',
    'הפקדות',
    'credit',
    'credits',
    'deposits',
    'deposit',
    'money in',
    'paid in',
    'receipts',
    'additions',
    'deposits/additions',
    'inflow',
    'cr',
    'added to your account',
    'amounts added to your account',
    'haben',
    'gutschrift',
    'crédit',
    'abono',
    'abonos',
  ],
  amount: [
    'סכום',
    'סכום (ה)פעולה',
    'סכום (ה)תנועה',
    'זכות/חובה',
    'חובה/זכות',
    'amount',
    'debit/credit',
    'credit/debit',
    'betrag',
    'umsatz',
    'montant',
    'importe',
  ],
  charge: ['סכום (ה)חיוב', 'סכום לחיוב', 'billed amount', 'charge amount', 'charged amount'],
  balance: [
    'יתרה',
    'יתרה בש"ח',
    'יתרה מצטברת',
    'יתרה משוערכת',
    'balance',
    'balance dr cr',
    'balance cr dr',
    'balance dr',
    'balance cr',
    'running balance',
    'account balance',
    'daily balance',
    'ending daily balance',
    'saldo',
    'kontostand',
    'solde',
  ],
  other: [
    'סכום עסקה',
    'סכום מקורי',
    'סוג עסקה',
    'הערות',
    'מטבע',
    'סניף',
    'ערוץ',
    'original amount',
    'currency',
    'type',
    'branch',
    'notes',
    'category',
    'בש"ח',
    '₪',
    'nis',
    'ils',
  ],
});

/** Whether columns form a heading: a date, an amount and at least one more kind. */
export function isStatementHeading(columns: readonly Column<StatementColumn>[]): boolean {
  const kinds = new Set(columns.map((column) => column.kind));
  const dated = kinds.has('date') || kinds.has('value_date');
  return dated && kinds.size >= 3 && MONEY.some((kind) => kinds.has(kind));
}

const MONEY: readonly StatementColumn[] = ['debit', 'credit', 'amount', 'charge', 'balance'];

/** Columns that may contain amounts. */
export const moneyColumns = (
  columns: readonly Column<StatementColumn>[],
): Column<StatementColumn>[] => columns.filter(({ kind }) => isMoneyColumn(kind));

export const isMoneyColumn = (kind: StatementColumn): boolean =>
  kind === 'other' || MONEY.includes(kind);
