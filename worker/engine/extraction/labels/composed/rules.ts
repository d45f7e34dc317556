import type { Concept } from './concepts.js';

/** What a composed label introduces: fields of `fields` and `named`, and a few of their own. */
export type ComposedField =
  | 'total'
  | 'subtotal'
  | 'vat'
  | 'amount_due'
  | 'opening_balance'
  | 'closing_balance'
  | 'gross'
  | 'net'
  | 'net_sum'
  | 'net_due'
  | 'total_deductions'
  | 'transfer_amount'
  | 'interest_paid'
  | 'monthly_payment'
  | 'issue_date'
  | 'due_date'
  | 'pay_date'
  | 'invoice_number'
  | 'order_number'
  | 'customer_number'
  | 'account'
  | 'decoy';

export interface Rule {
  field: ComposedField;
  /** Concepts that the label has, all of one of these lists. */
  has: readonly string[];
  /** Concepts that it may have besides. */
  may: string;
}

const SUM = 'total amount final current';
/** Whose payment, of which time and from where: says nothing of what is paid. */
const ROUND = 'period current bank account person';

/**
 * The first rule that a label fits says what it introduces. A label fits where it has all the
 * concepts of one list and none that the rule does not name; a label that fits none is none.
 */
export const RULES: readonly Rule[] = [
  { field: 'order_number', has: ['number order'], may: 'customer' },
  {
    field: 'invoice_number',
    has: ['number invoice', 'number statement'],
    may: 'tax period invoice',
  },
  { field: 'customer_number', has: ['number customer'], may: '' },
  { field: 'account', has: ['number account'], may: 'bank person' },

  {
    field: 'due_date',
    has: ['due date', 'due by', 'payment by', 'pay by', 'payment due date', 'left by'],
    may: 'date by due payment pay invoice total amount bank left account',
  },
  {
    field: 'pay_date',
    has: ['pay date', 'net due date'],
    may: 'paid payment transfer person net due',
  },
  {
    field: 'issue_date',
    has: ['issued date', 'issued invoice', 'issued statement', 'date invoice', 'date statement'],
    may: 'date issued invoice statement account tax',
  },

  {
    field: 'total_deductions',
    has: ['deduction total', 'deduction amount'],
    may: `pay paid monthly final total amount ${ROUND}`,
  },
  {
    field: 'net',
    has: ['net pay', 'pay incl tax', 'net transfer', 'net bank', 'net person'],
    may: `net pay transfer due left paid payment monthly final balance ${SUM} ${ROUND}`,
  },
  { field: 'net', has: ['pay transfer', 'pay due'], may: `monthly ${SUM} ${ROUND}` },
  {
    field: 'gross',
    has: ['gross pay', 'pay excl tax'],
    may: `gross payment monthly ${SUM} ${ROUND}`,
  },

  {
    field: 'interest_paid',
    has: ['interest total', 'interest amount', 'interest period', 'interest price', 'interest due'],
    may: `price paid due total amount statement ${ROUND}`,
  },
  {
    field: 'monthly_payment',
    has: ['instalment amount', 'instalment monthly', 'monthly payment'],
    may: 'instalment monthly payment amount total period due',
  },

  {
    field: 'opening_balance',
    has: ['balance opening', 'balance previous statement', 'balance previous account'],
    may: `opening previous statement date total monthly ${ROUND}`,
  },
  {
    field: 'closing_balance',
    has: ['balance closing', 'balance final', 'balance statement date', 'balance period account'],
    may: `closing final statement date total monthly ${ROUND}`,
  },

  // With its tax, to be paid or not, an amount is the total; without it the subtotal.
  {
    field: 'total',
    has: [
      'incl tax total',
      'incl tax amount',
      'incl tax price',
      'incl tax invoice',
      'incl tax due',
    ],
    may: `price invoice order net gross due left paid balance payment ${SUM} ${ROUND}`,
  },
  {
    field: 'subtotal',
    has: [
      ...['excl tax total', 'excl tax amount', 'excl tax price', 'excl tax invoice', 'subtotal'],
      ...['taxable total', 'taxable amount', 'taxable price', 'excl tax due'],
    ],
    may: `excl tax price invoice order net due balance taxable ${SUM} period current`,
  },
  {
    field: 'vat',
    has: ['tax total', 'tax amount', 'tax price', 'tax invoice', 'contained tax', 'tax due'],
    may: 'price invoice contained total amount due period current',
  },
  // What was to be paid before is no part of the document's own sum.
  {
    field: 'decoy',
    has: [
      'previous due',
      'previous amount',
      'previous invoice',
      'previous payment',
      'previous left',
    ],
    may: `due left balance amount invoice payment paid price total ${ROUND}`,
  },
  { field: 'net_due', has: ['net due'], may: `payment paid ${SUM} ${ROUND}` },
  {
    field: 'amount_due',
    has: [
      ...['due amount', 'due total', 'due balance', 'due invoice', 'due price', 'due payment'],
      ...['left amount', 'left total', 'left due', 'left balance due', 'left invoice'],
      ...['payment left', 'due bank', 'due final', 'due order'],
    ],
    may: `due left balance invoice order payment price monthly statement ${SUM} ${ROUND}`,
  },
  {
    field: 'net_sum',
    has: ['net total', 'net amount', 'net price', 'net invoice'],
    may: `price invoice order ${SUM}`,
  },
  {
    field: 'total',
    has: ['gross invoice', 'gross price', 'gross order'],
    may: `price invoice order ${SUM}`,
  },
  { field: 'gross', has: ['gross total', 'gross amount'], may: `period payment ${SUM}` },
  {
    field: 'transfer_amount',
    has: ['transfer amount', 'transfer total', 'transfer payment'],
    may: `payment paid ${SUM} bank account person`,
  },
  { field: 'transfer_amount', has: ['amount payment'], may: 'person' },
  {
    field: 'total',
    has: [
      ...['total invoice', 'total price', 'total order', 'total paid', 'total final'],
      ...['amount invoice', 'amount order', 'amount price', 'price invoice', 'price order'],
      ...['price final', 'amount final'],
    ],
    may: `price invoice order paid period bank ${SUM}`,
  },
];

/** Whether a label of these concepts fits a rule. */
export const fits = ({ has, may }: Rule, concepts: ReadonlySet<Concept>): boolean => {
  const allowed = may.split(' ');
  return has.some((list) => {
    const needed = list.split(' ');
    return (
      needed.every((concept) => concepts.has(concept as Concept)) &&
      [...concepts].every((concept) => needed.includes(concept) || allowed.includes(concept))
    );
  });
};
