/**
 * What a word of a label says. A label is made of these in any order: "total", "amount" and
 * "due" in "Total amount due", "Amount due in total" and "Due: total amount".
 */
export const CONCEPTS = [
  // What there is an amount, a date or a number of.
  'total',
  'subtotal',
  'amount',
  'price',
  'balance',
  'payment',
  'pay',
  'deduction',
  'tax',
  'transfer',
  'interest',
  'instalment',
  'number',
  'date',
  'invoice',
  'statement',
  'order',
  'customer',
  'account',
  // What is said of it.
  'due',
  'left',
  'paid',
  'net',
  'gross',
  'incl',
  'excl',
  'contained',
  'taxable',
  'opening',
  'closing',
  'previous',
  'final',
  'current',
  'monthly',
  'period',
  'issued',
  'by',
  'bank',
  'person',
  // Makes it a value of another kind: a count, a rate, a limit, a discount.
  'other',
  // Says nothing of its kind: "the", "of", "your", a currency.
  'filler',
] as const;

export type Concept = (typeof CONCEPTS)[number];

/**
 * The words of a language by concept; a key of several concepts holds what says all of them:
 * `'excl tax': ['before tax']`. An entry of several words is found before its single words.
 * Written as printed; case, accents, final letters and gershayim do not matter.
 */
export interface WordTable {
  words: Partial<Record<Concept | `${Concept} ${Concept}`, readonly string[]>>;
  /** Letters that may be written before a word, at most two of them. */
  prefixes?: string;
  /** The article among them, which each word of an entry of several words may have. */
  article?: string;
  /** Letters that join the parts of a compound; only languages with compounds have them. */
  joints?: readonly string[];
}
