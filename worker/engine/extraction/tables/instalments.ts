import type { ExtractedValue, Instalment, Money } from '../../evidence/document-data.js';
import { moneyAt, overlapX, type Cell, type Row } from '../layout.js';

type Kind = 'principal' | 'interest' | 'payment' | 'balance';

/** Headings of a loan's schedule, in folded text. */
const HEADINGS: readonly [kind: Kind, pattern: RegExp][] = [
  ['principal', /^(?:(?:total |to )?principal(?: (?:paid|amount|payment|due|portion))?)$/u],
  ['interest', /^(?:interest(?: (?:paid|amount|payment|due|portion))?)$/u],
  [
    'payment',
    /^(?:(?:total |monthly |scheduled )?(?:payment|instalment|installment|repayment)(?: amount| due)?|total due|emi)$/u,
  ],
  [
    'balance',
    /^(?:(?:remaining |outstanding |closing |ending |loan |principal )?balance(?: (?:due|owing|remaining))?|outstanding(?: principal)?|remaining principal)$/u,
  ],
  ['principal', /^(?:(?:תשלומ |החזר )?(?:ה)?קרנ|תשלומ ע"ח קרנ)$/u],
  ['interest', /^(?:(?:תשלומ )?(?:ה)?ריבית|תשלומ ע"ח ריבית)$/u],
  ['payment', /^(?:תשלומ(?: חודשי| כולל)?|החזר(?: חודשי)?|סה"כ (?:תשלומ|החזר))$/u],
  ['balance', /^(?:יתרת (?:ה)?(?:קרנ|הלוואה)|יתרה(?: (?:לסופ|בסופ) \S+)?|יתרה לאחר תשלומ)$/u],
  ['principal', /^(?:tilgung|amortissement|capital(?: amorti)?|capital amortizado|amortización)$/u],
  ['interest', /^(?:zinsen|zinsanteil|intérêts?|interés|intereses)$/u],
  ['payment', /^(?:rate|annuität|échéance|mensualité|cuota|cuota mensual)$/u],
  [
    'balance',
    /^(?:restschuld|restsaldo|capital restant(?: dû)?|saldo|capital pendiente|saldo pendiente)$/u,
  ],
];

/** Fewer lines are a summary, not a schedule. */
const ROWS_MIN = 3;

/** The instalments of a loan's schedule in the order of the page; none where no table is one. */
export function extractInstalments(rows: readonly Row[]): Instalment[] {
  for (const head of rows) {
    const kinds = new Map(head.cells.flatMap((cell) => headingOf(cell)));
    const has = (kind: Kind): boolean =>
      [...kinds.values()].filter((one) => one === kind).length === 1;
    if (!has('principal') || !has('interest') || !(has('payment') || has('balance'))) continue;
    if (kinds.size !== new Set(kinds.values()).size) continue;
    const instalments = below(head, kinds, rows);
    if (instalments.length >= ROWS_MIN) return instalments;
  }
  return [];
}

function headingOf(cell: Cell): [Cell, Kind][] {
  const text = cell.folded.replace(/\([^()]{0,40}\)|(?<![:.*])[:.*]+$/gu, '').trim();
  const known = HEADINGS.find(([, pattern]) => pattern.test(text));
  return known ? [[cell, known[0]]] : [];
}

function below(head: Row, kinds: ReadonlyMap<Cell, Kind>, rows: readonly Row[]): Instalment[] {
  const found: Instalment[] = [];
  for (const row of rows.slice(head.index + 1)) {
    // The next page repeats the headings or goes on without.
    if (row.cells.every((cell) => cell.amounts.length === 0)) {
      if (row.page === head.page && found.length > 0) break;
      continue;
    }
    const values = valuesOf(row, head, kinds);
    const { principal, interest = null, payment = null, balance = null } = values ?? {};
    if (!principal || !(interest ?? balance)) break;
    found.push({ principal, interest, payment, balance });
  }
  return found;
}

/** The amounts of a row by its columns; null where two stand below one heading. */
function valuesOf(
  row: Row,
  head: Row,
  kinds: ReadonlyMap<Cell, Kind>,
): Partial<Record<Kind, ExtractedValue<Money>>> | null {
  const values: Partial<Record<Kind, ExtractedValue<Money>>> = {};
  for (const cell of row.cells) {
    const kind = kinds.get(headingAbove(cell, head));
    const [amount, ...others] = cell.amounts.filter(({ isMoney }) => isMoney);
    if (!kind || !amount) continue;
    if (values[kind] || others.length > 0) return null;
    values[kind] = moneyAt(cell, amount);
  }
  return values;
}

const headingAbove = ({ rect }: Cell, head: Row): Cell =>
  head.cells.reduce((best, cell) =>
    overlapX(rect, cell.rect) > overlapX(rect, best.rect) ? cell : best,
  );
