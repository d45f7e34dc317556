import type { DocumentData, SummaryPart } from '../../evidence/document-data.js';
import { leastCertain } from '../../extraction/certainty.js';
import { minorOf } from '../../extraction/amounts.js';
import { isExplained, isPrinted, quantity, tentative, term, type Term } from './quantity.js';
import {
  explains,
  holds,
  solveEquations,
  type Equation,
  type Quantity,
  type Solution,
} from './solve.js';

export interface StatementSummary extends Solution {
  /** Whether another printed amount may account for the difference: a part without a known label. */
  explained: boolean;
  /**
   * Set where the movements confirm every part and yet the two balances differ by something else:
   * one of them is wrong.
   */
  betweenBalances: { closing: Quantity; expected: number } | null;
}

/** What makes an account's balance smaller, and what makes a card's debt smaller; folded text. */
const OUT_OF_ACCOUNT =
  /withdrawal|subtraction|debit|check|fee|charge|payment|purchase|transfer|advance|money out|paid out|deducted|משיכות|חיובימ|עמלות/u;
const OFF_DEBT = /payment|credit|refund|return|deposit|paid in|זיכויימ|תשלומימ/u;
/** On a card only what is drawn is added. */
const ON_DEBT = /purchase|debit|charge|advance|transfer|fee|interest|חיובימ|עמלות|ריבית/u;

/** With fewer parts a line of the two balances may hold by leaving out what was changed. */
const PARTS_MIN = 2;

/** Solves the summary of a statement with what confirms its parts; null when it prints none. */
export function summaryArithmetic(data: DocumentData, isCard: boolean): StatementSummary | null {
  const { balanceSummary: summary } = data;
  if (!summary || summary.parts.length === 0) return null;
  const all = summary.parts.map(({ label, amount }, index) => ({
    times: directionOf({ label, amount }, isCard),
    quantity: sizeOf(quantity(`part:${index}`, amount)),
  }));
  const opening = { ...quantity('opening', summary.opening), signless: true };
  const closing = { ...quantity('closing', summary.closing), signless: true };
  const mainOf = (parts: typeof all): Equation => ({
    name: 'summary',
    terms: [
      term(closing, -1),
      term(opening, 1),
      ...parts.map((one) => term(one.quantity, one.times)),
    ],
    tolerance: 0,
  });
  // A line may be a part of the one above it, which no sign tells.
  const parts =
    [all, ...all.map((one) => all.filter((other) => other !== one))].find(
      (some) => some.length >= PARTS_MIN && holds(mainOf(some)),
    ) ?? all;
  const main = mainOf(parts);
  const lists = isCard ? [-1, 1] : [1, -1];
  const ofMovements = lists.flatMap((times, side) =>
    listEquation(data, { name: side === 0 ? 'in' : 'out', sign: side === 0 ? 1 : -1 }, [
      ...parts.filter((one) => one.times === times).map((one) => term(one.quantity, 1)),
    ]),
  );
  const solution = solveEquations([main, ...ofMovements, ...limitEquation(data, closing, isCard)]);
  const difference = main.terms.reduce((sum, one) => sum + one.quantity.minor * one.times, 0);
  const { inconsistency } = solution;
  const explained =
    explains(otherAmounts(data, main), difference) ||
    (inconsistency?.orParts === true && isPrinted(data, inconsistency.expected));
  const isConfirmed = ofMovements.length === 2 && ofMovements.every(holds);
  return {
    ...solution,
    explained,
    betweenBalances:
      !holds(main) && isConfirmed && !explained
        ? { closing, expected: closing.minor + difference }
        : null,
  };
}

/**
 * What the movements lead to from the opening balance, where a statement prints no summary and no
 * running balance: the closing one, where all movements were read. null without both balances.
 */
export function movementsArithmetic(
  data: DocumentData,
  isCard: boolean,
): (Solution & { explained: boolean }) | null {
  const { opening_balance: opening, closing_balance: closing } = data.fields;
  const amounts = data.transactions.flatMap(({ amount }) => amount ?? []);
  if (!opening || !closing || amounts.length === 0) return null;
  if (data.transactions.some(({ balance }) => balance)) return null;
  const sumOf = (times: 1 | -1): Equation => ({
    name: 'summary',
    terms: [
      term({ ...quantity('closing', closing), signless: true }, -1),
      term({ ...quantity('opening', opening), signless: true }, 1),
      ...amounts.map((one, index) =>
        term(sizeOf(quantity(`movement:${index}`, one)), Math.sign(one.value.minor) * times),
      ),
    ],
    tolerance: 0,
  });
  const solution = solveEquations(tentative(isCard ? [sumOf(-1), sumOf(1)] : [sumOf(1)]));
  const { inconsistency } = solution;
  if (!inconsistency) return { ...solution, explained: false };
  const { quantity: odd, expected, equations } = inconsistency;
  const claimed = equations.flatMap(({ terms }) => terms.map((one) => one.quantity));
  return {
    ...solution,
    explained: isExplained(data, claimed, expected - odd.minor) || isPrinted(data, expected),
  };
}

/** Parts are printed with a minus or without. */
const sizeOf = (one: Quantity): Quantity => ({ ...one, minor: Math.abs(one.minor) });

function directionOf({ label }: SummaryPart, isCard: boolean): 1 | -1 {
  if (!isCard) return OUT_OF_ACCOUNT.test(label) ? -1 : 1;
  return OFF_DEBT.test(label) && !ON_DEBT.test(label) ? -1 : 1;
}

/** The movements of one direction add up to the parts of that direction: confirms or decides. */
function listEquation(
  { transactions }: DocumentData,
  { name, sign }: { name: string; sign: 1 | -1 },
  parts: Term[],
): Equation[] {
  const amounts = transactions.flatMap(({ amount }) => amount ?? []);
  if (amounts.length < transactions.length || amounts.length === 0) return [];
  const own = amounts.filter(({ value }) => value.minor * sign > 0);
  const [first] = own;
  if (parts.length === 0 || !first) return [];
  const sum: Quantity = {
    name: `movements:${name}`,
    minor: own.reduce((total, { value }) => total + Math.abs(value.minor), 0),
    raw: '',
    place: first.place,
    certainty: leastCertain(...own),
    derived: true,
  };
  return [
    {
      name: 'movements',
      terms: [term(sum, -1), ...parts],
      tolerance: 0,
      soft: true,
      decides: true,
    },
  ];
}

/** A card's limit less what is left of it is its balance: confirms or decides. */
function limitEquation(
  { named = [] }: DocumentData,
  closing: Quantity,
  isCard: boolean,
): Equation[] {
  const of = (name: string): Quantity[] =>
    named
      .filter((one) => one.name === name)
      .slice(0, 1)
      .map(({ value, raw, place, certainty }) => ({
        ...{ name, raw, place, certainty },
        minor: minorOf(value) ?? 0,
      }));
  const [limit] = of('credit_limit');
  const [left] = of('available_credit');
  if (!isCard || !limit || !left) return [];
  const terms = [term(limit, 1), term(left, -1), term(closing, -1)];
  return [{ name: 'limit', terms, tolerance: 0, soft: true, decides: true }];
}

/** Printed amounts that are neither of the summary nor movements nor limits. */
function otherAmounts(
  { amounts, transactions, named = [] }: DocumentData,
  main: Equation,
): number[] {
  const taken = new Set(
    [
      ...main.terms.map((one) => one.quantity.minor),
      ...transactions.flatMap(({ amount, balance }) => [
        amount?.value.minor ?? 0,
        balance?.value.minor ?? 0,
      ]),
      ...named.filter(({ name }) => LIMITS.has(name)).map(({ value }) => minorOf(value) ?? 0),
    ].map(Math.abs),
  );
  return amounts.map(({ value }) => value.minor).filter((minor) => !taken.has(Math.abs(minor)));
}

const LIMITS: ReadonlySet<string> = new Set([
  'credit_limit',
  'available_credit',
  'available_balance',
  'minimum_payment',
]);
