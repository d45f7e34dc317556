import type { Component, DocumentData } from '../../evidence/document-data.js';
import { isExplained, isPrinted, firstThatHolds, quantity, term, type Term } from './quantity.js';
import {
  explains,
  holds,
  solveEquations,
  type Quantity,
  type Solution,
  type Equation,
} from './solve.js';

/** Agorot. Payroll programs round each component separately. */
const TOLERANCE = 2;
/** Rounding of each component, agorot. */
const PER_COMPONENT = 1;

export interface PayslipArithmetic extends Solution {
  /** Whether a benefit, an advance or another printed amount may account for the inconsistent value. */
  explained: boolean;
}

/** Solves the equations of a payslip; null when the document has none. */
export function payslipArithmetic(data: DocumentData): PayslipArithmetic | null {
  const equations = [
    ...netEquation(data),
    ...deductionsEquation(data),
    ...componentEquations(data),
  ];
  if (equations.length === 0) return null;
  const solution = solveEquations(equations);
  const { inconsistency } = solution;
  if (!inconsistency) return { ...solution, explained: false };
  const difference = inconsistency.expected - inconsistency.quantity.minor;
  const claimed = equations.flatMap(({ terms }) => terms.map((one) => one.quantity));
  // The value of a company car is a nominal payment and may be absent from the net.
  const components = [...data.payments, ...data.deductions].map(({ amount }) => amount.value.minor);
  return {
    ...solution,
    explained:
      isExplained(data, claimed, difference) ||
      (inconsistency.orParts === true && isPrinted(data, inconsistency.expected)) ||
      explains(components, difference),
  };
}

const field = (data: DocumentData, name: keyof DocumentData['fields']): Quantity | null => {
  const extracted = data.fields[name];
  return extracted ? quantity(name, extracted) : null;
};

/** Gross minus deductions is net. */
function netEquation(data: DocumentData): Equation[] {
  const [gross, net] = [field(data, 'gross'), field(data, 'net')];
  if (!gross || !net) return [];
  const total = field(data, 'total_deductions');
  const mandatory = field(data, 'mandatory_deductions');
  const voluntary = field(data, 'voluntary_deductions');
  const base = { name: 'net', tolerance: TOLERANCE };
  const terms = [term(gross, 1), term(net, -1)];
  if (total) return [{ ...base, terms: [...terms, term(total, -1)] }];
  if (!mandatory) return [];
  const parts = [mandatory, ...(voluntary ? [voluntary] : [])];
  return [
    {
      ...base,
      terms: [...terms, ...parts.map((one) => term(one, -1))],
      // Without a stated total there may be further deductions.
      soft: !voluntary,
    },
  ];
}

/** Mandatory plus voluntary deductions are the total of deductions. */
function deductionsEquation(data: DocumentData): Equation[] {
  const total = field(data, 'total_deductions');
  const mandatory = field(data, 'mandatory_deductions');
  const voluntary = field(data, 'voluntary_deductions');
  if (!total || !mandatory || !voluntary) return [];
  const terms = [term(total, -1), term(mandatory, 1), term(voluntary, 1)];
  return [{ name: 'deductions', terms, tolerance: TOLERANCE }];
}

/** Payments add up to the gross; deductions add up to their total or to the mandatory ones. */
function componentEquations(data: DocumentData): Equation[] {
  const payments = termsOf('payments', data.payments);
  const deductions = termsOf('deductions_listed', data.deductions);
  const total = field(data, 'total_deductions');
  const mandatory = field(data, 'mandatory_deductions');
  const voluntary = field(data, 'voluntary_deductions');
  return [
    ...totalOfParts('payments', payments, [field(data, 'gross')]),
    ...totalOfParts('deductions_listed', deductions, [total, mandatory]),
    ...totalOfBlock(deductions, mandatory),
    ...totalOfBlock(deductions, voluntary),
  ];
}

const termsOf = (name: string, components: readonly Component[]): Term[] =>
  components.map(({ amount }, index) => term(quantity(`${name}:${index}`, amount), 1));

function totalOfParts(name: string, parts: Term[], goals: (Quantity | null)[]): Equation[] {
  // A single component is the total under another name.
  if (parts.length < 2) return [];
  const tolerance = TOLERANCE + PER_COMPONENT * parts.length;
  return firstThatHolds(
    goals.flatMap((goal) => (goal ? { name, terms: [term(goal, -1), ...parts], tolerance } : [])),
  );
}

/** No payslip lists more deductions; the search is quadratic. */
const ROWS_MAX = 60;

/** The first or last rows of the deductions are of one kind and add up to its total: supporting evidence. */
function totalOfBlock(parts: Term[], goal: Quantity | null): Equation[] {
  if (!goal || parts.length > ROWS_MAX) return [];
  const blocks = parts
    .slice(1)
    .flatMap((_, index) => [parts.slice(0, index + 1), parts.slice(index + 1)]);
  const equations = blocks.map((block) => ({
    name: 'deductions_listed',
    terms: [term(goal, -1), ...block],
    tolerance: TOLERANCE,
    soft: true,
  }));
  return equations.filter(holds).slice(0, 1);
}
