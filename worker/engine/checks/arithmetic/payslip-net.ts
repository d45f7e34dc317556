import type { Payslip, PayslipTotal } from '../../evidence/document-data.js';
import { linesOf, PER_COMPONENT, TOLERANCE, totalOf } from './payslip-lists.js';
import { type Unnamed, withUnnamedPart } from './payslip-unnamed.js';
import { tentative, term, type Term } from './quantity.js';
import { type Equation, holds, type Quantity } from './solve.js';

/** A shekel, euro or dollar. */
const UNIT = 100;

/**
 * Gross less mandatory deductions is net, less voluntary ones what is paid out. A form
 * with only one of the two sums takes all deductions off at once.
 */
export function netEquations(payslip: Payslip, unnamed: Unnamed): Equation[] {
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
      // Where what is paid out was not read, the net pay may be the one before voluntary deductions.
      ...(net && !paid && mandatory ? [equation(gross, net, [mandatory])] : []),
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
