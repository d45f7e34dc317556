import type {
  DocumentData,
  ExtractedValue,
  Money,
  NamedText,
  Payslip,
  PayslipTotal,
} from '../../evidence/document-data.js';
import { decimal } from '../decimal.js';
import { dateAt } from '../date-at.js';
import { type DateOrder, findDates } from '../dates.js';
import { COMPOSED_RANK } from '../labels/composed/with-composed.js';
import { extractedAt, type Row } from '../layout.js';
import { type Item, itemsOf } from './items.js';
import { PAYSLIP_TOTALS, type ValueType } from './labels.js';
import { payslipLines } from './lines.js';
import { employeeIn, employerIn } from './parties.js';
import { payMonthIn } from './pay-month.js';
import { hundredthsOf, moneyOf, printedOf } from './value-types.js';
import { labelledItems, type LabelledItem } from './values.js';

const TITLE =
  /תלוש (?:ה)?(?:שכר|משכורת)|תלוש לחודש|pay ?slip|pay ?stub|(?:salary|wage) ?slip|earnings statement|statement of earnings|pay statement|(?:gehalts|lohn|entgelt|verdienst|bezüge)(?:abrechnung|blatt|zettel|ausweis|bescheinigung)|(?:bulletin|fiche) de (?:paie|salaire)|recibo de (?:nómina|nomina|salarios|haberes|sueldo|pago)|liquidación de (?:sueldo|remuneraciones)|planilla de remuneraciones|busta paga|cedolino|libro unico del lavoro|prospetto (?:di )?paga|loonstrook|loonspecificatie|salaris(?:strook|specificatie)/u;

/** Labels of which a page without a title needs this many to be a payslip. */
const LABELS_MIN = 3;

export interface ExtractedPayslips {
  payslips: Payslip[];
  named: NamedText[];
  names: DocumentData['names'];
}

/** The payslips of a document, one a page: several are often kept in one file. */
export function extractPayslips(rows: readonly Row[], order: DateOrder): ExtractedPayslips {
  const found: ExtractedPayslips = { payslips: [], named: [], names: [] };
  for (const page of new Set(rows.map((row) => row.page))) {
    const own = rows.filter((row) => row.page === page);
    const items = itemsOf(own);
    const direction = directionOf(own);
    const labelled = labelledItems(items, direction, rows);
    const isTitled = own.some(({ cells }) => cells.some(({ folded }) => TITLE.test(folded)));
    const totals = withGross(totalsOf(labelled, ({ value }) => value));
    const known = Object.keys(totals).length;
    const isTold = isTitled || hasTellingLabels(labelled);
    if (!(isTold && known > 0) && known < LABELS_MIN) continue;
    if (!totals.net && !totals.net_to_pay && !totals.gross) continue;
    const lines = withoutMinus(payslipLines(items, direction));
    const month = payMonthIn(own, order);
    const year = withGross(totalsOf(labelled, (one) => one.year));
    found.payslips.push({
      page: page.number,
      month,
      totals,
      year,
      creditPoints: creditPointsOf(labelled),
      ...lines,
    });
    found.named.push(
      ...namedOf(labelled, totals, year, order),
      ...(month ? [{ ...month, name: 'month' }] : []),
    );
    found.names.push(...[employerIn(items), employeeIn(items)].flatMap((name) => name ?? []));
  }
  return found;
}

/** What is deducted is printed with a minus or without. */
function withoutMinus<T extends Pick<Payslip, 'mandatory' | 'voluntary'>>(lines: T): T {
  const all = [...lines.mandatory, ...lines.voluntary];
  if (all.length < 2 || all.some(({ amount }) => amount.value.minor > 0)) return lines;
  const positive = (line: (typeof all)[number]) => ({
    ...line,
    amount: {
      ...line.amount,
      value: { ...line.amount.value, minor: Math.abs(line.amount.value.minor) },
    },
  });
  return {
    ...lines,
    mandatory: lines.mandatory.map(positive),
    voluntary: lines.voluntary.map(positive),
  };
}

/** Words that only labels of wages have; "gross" and "net" alone are also on invoices. */
const OF_WAGES =
  /(?<!\p{L})(?:pay|wages?|salary|earnings|שכר|משכורת)(?!\p{L})|lohn|gehalt|salaire|sueldo/u;

/** "Gross pay", "net salary": whether a page states both by labels of wages. */
const hasTellingLabels = (labelled: readonly LabelledItem[]): boolean =>
  (['gross', 'net'] as const).every((name) =>
    labelled.some(
      ({ label, item, value }) => label.name === name && value && OF_WAGES.test(item.text),
    ),
  );

const directionOf = (rows: readonly Row[]): 'ltr' | 'rtl' =>
  rows.filter(({ line }) => line.direction === 'rtl').length * 2 > rows.length ? 'rtl' : 'ltr';

/**
 * The amount of each total by its most specific label; of equal labels the first. One that stands
 * alone beside its label goes before one of a line of totals, of which columns it is.
 */
function totalsOf(
  labelled: readonly LabelledItem[],
  pick: (one: LabelledItem) => Item | null,
): Payslip['totals'] {
  const totals: Payslip['totals'] = {};
  const ranks = new Map<string, number>();
  const alone = labelled.filter(({ isOneOfSeveral }) => isOneOfSeveral !== true);
  const others = labelled.filter(({ isOneOfSeveral }) => isOneOfSeveral === true);
  const keepsSigns = areSigned(
    labelled
      .filter(({ label }) => label.name.endsWith('_deductions'))
      .flatMap((one) => (pick(one) ? (moneyOf(pick(one) as Item)?.value.minor ?? []) : [])),
  );
  const told = new Set(alone.filter((one) => pick(one)).map(({ label }) => label.name));
  for (const one of [...alone, ...others.filter(({ label }) => !told.has(label.name))]) {
    const { name } = one.label;
    const item = pick(one);
    const money = item && PAYSLIP_TOTALS.has(name) ? moneyOf(item) : null;
    // "Check amount 0.00": all is paid another way.
    if (name === 'net_to_pay' && money?.value.minor === 0) continue;
    if (!money || one.rank >= (ranks.get(name) ?? Infinity)) continue;
    ranks.set(name, one.rank);
    const isUnsigned = name.endsWith('_deductions') && !keepsSigns;
    const minor = isUnsigned ? Math.abs(money.value.minor) : money.value.minor;
    const total = { ...money, value: { ...money.value, minor } };
    totals[name as PayslipTotal] =
      one.rank < COMPOSED_RANK ? total : { ...total, isComposed: true };
  }
  return totals;
}

/**
 * What is deducted is printed with a minus or without. Beside totals without one a minus tells a refund
 * of more than was deducted, unless the same total is printed both ways.
 */
const areSigned = (minors: readonly number[]): boolean =>
  minors.some((minor) => minor > 0) &&
  !minors.some((minor) => minor < 0 && minors.includes(-minor));

/** Where no gross is printed, or by no sure label, all that is paid is the gross. */
function withGross({ total_payments: paid, ...totals }: Payslip['totals']): Payslip['totals'] {
  const { gross } = totals;
  if (!paid) return totals;
  if (!gross || gross.isComposed === true || gross.value.minor === paid.value.minor)
    return { ...totals, gross: paid };
  return { ...totals, total_payments: paid };
}

function creditPointsOf(labelled: readonly LabelledItem[]): ExtractedValue<number> | null {
  const one = labelled.find(({ label, value }) => label.name === 'credit_points' && value);
  const points = one?.value ? hundredthsOf(one.value) : null;
  return one?.value && points !== null ? extractedAt(one.value.span, points) : null;
}

/** The values of the form under their names; those of `fields` are left to it. */
function namedOf(
  labelled: readonly LabelledItem[],
  totals: Payslip['totals'],
  year: Payslip['totals'],
  order: DateOrder,
): NamedText[] {
  const byRank = [...labelled].sort((a, b) => a.rank - b.rank);
  const named = byRank.flatMap(({ label, value }): NamedText[] => {
    if (PAYSLIP_TOTALS.has(label.name)) return [];
    if (value && label.type === 'date') {
      const [date] = findDates(printedOf(value), order);
      return date ? [{ ...dateAt(value.span.cell, date, value.span.start), name: label.name }] : [];
    }
    if (label.type === 'date') return [];
    const text = value ? valueText(value, label.type) : null;
    return value && text !== null ? [{ ...extractedAt(value.span, text), name: label.name }] : [];
  });
  const further = FURTHER.flatMap((name) => (totals[name] ? [textOf(name, totals[name])] : []));
  const ofYear = (Object.entries(year) as [PayslipTotal, ExtractedValue<Money>][]).flatMap(
    ([name, total]) => (name === 'total_payments' ? [] : [textOf(`${name}_year_to_date`, total)]),
  );
  const all = [...further, ...ofYear, ...named];
  return all.filter((one, at) => all.findIndex((other) => other.name === one.name) === at);
}

/** Totals that are no amounts of a document of any type. */
const FURTHER = [
  'net_to_pay',
  'total_payments',
  'total_taxes',
  'taxable_income',
  'insurable_income',
] as const;

const textOf = (name: string, amount: ExtractedValue<Money>): NamedText => ({
  ...amount,
  name,
  value: decimal(amount.value.minor),
});

function valueText(item: Item, type: Exclude<ValueType, 'date'>): string | null {
  const printed = printedOf(item).trim();
  if (type === 'money') {
    const money = moneyOf(item);
    return money ? decimal(money.value.minor) : null;
  }
  if (type === 'number') return printed.replace(/,/g, '');
  return printed;
}
