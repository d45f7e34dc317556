import type {
  Component,
  DocumentData,
  Payslip,
  PayslipLine,
  PayslipTotal,
} from '../../evidence/document-data.js';
import { leastCertain } from '../../extraction/certainty.js';
import type { PayslipArithmetic } from './payslip.js';
import {
  agreesWithColumn,
  columnEquations,
  confirmsByColumn,
  isDecidedByColumn,
  isInCountedLine,
} from './payslip-columns.js';
import { runsAbove } from './column-runs.js';
import { LEDGER, ledgerEquations } from './payslip-ledger.js';
import { unmadeTotal } from './unmade-total.js';
import { type Unnamed, unnamedAmounts, withUnnamedPart } from './payslip-unnamed.js';
import {
  firstThatHolds,
  isExplained,
  isPrinted,
  quantity,
  tentative,
  term,
  type Term,
} from './quantity.js';
import {
  type Equation,
  explains,
  explainsAltogether,
  holds,
  type Inconsistency,
  type Quantity,
  solveEquations,
  type Solution,
} from './solve.js';

/** Agorot; each component is rounded on its own. */
const TOLERANCE = 2;
const PER_COMPONENT = 1;
/** A shekel, euro or dollar. */
const UNIT = 100;
/** Sums of the year are printed in whole shekels. */
const YEAR_TOLERANCE = 100;

/**
 * Solves the sums that one payslip prints: the lines of a table and its total, the chain
 * from the gross to what is paid out, quantity times rate, and in January the sums of the
 * month and of the year. null when it prints none.
 */
export function payslipFormArithmetic(
  data: DocumentData,
  payslip: Payslip,
): PayslipArithmetic | null {
  const nets = netEquations(payslip, unnamedAmounts(data, payslip));
  const equations = withUnderstoodNet(data, payslip, [
    ...nets,
    ...listEquations(payslip),
    ...looseListEquations(data, payslip),
    ...columnEquations(data, payslip, nets),
    ...payslip.payments.flatMap(rateEquation),
    ...yearEquation(payslip),
    ...ledgerEquations(data, payslip),
    ...refundEquation(data, payslip),
  ]);
  if (equations.length === 0) return null;
  const solution = withContradictedNet(solveEquations(equations));
  const claimed = equations
    .filter(({ name }) => name !== LEDGER)
    .flatMap(({ terms }) => terms.map((one) => one.quantity));
  const lines = linesOfAll(payslip).map(({ amount }) => amount.value.minor);
  const page = { ...data, amounts: amountsBesideLines(data, payslip, claimed) };
  const isDifferenceExplained = ({ quantity, expected }: Inconsistency): boolean =>
    isExplained(page, claimed, expected - quantity.minor) ||
    explains(lines, expected - quantity.minor);
  const inconsistency =
    solution.inconsistency ??
    unmadeTotal(
      data,
      payslip,
      solution,
      (one) => !isDifferenceExplained(one) && !isPrinted(data, one.expected),
    );
  if (!inconsistency) return { ...solution, explained: false };
  // Two sums that agree on a correction leave nothing to explain.
  const explained =
    !agreesWithColumn(inconsistency, equations) &&
    (isDifferenceExplained(inconsistency) ||
      // Where another amount is what the sum demands, that one may be the value.
      (inconsistency.orParts === true && isPrinted(data, inconsistency.expected)));
  // Sums that need not hold tell nothing where the difference has a reason.
  const isIdle = explained && inconsistency.equations.every(({ tentative: need }) => need === true);
  return isIdle
    ? { ...solution, inconsistency: null, explained: false }
    : { ...solution, inconsistency, explained };
}

/** What is taxed: beside the gross and what is exempt it looks like their sum. */
const BASES: ReadonlySet<string> = new Set<PayslipTotal>(['taxable_income', 'insurable_income']);

/** The sizes of the totals that the sums of the payslips of a document confirm, and of what is taxed, hundredths. */
export function heldTotals(data: DocumentData): Set<number> {
  const sizes = (data.payslips ?? []).flatMap((payslip) => {
    const held = payslipFormArithmetic(data, payslip)?.holding ?? [];
    const names = new Set(held.flatMap(({ terms }) => terms.map((one) => one.quantity.name)));
    return Object.entries(payslip.totals).flatMap(([name, { value }]) =>
      names.has(name) || BASES.has(name) ? [Math.abs(value.minor)] : [],
    );
  });
  return new Set(sizes);
}

const linesOfAll = ({ payments, mandatory, voluntary }: Payslip): PayslipLine[] => [
  ...payments,
  ...mandatory,
  ...voluntary,
];

/**
 * The amounts of the page that are no hours and no rates of its lines, nor stand in a line of
 * which a column counts another one.
 */
function amountsBesideLines(
  data: DocumentData,
  payslip: Payslip,
  claimed: readonly Quantity[],
): DocumentData['amounts'] {
  const counts = new Set(
    linesOfAll(payslip).flatMap((line) => [line.quantity?.value ?? 0, line.rate?.value.minor ?? 0]),
  );
  return data.amounts.filter(
    ({ place, value }) =>
      place.page === payslip.page && !counts.has(value.minor) && !isInCountedLine(place, claimed),
  );
}

/**
 * "Gross less mandatory deductions" may miss further deductions. Where the lists of both hold, no
 * other list is there and nothing else that is printed adds up to the difference, it must hold.
 */
function withUnderstoodNet(
  data: DocumentData,
  payslip: Payslip,
  equations: Equation[],
): Equation[] {
  const at = equations.findIndex(({ name, soft }) => name === 'net' && soft === true);
  const net = equations[at];
  if (!net || holds(net) || payslip.voluntary.length > 0) return equations;
  const isListed = (name: string): boolean =>
    equations.some(
      (one) =>
        confirmsByColumn(one, name) || (one.name === name && one.decides !== true && holds(one)),
    );
  // A column that adds up to what the other two values demand says which one is wrong.
  const isDecided = isDecidedByColumn(equations);
  const known = LISTS.filter((name) => isListed(name)).length + (isDecided ? 1 : 0);
  if (known < LISTS.length) return equations;
  const quantities = equations.flatMap(({ terms }) => terms.map((one) => one.quantity));
  const claimed = new Set(quantities.map(({ minor }) => Math.abs(minor)));
  const others = amountsBesideLines(data, payslip, quantities)
    .map(({ value }) => value.minor)
    .filter((minor) => !claimed.has(Math.abs(minor)));
  const difference = net.terms.reduce((sum, one) => sum + one.quantity.minor * one.times, 0);
  if (!isDecided && explainsAltogether(others, difference)) return equations;
  const { soft: _, ...hard } = net;
  return equations.with(at, hard);
}

/**
 * A net pay that was changed together with what is paid out is confirmed by the sum below
 * it, as gross and deductions are by their lists. Where the one equation that breaks joins
 * them, every value of the chain is understood, and the net contradicts all above it.
 */
function withContradictedNet(solution: Solution): Solution {
  const [broken, ...others] = solution.broken;
  if (solution.inconsistency || others.length > 0 || broken?.name !== 'net') return solution;
  const held = new Set(
    solution.holding.flatMap(({ terms }) => terms.map((one) => one.quantity.name)),
  );
  const net = broken.terms.find(({ times, quantity: { name } }) => times < 0 && name === 'net');
  if (!net || !broken.terms.every(({ quantity: { name } }) => held.has(name))) return solution;
  const residual = broken.terms.reduce((sum, one) => sum + one.quantity.minor * one.times, 0);
  const expected = net.quantity.minor + residual;
  return { ...solution, inconsistency: { quantity: net.quantity, expected, equations: [broken] } };
}

function totalOf({ totals }: Payslip, name: PayslipTotal): Quantity | null {
  const total = totals[name];
  return total ? quantity(name, total) : null;
}

/**
 * Gross less mandatory deductions is net, less voluntary ones what is paid out. A form
 * with only one of the two sums takes all deductions off at once.
 */
function netEquations(payslip: Payslip, unnamed: Unnamed): Equation[] {
  const { gross, total_payments: all } = payslip.totals;
  if (!gross || !all) return netEquationsFrom(totalOf(payslip, 'gross'), payslip, unnamed);
  // What is refunded counts in the net pay of most forms.
  const ways = (['total_payments', 'gross'] as const).map((name) =>
    netEquationsFrom(totalOf(payslip, name), payslip, unnamed),
  );
  const [first = []] = ways;
  const isNet = (one: Equation): boolean =>
    one.name === 'net' && one.terms.length > 2 && holds(one);
  return ways.find((equations) => equations.some(isNet)) ?? first;
}

function netEquationsFrom(gross: Quantity | null, payslip: Payslip, unnamed: Unnamed): Equation[] {
  const of = (name: PayslipTotal): Quantity | null => totalOf(payslip, name);
  const [net, paid, taxes] = [of('net'), of('net_to_pay'), of('total_taxes')];
  const [all, mandatory, voluntary] = [
    of('total_deductions'),
    of('mandatory_deductions'),
    of('voluntary_deductions'),
  ];
  const equation = (plus: Quantity, result: Quantity, minus: (Quantity | null)[]): Equation => ({
    name: 'net',
    terms: [
      term(plus, 1),
      term(result, -1),
      ...minus.flatMap((one) => (one ? [term(one, -1)] : [])),
    ],
    // Some employers round what they pay to whole units.
    tolerance: result.minor % 100 === 0 ? UNIT - 1 : TOLERANCE,
  });
  const deductions: Equation[] =
    all && mandatory && voluntary
      ? withUnnamedPart(
          [
            {
              name: 'deductions',
              terms: [term(all, -1), term(mandatory, 1), term(voluntary, 1)],
              tolerance: TOLERANCE,
            },
          ],
          unnamed,
        )
      : [];
  if (gross && net && paid && mandatory && !all) {
    const further = linesBeyond(payslip, mandatory);
    const unstated = voluntary ? [] : linesOf('voluntary', payslip.voluntary);
    const quantities = (lines: Term[]): Quantity[] => lines.map((one) => one.quantity);
    return [
      ...withUnnamedPart(
        [
          ...(further.length > 0
            ? [equation(gross, net, [mandatory, ...quantities(further)])]
            : []),
          equation(gross, net, [mandatory]),
        ],
        unnamed,
      ),
      ...withUnnamedPart(
        [
          ...(unstated.length > 0 ? [equation(net, paid, quantities(unstated))] : []),
          equation(net, paid, [voluntary]),
        ],
        unnamed,
      ),
    ];
  }
  const result = paid ?? net;
  if (!gross || !result) return deductions;
  if (all) {
    const plain = equation(gross, result, [all]);
    // "Total deductions" without the taxes that have a total of their own.
    const withTaxes = taxes ? equation(gross, result, [all, taxes]) : null;
    const ways = [
      plain,
      ...(net && paid ? [equation(gross, net, [all])] : []),
      ...(withTaxes ? [withTaxes] : []),
    ];
    const first = withUnnamedPart(ways, unnamed, plain);
    // Then something else is added to what is paid: a refund of expenses.
    const second = withTaxes && !first.some(holds) ? withUnnamedPart([withTaxes], unnamed) : [];
    return [
      ...deductions,
      ...(second.some(holds) ? second : first),
      ...(net && paid && mandatory ? tentative([equation(gross, net, [mandatory])]) : []),
      ...(net && paid && voluntary ? tentative([equation(net, paid, [voluntary])]) : []),
    ];
  }
  // Without a stated total there may be further deductions.
  if (mandatory) return [{ ...equation(gross, result, [mandatory, voluntary]), soft: !voluntary }];
  if (!taxes)
    return [
      ...deductions,
      // "Gesamt-Brutto" less the sum of taxes and that of insurances, whatever they are called.
      ...tentative(
        unnamed.sums.flatMap((one, index) => [
          equation(gross, net ?? result, [one]),
          ...unnamed.sums
            .slice(index + 1)
            .map((other) => equation(gross, net ?? result, [one, other])),
        ]),
      ),
    ];
  // What is paid out is the net pay again, unless something is added to it.
  const results = [net, paid].flatMap((one) => one ?? []);
  return results.map((one) => ({
    ...equation(gross, one, [taxes]),
    soft: !holdsInYear(payslip, one === net ? 'net' : 'net_to_pay'),
  }));
}

/** Whether taxes alone lead from the gross to the net pay in the column of the year: nothing else is taken off. */
function holdsInYear({ year }: Payslip, result: 'net' | 'net_to_pay'): boolean {
  const { gross, total_taxes: taxes, [result]: rest } = year;
  if (!gross || !taxes || !rest) return false;
  return Math.abs(gross.value.minor - taxes.value.minor - rest.value.minor) <= TOLERANCE;
}

/**
 * Payroll programs list contributions to funds below the total of taxes and insurance: the
 * lines behind those that add up to it. None where no first lines do.
 */
function linesBeyond({ mandatory }: Payslip, total: Quantity): Term[] {
  const lines = linesOf('mandatory', mandatory);
  let sum = 0;
  for (const [index, line] of lines.entries()) {
    sum += line.quantity.minor;
    const tolerance = TOLERANCE + PER_COMPONENT * (index + 1);
    if (index > 0 && Math.abs(sum - total.minor) <= tolerance) return lines.slice(index + 1);
  }
  return [];
}

/** The lines of each table add up to its total. */
function listEquations(payslip: Payslip): Equation[] {
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
function looseListEquations(data: DocumentData, payslip: Payslip): Equation[] {
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

/** What must be understood before a net pay is held against gross and deductions. */
const LISTS = ['payments', 'deductions_listed'] as const;

const QUANTITY_NAMES = {
  payments: 'payments',
  mandatory: 'deductions_listed:mandatory',
  voluntary: 'deductions_listed:voluntary',
} as const;

const lineName = (list: keyof typeof QUANTITY_NAMES, index: number): string =>
  `${QUANTITY_NAMES[list]}:${index}`;

const linesOf = (list: keyof typeof QUANTITY_NAMES, lines: readonly PayslipLine[]): Term[] =>
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
function rateEquation({ quantity: count, rate, amount }: PayslipLine, index: number): Equation[] {
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
function refundEquation(data: DocumentData, { totals }: Payslip): Equation[] {
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
function yearEquation({ month, totals, year }: Payslip): Equation[] {
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
