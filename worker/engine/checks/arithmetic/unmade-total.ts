import type { DocumentData, Payslip } from '../../evidence/document-data.js';
import { numberWeb } from './number-web.js';
import { UNNAMED } from './payslip-unnamed.js';
import { correctedBy, type Equation, formsOf, type Inconsistency, type Solution } from './solve.js';

/**
 * Whether a sum is one of totals with a name, and takes off all deductions: of the other sums of a page
 * some is of the year or of the employer, and below mandatory deductions there may be others.
 */
function isOfAll({ terms }: Equation): boolean {
  const names = terms.map(({ quantity: { name } }) => name);
  return (
    names.every((name) => !name.startsWith(UNNAMED)) &&
    (names.includes('total_deductions') ||
      (names.includes('mandatory_deductions') && names.includes('voluntary_deductions')))
  );
}

/** Sums from which a total of a payslip follows. */
const OF_TOTALS: ReadonlySet<string> = new Set(['net', 'deductions']);

/**
 * The one total of a broken sum that nothing on the page makes, where everything else in that sum
 * follows from other amounts: the gross from its payments, the deductions from theirs. Whichever
 * digits it has, it was not computed from what is printed. null where that is no single value.
 *
 * @param unexplained whether nothing printed accounts for the difference, and the value that the sum
 *   demands is printed nowhere
 */
export function unmadeTotal(
  data: DocumentData,
  { page }: Payslip,
  { broken, holding }: Solution,
  unexplained: (one: Inconsistency) => boolean,
): Inconsistency | null {
  const held = new Set(holding.flatMap(({ terms }) => terms.map(({ quantity }) => quantity.name)));
  const sums = new Set(
    numberWeb(data)
      .sums.filter(({ place }) => place.page === page)
      .map(({ minor }) => Math.abs(minor)),
  );
  const unmadeOf = (form: Equation): Inconsistency[] => {
    const unmade = form.terms.filter(
      ({ quantity: { name, minor } }) => !held.has(name) && !sums.has(Math.abs(minor)),
    );
    const [only, ...others] = unmade;
    if (!only || others.length > 0) return [];
    const expected = correctedBy(only.quantity, form);
    return Math.sign(expected) === Math.sign(only.quantity.minor)
      ? [{ quantity: only.quantity, expected, equations: [form] }]
      : [];
  };
  const found = broken
    .filter(({ name }) => OF_TOTALS.has(name))
    .flatMap((one) => formsOf(one).filter(isOfAll).flatMap(unmadeOf))
    .filter(unexplained);
  const [first, ...others] = found;
  return first && others.every(({ quantity }) => quantity.name === first.quantity.name)
    ? first
    : null;
}
