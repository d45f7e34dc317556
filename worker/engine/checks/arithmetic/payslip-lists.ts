import type {
  Component,
  DocumentData,
  Payslip,
  PayslipLine,
  PayslipTotal,
} from '../../evidence/document-data.js';
import { leastCertain } from '../../extraction/certainty.js';
import { runsAbove } from './column-runs.js';
import { firstThatHolds, quantity, tentative, term, type Term } from './quantity.js';
import { type Equation, holds, type Quantity } from './solve.js';

/** Agorot; each component is rounded on its own. */
export const TOLERANCE = 2;
export const PER_COMPONENT = 1;
/** Sums of the year are printed in whole shekels. */
const YEAR_TOLERANCE = 100;

export function totalOf({ totals }: Payslip, name: PayslipTotal): Quantity | null {
  const total = totals[name];
  return total ? quantity(name, total) : null;
}

/** The lines of each table add up to its total. */
export function listEquations(payslip: Payslip): Equation[] {
  const { payments, mandatory, voluntary } = payslip;
  const of = (name: PayslipTotal): Quantity | null => totalOf(payslip, name);
  const deductions = [...linesOf('mandatory', mandatory), ...linesOf('voluntary', voluntary)];
  const ofMandatory = of('mandatory_deductions');
  return [
    ...sumEquation('payments', linesOf('payments', payments), [of('total_payments'), of('gross')]),
    ...sumEquation(
      'deductions_listed',
      ofMandatory ? linesOf('mandatory', mandatory) : deductions,
      [ofMandatory, of('total_deductions'), of('total_taxes')],
    ),
    ...sumEquation('deductions_listed', linesOf('voluntary', voluntary), [
      of('voluntary_deductions'),
    ]),
  ];
}

/**
 * A list without headings over its columns is read by its labels alone, and rows may be missing
 * or of another list: it confirms its total, or decides which of two values is wrong.
 */
export function looseListEquations(data: DocumentData, payslip: Payslip): Equation[] {
  if (data.payslips?.length !== 1) return [];
  const of = (name: PayslipTotal): Quantity | null => totalOf(payslip, name);
  const loose = (name: string, lines: readonly Component[], goal: Quantity | null): Equation[] =>
    goal && lines.length >= 2 && lines.length <= LINES_MAX
      ? [
          {
            name,
            terms: [
              term(goal, -1),
              ...lines.map(({ amount }, index) => term(quantity(`${name}:${index}`, amount), 1)),
            ],
            tolerance: TOLERANCE + PER_COMPONENT * lines.length,
            soft: true,
            decides: true,
          },
        ]
      : [];
  const { payments, mandatory, voluntary } = payslip;
  return [
    ...(payments.length === 0
      ? loose('payments', data.payments, of('total_payments') ?? of('gross'))
      : []),
    ...(mandatory.length + voluntary.length === 0
      ? loose(
          'deductions_listed',
          data.deductions,
          of('total_deductions') ?? of('mandatory_deductions'),
        )
      : []),
  ];
}

const QUANTITY_NAMES = {
  payments: 'payments',
  mandatory: 'deductions_listed:mandatory',
  voluntary: 'deductions_listed:voluntary',
} as const;

const lineName = (list: keyof typeof QUANTITY_NAMES, index: number): string =>
  `${QUANTITY_NAMES[list]}:${index}`;

export const linesOf = (list: keyof typeof QUANTITY_NAMES, lines: readonly PayslipLine[]): Term[] =>
  lines.map(({ amount }, index) => term(quantity(lineName(list, index), amount), 1));

/**
 * The lines add up to the first of the goals. Where they do not, rows may stand among them
 * that are no part of the sum (the minimum wage, a balance); then neighbouring lines that
 * add up to a goal confirm it, and the whole list is not held against it.
 */
function sumEquation(name: string, parts: Term[], goals: (Quantity | null)[]): Equation[] {
  // A single line is the total under another name.
  if (parts.length < 2 || parts.length > LINES_MAX) return [];
  const known = goals.flatMap((goal) => goal ?? []);
  const sumOf = (goal: Quantity, lines: Term[]): Equation => ({
    name,
    terms: [term(goal, -1), ...lines],
    tolerance: TOLERANCE + PER_COMPONENT * lines.length,
  });
  const whole = firstThatHolds(known.map((goal) => sumOf(goal, parts)));
  if (whole.some(holds)) return whole;
  const runs = parts.flatMap((_, start) =>
    parts.slice(start + 2).map((_line, more) => parts.slice(start, start + 2 + more)),
  );
  const confirmed = known.flatMap((goal) =>
    runs
      .map((run) => sumOf(goal, run))
      .filter(holds)
      .slice(0, 1),
  );
  return confirmed.length > 0 ? confirmed : whole;
}

/** No payslip lists more lines; the search for runs is quadratic. */
const LINES_MAX = 60;

/** Quantity times rate is the amount; a line paid in part only confirms nothing. */
export function rateEquation(
  { quantity: count, rate, amount }: PayslipLine,
  index: number,
): Equation[] {
  if (!count || !rate) return [];
  const product: Quantity = {
    name: `product:${index}`,
    minor: (count.value * rate.value.minor) / 100,
    raw: `${count.raw} x ${rate.raw}`,
    place: rate.place,
    certainty: leastCertain(count, rate),
    derived: true,
  };
  return [
    {
      name: 'rate',
      terms: [term(quantity(lineName('payments', index), amount), 1), term(product, -1)],
      // Half an agora of the rate for each unit.
      tolerance: TOLERANCE + count.value / 200,
      soft: true,
    },
  ];
}

/** More refunds are a list with a sum of its own. */
const REFUNDS_MAX = 5;

/** The gross and what is refunded are all that is paid: the last lines above the total, or the one that is the difference. */
export function refundEquation(data: DocumentData, { totals }: Payslip): Equation[] {
  const { gross, total_payments: paid } = totals;
  if (!gross || !paid) return [];
  const ends = [term(quantity('total_payments', paid), -1), term(quantity('gross', gross), 1)];
  const [run = []] = runsAbove(paid, data.amounts).slice(-1);
  const lines = run.map((one, index) => term(quantity(`refund:${index}`, one), 1));
  const last = lines.slice(0, REFUNDS_MAX).map((_, at) => lines.slice(0, at + 1));
  const single = lines.slice(1).map((one) => [one]);
  return tentative(
    [...last, ...single].map((refunds) => ({
      name: 'payments:refunds',
      terms: [...ends, ...refunds],
      tolerance: TOLERANCE,
    })),
  );
}

/** In January the sum of the year is that of the month. */
export function yearEquation({ month, totals, year }: Payslip): Equation[] {
  const { gross } = totals;
  if (!month?.value.endsWith('-01') || !gross || !year.gross) return [];
  return [
    {
      name: 'year',
      terms: [term(quantity('gross', gross), 1), term(quantity('year_gross', year.gross), -1)],
      tolerance: YEAR_TOLERANCE,
      soft: true,
    },
  ];
}
