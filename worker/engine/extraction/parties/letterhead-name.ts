import type { ExtractedValue } from '../../evidence/document-data.js';
import { fold } from '../../text/fold.js';
import { MONTH } from '../../text/month-names.js';
import { findDates } from '../dates.js';
import { extractedAt, overlapX, union, wholeCell, type Cell, type Row } from '../layout.js';
import { companyEnd, withoutCompanyForm } from './company-form.js';
import { headingOf, roleBefore } from './heading.js';
import { ADDRESS, CONTACT } from './letterhead-words.js';

const CHARS_MAX = 60;
const WORDS_MAX = 8;
/** Names below this OCR confidence are dropped; clean print is read with 0.8 and more. */
const CONFIDENCE_MIN = 0.5;
/**
 * Parts of a return address: "Bei Spiel GmbH ● Ecke 12 ● 12345 Stadthausen". A dash before words alone
 * is the name's: "Beispiel – Baustoffe".
 */
const SEPARATOR = /\s+[●•·|∙*]\s*|\s[-–—]\s(?=.*[\d@:])|,\s(?=.*\d)|\s{3,}/u;
/** Whole words of a title before a bar, a bracket, a colon; and words with whatever follows them. */
const TITLE =
  /^(?:\p{L}+ )?(?:tax |simplified tax |commercial )?(?:(?:invoices?|receipts?|bill|quotation|quote|order|statement|(?:\p{L}+ )*(?:balance|account|activity) summary|summary|cash bill|credit (?:note|memo)|debit note|(?:sales? |purchase )?(?:estimate|return)|(?:payment |goods )?(?:receipt|voucher)|delivery (?:note|challan)|pro ?forma(?: invoice)?|pay ?slip|salary slip|deposit slip|(?=\p{L}*rechnung)\p{L}+|gutschrift|angebot|lieferschein|mahnung|kontoauszug|(?:sepa-?)?überweisung(?:s\p{L}+)?|lastschrift\p{L}*|zahlungs(?:bestätigung|beleg|avis)|auftragsbestätigung|(?:lohn|gehalts|entgelt|verdienst|kreditkarten)\p{L}+|avis (?:de |d['’])\p{L}+(?: \p{L}+){0,4}|ordre de virement|extrait de compte|facture|avoir|devis|reçu(?: de \p{L}+)?|relev[ée](?: de \p{L}+)?|quittance(?: de \p{L}+)?|(?:\p{L}+)?quittung|bon de (?:commande|livraison)|bulletin de (?:paie|salaire)|nota de crédito|presupuesto|recibo|fatura|orçamento|nota di credito|preventivo|ricevuta|factuur|creditnota|offerte|faktura|kreditnota|kvittering|kvitto|dobropis|ticket|factura|fattura|charges|details|services|items|original|copy|duplicate|מקור|paid)(?:\s*[/(:#].*)?|(?:customer service|חשבונית|קבלה|הצעת מחיר|הזמנה|תעודת משלוח|העתק|page |seite |עמוד \d|דפ \d).*)$/u;
/** Words of a document in whatever is printed above it: "Sample invoices for ...". */
const DOCUMENT_WORD =
  /invoice|receipt|rechnung|facture|factura|fattura|חשבונית|קבלה|statement|(?<!\p{L})(?:your|due date|date|datum|payments?|autopay|direct (?:debit|pay)|amount|total|description|menge|page|seite|customer|account|address)(?!\p{L})/u;
const SALUTATION = /^(?:herrn?|frau|mr|mrs|ms|dear|to|m\.|mme|sr|sra|לכבוד)(?!\p{L})/u;

/** Hebrew titles of statements, letters and lists, and a month with its year. */
const HEBREW_TITLE = new RegExp(
  `^(?:(?:ה?העברה|ה?תשלומ|ה?פעולה) (?:בוצע|התקבל|הצליח|הושל|נקלט)|תנועות|פירוט|ריכוז|דפ חשבונ|חשבונ(?!\\p{L})|הצעות(?!\\p{L})|תיק (?:ניכויימ|ניקויימ|ב"?ל|במ"?ה|מ"?ה)|תדפיס|כרטסת|תלוש|אישור|הנדונ|סיכומ|דו"?ח|הסכמ|חוזה|תעודת|לוח סילוק|מכתב|בקשה|הצהרה|הודעה|לכל המעוניינ|טופס|שובר|(?:${MONTH}) (?:19|20)\\d{2}$)`,
  'u',
);

/** What an app says of a payment: "Sent", "Transfer successful". */
const STATUS =
  /^(?:(?:your )?(?:payment|transfer|transaction|money) )?(?:is |was |has been )?(?:sent|received|successful|completed?|done|pending|failed)(?: successfully)?!?$/u;

/** Titles of letters and papers that are no invoices: "Salary Certificate", "Loan sanction letter". */
const PAPER_TITLE =
  /^(?:[\p{L}-]+ ){0,4}(?:certificate|letter|agreement|contract|voucher|declaration|notice|application form|confirmation)(?: of .*)?$/u;

/** "TQ for shopping with us", "Thank you", "Welcome". */
const GREETING =
  /^(?:tq|thanks?|welcome|terima kasih|selamat|תודה|ברוכימ|שלומ|היי|לקוח יקר)(?!\p{L})/u;
/** "1. Details of the document": the title of a section. */
const NUMBERED = /^\s*\d{1,2}[.)]\s+\p{L}/u;
/** Single characters below this confidence at the edge of a name are marks of a logo or a pen. */
const SMUDGE_CONFIDENCE_MAX = 0.6;
/** Share of single letters from which a text is letters in print spread wide, read in part. */
const SPREAD_SHARE_MIN = 0.5;
const SPREAD_LETTERS_MIN = 3;

/**
 * The name at the start of a cell, to its legal form, which may end one of the next two
 * lines. `usualHeight` is that of the page's cells, percent. null where the text is none: an address, a heading, a date, a greeting.
 */
export function letterheadName(
  cell: Cell,
  rows: readonly Row[],
  usualHeight: number,
): ExtractedValue<string> | null {
  const words = withoutSmudges(cell);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return null;
  if (words.some(({ word }) => word.confidence < CONFIDENCE_MIN)) return null;
  if (NUMBERED.test(cell.text)) return null;
  const start = first.start + (/[\p{L}\p{N}]/u.exec(cell.text.slice(first.start))?.index ?? 0);
  const part = withoutTitle(cell.text.slice(start, last.end).split(SEPARATOR)[0] ?? '');
  const folded = cell.folded.slice(start, start + part.length);
  const length =
    companyEnd(folded) ??
    part.replace(/(?<!\s)\s*\((?=[^\d)]{0,200}\d)[^)]{0,200}\)\s*$/u, '').length;
  const name = part.slice(0, length).replace(/(?<![\s,;:(/&-])[\s,;:(/&-]+$/u, '');
  const key = folded.slice(0, length);
  if (/[:：]/.test(cell.text.slice(0, start + length + 1)) || /[?!]$/.test(cell.text.trim()))
    return null;
  if (!isNameLike(name) || isOtherText(key)) return null;
  if (findDates(cell.text).some((date) => date.start < start + length)) return null;
  const isRead = cell.row.page.textSource === 'ocr';
  const extracted = extractedAt(
    { cell, start, end: start + name.length },
    isRead ? withLetterO(name) : name,
  );
  const isWhole = companyEnd(key) !== null || name.length < cell.text.trim().length;
  if (isWhole) return extracted;
  return (
    withNextLines(cell, extracted, rows) ??
    withSecondLine(cell, extracted, rows, usualHeight) ??
    extracted
  );
}

/** A dash between blanks. */
const DASH_CHARS = 3;

/** "Beispielverein — Deposit Slip": a title behind a dash is none of the name. */
function withoutTitle(part: string): string {
  const at = part.search(/\s[-–—]\s/u);
  if (at < 0) return part;
  const rest = fold(part.slice(at + DASH_CHARS)).trim();
  const isTitled = [TITLE, PAPER_TITLE, HEBREW_TITLE].some((title) => title.test(rest));
  return isTitled ? part.slice(0, at) : part;
}

/** The words of a cell without single characters at its edges that OCR hardly read. */
function withoutSmudges({ words, row }: Cell): Cell['words'] {
  if (row.page.textSource !== 'ocr') return words;
  const isSmudge = ({ word }: Cell['words'][number]): boolean =>
    word.text.length === 1 && word.confidence < SMUDGE_CONFIDENCE_MAX;
  const from = words.findIndex((one) => !isSmudge(one));
  const to = words.findLastIndex((one) => !isSmudge(one));
  return from < 0 ? [] : words.slice(from, to + 1);
}

/** What a phone says of its battery and its network above the page of a screenshot. */
const STATUS_BAR = /\d\s?%|(?<!\p{L})(?:[2-6]G|LTE)(?!\p{L})/u;

function isNameLike(name: string): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const digits = name.match(/\d/g)?.length ?? 0;
  const words = name.split(/\s+/);
  const single = words.filter((word) => /^\p{L}$/u.test(word)).length;
  const isSpread = single >= SPREAD_LETTERS_MIN && single >= words.length * SPREAD_SHARE_MIN;
  if (STATUS_BAR.test(name)) return false;
  if (letters < 3 || digits > 4 || (isSpread && companyEnd(fold(name)) === null)) return false;
  return name.length <= CHARS_MAX && words.length <= WORDS_MAX;
}

/** Whether a text is a title, a contact, a greeting; what only resembles one may end in a legal form. */
const isOtherText = (key: string): boolean =>
  CONTACT.test(key) ||
  TITLE.test(key.trim()) ||
  GREETING.test(key) ||
  STATUS.test(key.trim()) ||
  (companyEnd(key) === null &&
    (DOCUMENT_WORD.test(key) ||
      HEBREW_TITLE.test(key) ||
      PAPER_TITLE.test(key) ||
      SALUTATION.test(key) ||
      ADDRESS.test(key)));

/** OCR reads the O of capitals as 0: "S0ON", "C0." */
const withLetterO = (name: string): string =>
  name.replace(/(?<![\p{L}\p{N}])(?=\p{N}*\p{Lu})[\p{Lu}0]{2,}(?![\p{L}\p{N}])/gu, (word) =>
    word.replaceAll('0', 'O'),
  );

/** Lines below its first one on which a name may go on. */
const LINES_MAX = 2;
const LEADING_MAX = 2.4;
/** Lines of one name differ in height by this share at most. */
const HEIGHT_SHARE_MAX = 0.2;

/**
 * "MUSTER UND PARTNER / VERSICHERUNGEN A.G.": the legal form ends the second line, or the
 * third, where it hardly holds more or closes a bracket.
 */
function withNextLines(
  cell: Cell,
  extracted: ExtractedValue<string>,
  rows: readonly Row[],
): ExtractedValue<string> | null {
  if (/\d/.test(extracted.value)) return null;
  const parts = [extracted];
  let above: Cell['row'] = cell.row;
  for (let step = 1; step <= LINES_MAX; step++) {
    const from = above;
    const row = rows.find(
      ({ index, cells }) =>
        index > from.index && cells.some(({ rect }) => overlapX(rect, cell.rect) > 0),
    );
    if (!row || row.rect.y - above.rect.y > cell.rect.h * LEADING_MAX) return null;
    if (isKeyed(row, cell)) return null;
    const line = lineUnder(row, cell);
    if (!line || Math.abs(line.place.rect.h - cell.rect.h) > cell.rect.h * HEIGHT_SHARE_MAX)
      return null;
    const end =
      companyEnd(line.folded) ?? (LEGAL_FORM_FIRST.test(line.folded) ? line.value.length : null);
    const value = line.value.slice(0, end ?? undefined);
    const isEnd = end !== null && (step < LINES_MAX || endsName(parts, line.folded.slice(0, end)));
    if (headingOf(line.value) !== null || roleBefore(line.value) !== null) return null;
    if (repeats(extracted.value, value) || (end === null && isOtherText(line.folded))) return null;
    parts.push({ ...line, value });
    if (isEnd) return joined(parts);
    if (end !== null || /\d/.test(value)) return null;
    above = row;
  }
  return null;
}

/** Whether the line below a name is the value of a key right before it: "From: | name", "To: | another Ltd". */
function isKeyed(row: Row, { rect, text }: Cell): boolean {
  const isRightToLeft = /\p{Script=Hebrew}/u.test(text);
  const [before] = row.cells
    .filter((other) =>
      isRightToLeft ? other.rect.x >= rect.x + rect.w : other.rect.x + other.rect.w <= rect.x,
    )
    .sort((one, other) => Math.abs(one.rect.x - rect.x) - Math.abs(other.rect.x - rect.x));
  return before !== undefined && /:\s*$/.test(before.text);
}

/** Text this much larger than usual on its page is a letterhead; how far two lines of one are off centre, percent. */
const LARGE_FACTOR = 1.3;
const CENTRE_TOLERANCE = 1;
const SECOND_LINE_WORDS_MAX = 3;

/**
 * "RAMA BAGH / RESTAURANT": a name in large letters that goes on in a centred second line of
 * the same height. Only of text layers, where heights are exact.
 */
function withSecondLine(
  cell: Cell,
  extracted: ExtractedValue<string>,
  rows: readonly Row[],
  usualHeight: number,
): ExtractedValue<string> | null {
  if (cell.row.page.textSource !== 'text_layer' || /\d/.test(extracted.value)) return null;
  if (cell.rect.h < usualHeight * LARGE_FACTOR) return null;
  const row = rows[rows.indexOf(cell.row) + 1];
  const [second, ...others] = row?.cells ?? [];
  if (!second || others.length > 0 || cell.row.cells.length > 1) return null;
  const { rect } = second;
  const isCentred =
    Math.abs(rect.x + rect.w / 2 - cell.rect.x - cell.rect.w / 2) <= CENTRE_TOLERANCE;
  const isSameSize = Math.abs(rect.h - cell.rect.h) <= cell.rect.h * SAME_SHARE_MAX;
  const isClose = rect.y - cell.rect.y <= cell.rect.h * SECOND_LEADING_MAX;
  const words = second.text.trim().split(/\s+/);
  if (!isCentred || !isSameSize || !isClose || words.length > SECOND_LINE_WORDS_MAX) return null;
  if (!/^[\p{L} .&'-]+$/u.test(second.text) || isOtherText(second.folded)) return null;
  if (isLowerCase(second.text) !== isLowerCase(cell.text)) return null;
  return joined([extracted, extractedAt(wholeCell(second), second.text.trim())]);
}

const SAME_SHARE_MAX = 0.05;
const SECOND_LEADING_MAX = 1.6;

const isLowerCase = (text: string): boolean => /\p{Ll}/u.test(text);

const LEGAL_FORM_FIRST = /^(?:sdn|bhd|ltd|gmbh|inc)(?!\p{L})/u;

type NameLine = ExtractedValue<string> & { folded: string };

/** The cells of a row under a name as one text: letters in print spread wide stand far apart. */
function lineUnder(row: Row, { rect }: Cell): NameLine | null {
  const under = row.cells.filter((other) => overlapX(other.rect, rect) > 0);
  const place = union(under.map((other) => other.rect));
  const [first] = under;
  if (!first || !place) return null;
  const text = under.map((other) => other.text).join(' ');
  const folded = under.map((other) => other.folded).join(' ');
  const extracted = extractedAt({ cell: first, start: 0, end: first.text.length }, text);
  return { ...extracted, raw: text, folded, place: { ...extracted.place, rect: place } };
}

/** Whether a third line that ends in a legal form belongs to the name: one more word, or a bracket that it closes. */
function endsName(parts: readonly ExtractedValue<string>[], folded: string): boolean {
  const words = withoutCompanyForm(folded).match(/\p{L}{2,}/gu) ?? [];
  const text = [...parts.map(({ value }) => value), folded].join(' ');
  const isCut = /\)/.test(folded) && !/\(/.test(folded);
  return words.length <= 1 || (isCut && text.length <= CHARS_MAX);
}

/** Whether a line begins with the word that a name begins with: a logo above the company's full name. */
const repeats = (name: string, line: string): boolean =>
  name.split(/\s+/)[0]?.toLowerCase() === line.split(/\s+/)[0]?.toLowerCase();

function joined(parts: readonly ExtractedValue<string>[]): ExtractedValue<string> | null {
  const [first] = parts;
  const rect = union(parts.map(({ place }) => place.rect));
  const value = parts.map((part) => part.value).join(' ');
  if (!first || !rect || value.length > CHARS_MAX) return null;
  return {
    ...first,
    value,
    raw: parts.map(({ raw }) => raw).join(' '),
    place: { ...first.place, rect },
  };
}
