import type { DocumentData, NameRole, ExtractedValue } from '../evidence/document-data.js';
import type { Label } from './labels/label.js';
import { introducesValue, spansAfter, valueOf, type LabelledRows } from './labels/value-of.js';
import { headingOf } from './parties/heading.js';
import { SENTENCES } from './parties/sentences.js';
import { isStreet, namesNobody, partyName } from './parties/party-name.js';
import { roleOfBlock } from './parties/block-role.js';
import { withoutNumberKey } from './parties/without-number-key.js';
import { isUnderSeveral } from './parties/under-headings.js';
import { isNoName } from './parties/no-name.js';
import { endsNumberKey } from './parties/number-key.js';
import { type Cell, extractedAt, overlapX, type Row, type Span } from './layout.js';

type Name = DocumentData['names'][number];

const CHARS_MAX = 60;
const WORDS_MAX = 8;
/** Words of a receipt behind the name of who paid: "from Dana Cohen the sum of 100.00". */
const BEHIND_NAME = [
  String.raw`(?:an?|the|of|for) (?:total )?(?:sum|amount)(?!\p{L})|(?:sum|amount) of |towards? |in (?:full|part) |la somme de`,
  String.raw`(?:את )?(?:הסך|הסכום)(?!\p{L})|ב?סך (?:של|\d|₪)|ב?סכום של|עבור |בגין |בעד `,
].join('|');
/** A name ends before a number of three digits or more, a bracket, a bar, a colon. */
const NAME = new RegExp(
  String.raw`^[\p{L}][\p{L}\p{M}'"׳״’.&,()/ -]*?(?:\d{1,2}[\p{L}\p{M}'" .-]+)?(?:\s-\s[\p{L}'"׳״’. ]{2,40}?(?:בע["״'’]{1,2}מ|ltd\.?|limited|gmbh|s\.?a\.?r\.?l))?(?:\(\d{2,4}\)\s?(?:בע["״'’]{1,2}מ|ltd\.?|limited))?(?=\s{0,20}(?:[|:;•·\d<>[\]₪$€£₹]|\s-\s|,\s*\d|\s(?:${BEHIND_NAME})|$))`,
  'iu',
);

/** A title that only physicians carry, before a name that ends its cell. */
const DOCTOR =
  /^(?:(?:ד["״]ר|דר['׳.]|פרופ['׳.]|D[rR]\.|P(?:rof|ROF)\.)\s?(?=\p{L})|(?:Dr|Doctor)\s(?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}))(?:(?:med|univ|dent|vet)\.\s?)*(?<name>\p{L}[\p{L} .'"-]{1,50})(?=$|, ?(?:מ\.?ר|מס['׳]|רופא|מומחה|lic|reg))/u;

/** "Family name: Muster", "first name: Max" in two cells of one row. */
const FAMILY_NAME = /^\s*שם (?:ה)?משפחה\s*:\s*(?<name>\p{L}[\p{L} '"-]{0,40})$/u;
const FIRST_NAME = /^\s*שם פרטי\s*:\s*(?<name>\p{L}[\p{L} '"-]{0,40})$/u;
const OF_PATIENT = /נבדק|מטופל|חולה|מחלה|רופא/u;

/** Extracts people and companies named by a label or by a sentence of a payment app. */
export function extractNames(document: LabelledRows): Name[] {
  const found: Name[] = [];
  const keep = (named: ExtractedValue<string> | null, role: NameRole): void => {
    if (!named) return;
    const extracted = role === 'doctor' ? beforeComma(named) : named;
    const known = found.some((other) => other.value === extracted.value && other.role === role);
    if (!known) found.push({ ...extracted, role });
  };
  for (const labels of document.labels.values()) {
    for (const label of labels) {
      if (label.meaning.kind !== 'name') continue;
      keep(nameOf(label, document), roleOf(label.meaning.role, label, document));
    }
  }
  for (const { role, pattern } of SENTENCES) {
    if (found.some((name) => name.role === role)) continue;
    for (const row of document.rows) keep(nameInSentence(row, pattern), role);
  }
  if (!found.some(({ role }) => role === 'doctor')) {
    for (const row of document.rows) keep(nameInSentence(row, DOCTOR), 'doctor');
  }
  const isMedical = document.rows.some(({ line }) => OF_PATIENT.test(line.text));
  for (const row of document.rows)
    keep(
      nameInParts(row) ?? nameInColumns(row, document) ?? nameInKeys(row, document),
      isMedical ? 'patient' : 'person',
    );
  const people = found.filter(({ role }) => role === 'person');
  const [person] = people;
  if (person && people.length === 1 && document.rows.some(isOfClinic))
    if (!found.some(({ role }) => role === 'patient')) person.role = 'patient';
  return withoutNameless(found);
}

/** "Dr. Dana Cohen, specialist in geriatrics" */
const beforeComma = (name: ExtractedValue<string>): ExtractedValue<string> => {
  const [value = ''] = name.value.split(/,\s/u);
  return value.length > 3 ? { ...name, value } : name;
};

/** Titles and headings of papers about one patient. */
const OF_CLINIC =
  /^\W*(?:סיכומ (?:שחרור|אשפוז|ביקור|רפואי|מחלה)|מכתב שחרור|אבחנות|אנמנזה|discharge (?:summary|letter)|medical (?:summary|report)|diagnos[ei]s)(?!\p{L})/u;

const isOfClinic = ({ cells }: Row): boolean => cells.some(({ folded }) => OF_CLINIC.test(folded));

function roleOf(role: NameRole, label: Label, document: LabelledRows): NameRole {
  if (isOfCustomer(label, document)) return 'customer';
  const isOpen = role === 'person' || role === 'account_holder';
  return (isOpen ? roleOfBlock(label, document) : null) ?? role;
}

/** A person whose family name and first name have a box each. */
function nameInParts(row: Row): ExtractedValue<string> | null {
  const [family, first] = [nameInSentence(row, FAMILY_NAME), nameInSentence(row, FIRST_NAME)];
  return family && first
    ? { ...family, value: `${family.value} ${first.value}`, raw: `${family.raw} ${first.raw}` }
    : null;
}

/** Keys of the parts of a name on lines of their own, the family's first. */
const FAMILY_KEY = /^(?:surname|family name|last name|nachname|familienname|nom(?: de famille)?)$/u;
const FIRST_KEY =
  /^(?:fore ?names?(?: or initials?)?|first names?|given names?|vornamen?|prénoms?)$/u;

/** "Surname | Muster" above "Forenames or initials | Max". */
function nameInKeys(row: Row, { rows }: LabelledRows): ExtractedValue<string> | null {
  const next = rows[row.index + 1];
  const behind = (one: Row, key: RegExp): ExtractedValue<string> | null => {
    const at = one.cells.findIndex(({ folded }) =>
      key.test(folded.replace(/(?<![\s:])[\s:]+$/u, '')),
    );
    const value = at < 0 ? undefined : one.cells[at + 1];
    return value ? nameIn({ cell: value, start: 0, end: value.text.length }) : null;
  };
  if (next?.page !== row.page) return null;
  const [family, first] = [behind(row, FAMILY_KEY), behind(next, FIRST_KEY)];
  return family && first
    ? { ...first, value: `${first.value} ${family.value}`, raw: `${first.raw} ${family.raw}` }
    : null;
}

/** Headings of the parts of a name, and whether the family's is printed first where people write so. */
const NAME_PARTS = [
  { family: /^שמ (?:ה)?משפחה$/u, first: /^שמ פרטי$/u, isFamilyFirst: true },
  {
    family: /^(?:last name|surname|family name)$/u,
    first: /^(?:.{0,30} )?(?:first|given) names?(?: and initial)?$/u,
    isFamilyFirst: false,
  },
  { family: /^(?:nachname|familienname)$/u, first: /^vornamen?$/u, isFamilyFirst: false },
  { family: /^nom(?: de famille)?$/u, first: /^prénoms?$/u, isFamilyFirst: false },
] as const;

/** Rows, and percent of the page, from the headings of the parts of a name to the parts. */
const PARTS_BELOW = 5;
const PARTS_BELOW_PERCENT = 6;

const isUnder = ({ rect }: Cell, heading: Cell): boolean => overlapX(rect, heading.rect) > 0;

/** A person whose family name and first name stand below headings of their own. */
function nameInColumns(row: Row, { rows }: LabelledRows): ExtractedValue<string> | null {
  for (const { family, first, isFamilyFirst } of NAME_PARTS) {
    const headings = [family, first].map((part) =>
      row.cells.find(({ folded }) => part.test(folded.replace(/(?<![\s:.])[\s:.]+$/u, ''))),
    );
    if (headings.includes(undefined)) continue;
    // The columns beside have lines of their own between the two.
    const below = rows
      .slice(row.index + 1, row.index + 1 + PARTS_BELOW)
      .find(
        (one) =>
          one.page === row.page &&
          one.rect.y - row.rect.y <= PARTS_BELOW_PERCENT &&
          headings.some((heading) => one.cells.some((cell) => isUnder(cell, heading!))),
      );
    const [last, given] = headings.map((heading) => {
      const cell = below?.cells.find((one) => isUnder(one, heading!));
      return cell ? nameIn({ cell, start: 0, end: cell.text.length }) : null;
    });
    if (!last || !given) continue;
    const [one, other] = isFamilyFirst ? [last, given] : [given, last];
    return { ...one, value: `${one.value} ${other.value}`, raw: `${one.raw} ${other.raw}` };
  }
  return null;
}

/** A label of whatever party a block is about, and the heading of a customer's block. */
const ANY_PARTY = /^razón social$/u;
const CUSTOMER_BLOCK =
  /^\W*(?:datos del (?:cliente|receptor|comprador|destinatario)|cliente|receptor|comprador|adquirente)\W*$/u;
/** Rows from the heading of a block to a name in it. */
const BLOCK_ROWS = 3;

/** "Datos del cliente / Razón social: ...": whether a label of any party stands in a customer's block. */
function isOfCustomer({ cell, start, end }: Label, { rows }: LabelledRows): boolean {
  if (!ANY_PARTY.test(cell.folded.slice(start, end))) return false;
  const { index, page } = cell.row;
  return rows
    .slice(Math.max(0, index - BLOCK_ROWS), index)
    .some(
      (row) => row.page === page && row.cells.some(({ folded }) => CUSTOMER_BLOCK.test(folded)),
    );
}

function nameOf(label: Label, document: LabelledRows): ExtractedValue<string> | null {
  const isCaption = ADDRESS_TOO.test(label.cell.folded.slice(label.end));
  if (!standsFirst(label) || !(introducesValue(label) || beginsWithName(label) || isCaption))
    return null;
  if (isInDataRow(label) || (label.start === 0 && endsNumberKey(label.cell, document.rows)))
    return null;
  if (isCaption) return nameBelow(label, document);
  if (headsColumn(label) && headsMovements(label, document)) return null;
  if (label.meaning.kind === 'name' && PARTIES.has(label.meaning.role)) {
    const party = partyName(label, document);
    if (party ?? namesNobody(label)) return party;
  }
  const [beside] = spansAfter(label, document);
  const isKeyed = beside?.cell === label.cell && /[\p{L}\p{N}]{2}/u.test(textOf(beside));
  if (isKeyed && HAS_COLON.test(label.cell.text.slice(label.end))) return nameIn(beside);
  const isHeading = headsColumn(label);
  const nameAt = (span: Span): ExtractedValue<string> | null =>
    isUnderSeveral(span.cell, label.cell.row) || (isHeading && span.cell.row === label.cell.row)
      ? null
      : nameIn(span);
  const near = valueOf(label, document, (span) => (isFarBeside(span, label) ? null : nameAt(span)));
  return near ?? valueOf(label, document, nameAt);
}

/** "PAYER'S name, street address, city or town, ...", "Ordering Customer-Name & Address": a caption for several lines. */
const ADDRESS_TOO = /^,? (?:street |mailing )?address|^\s?-\s?name ?(?:&|and) ?addr/u;
const CAPTION_ROWS = 4;

/** The first line below such a caption; its own lines go on in small letters. */
function nameBelow({ cell }: Label, { rows }: LabelledRows): ExtractedValue<string> | null {
  const [under] = rows
    .slice(cell.row.index + 1, cell.row.index + 1 + CAPTION_ROWS)
    .filter(({ page }) => page === cell.row.page)
    .flatMap(({ cells }) => cells.filter(({ rect }) => overlapX(rect, cell.rect) > 0))
    // The number of the account stands first: "/DE44 6729 ...".
    .filter(({ text }) => !/^(?:\p{Ll}|\/)/u.test(text));
  return under ? nameIn({ cell: under, start: 0, end: under.text.length }) : null;
}

/** Cells with numbers beside a word that is a cell of a table: "1EMH0012884517 | 48.213 | 3.226 | Kunde". */
const NUMBERS_BESIDE_MAX = 3;

/** Whether a label is a cell among numbers, in a row of a table. */
function isInDataRow({ cell, start, end }: Label): boolean {
  const isAlone = start === 0 && cell.text.slice(end).trim() === '';
  const numbers = cell.row.cells.filter(({ text }) => /\d/.test(text) && !/[:：]/.test(text));
  return isAlone && numbers.length > NUMBERS_BESIDE_MAX;
}

/** Cells without a colon in the row of a word, from which it heads a column: "fund | insured wage | employee | employer 6.5% | ...". */
const HEADINGS_MIN = 5;

function headsColumn({ cell, start, end, meaning }: Label): boolean {
  const isAlone = start === 0 && cell.text.slice(end).trim() === '';
  const { cells } = cell.row;
  // "Name | Roe / Jane | Air fare | GBP | 361.00": a row with an amount has keys and values.
  const isOfPerson = meaning.kind === 'name' && meaning.role === 'person';
  const isOfKeys =
    isOfPerson && cells.some(({ amounts }) => amounts.some(({ isMoney }) => isMoney));
  const isOfWords = !cells.some(({ text }) => /[:：]/.test(text));
  return isAlone && cells.length >= HEADINGS_MIN && isOfWords && !isOfKeys;
}

/** Rows below headings with a day and an amount, from which they are a list of movements. */
const MOVEMENTS_MIN = 2;
/** Rows in which those of a list of ways are looked for, "From | To | ...": groups of them have headings of their own. */
const WAYS_ROWS = 6;
const WAYS: ReadonlySet<NameRole> = new Set(['payer', 'payee']);
const DAY = /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$/u;

/** "Date | name of business | amount of transaction | charge | ...": a column of many names names no party. */
function headsMovements({ cell: { row }, meaning }: Label, { rows }: LabelledRows): boolean {
  const isWay = meaning.kind === 'name' && WAYS.has(meaning.role);
  const movements = rows
    .slice(row.index + 1, row.index + 1 + (isWay ? WAYS_ROWS : MOVEMENTS_MIN))
    .filter(
      ({ page, cells }) =>
        page === row.page &&
        cells.some(({ text }) => DAY.test(text.trim())) &&
        cells.some(({ amounts }) => amounts.some(({ isMoney }) => isMoney)),
    );
  return movements.length >= MOVEMENTS_MIN;
}

/** Percent of the page's width. */
const FAR_MIN = 40;

/** "Company name: ... withholding file": a text at the other edge of the page belongs to another block. */
function isFarBeside({ cell }: Span, label: Label): boolean {
  if (cell === label.cell || cell.row !== label.cell.row) return false;
  const [own, other] = [label.cell.rect, cell.rect];
  return Math.max(own.x - other.x - other.w, other.x - own.x - own.w) > FAR_MIN;
}

const textOf = ({ cell, start, end }: Span): string => cell.text.slice(start, end);

/** A colon announces a value on the line: what stands below it is something else. */
const HAS_COLON = /^\s?[:：]/;

/** Parties printed as a block of name and address below their label. */
const PARTIES: ReadonlySet<NameRole> = new Set(['customer', 'supplier']);

/** Whether no letter precedes the label in its cell or in its part of it, behind a bar or point; within a sentence the word is no label. */
const standsFirst = ({ cell, start, end }: Label): boolean => {
  const before =
    cell.text
      .slice(0, start)
      .split(/\s[|·•]\s/u)
      .at(-1) ?? '';
  if (!/\p{L}/u.test(before) || BOX_LETTER.test(before)) return true;
  return /[א-ת]/.test(cell.text.slice(start, end)) ? LATIN.test(before) : HEBREW.test(before);
};

/** The boxes of a form have letters, "c Employer's name", the fields of a message tags, "50K: Ordering customer". */
const BOX_LETTER = /^\s*(?:[a-z][.)]?|\d{2}[A-Z]:)\s+$/u;

/** "Customer / לכבוד": the same label in the other script before a slash. */
const LATIN = /^\s*[A-Za-z .]{2,30}\/\s*$/u;
const HEBREW = /^\s*[א-ת "'.]{2,30}\/\s*$/u;

/** "שם המוטב ישראל ישראלי": OCR loses colons, so a label with the word "name" needs none. */
const beginsWithName = (label: Label): boolean =>
  label.start === 0 &&
  /^שמ\s\S+|\bname\b|^לכבוד|^[הנ]תקבל מאת|^שלמו לפקודת|^pay to the order of/u.test(
    label.cell.folded.slice(label.start, label.end),
  );

function nameInSentence(row: Row, pattern: RegExp): ExtractedValue<string> | null {
  for (const cell of row.cells) {
    const match = pattern.exec(cell.text);
    const name = match?.groups?.name;
    if (!match || !name) continue;
    const start = match.index + match[0].length - name.length;
    return nameIn({ cell, start, end: start + name.length });
  }
  return null;
}

/** Titles to be crossed out before a name, "Shri/Smt/Kumari", and those of India alone. */
const TITLES =
  /^\s*(?:(?:mr|mrs|ms|miss|shri|sri|smt|kumari|kum|m)\.?\s?\/\s?){1,4}(?:mr|mrs|ms|miss|shri|sri|smt|kumari|kum|s)\.? (?=\p{L})|^\s*(?:shri|smt|kumari)\.? (?=\p{L})/iu;

function nameIn(whole: Span): ExtractedValue<string> | null {
  const printedAll = whole.cell.text.slice(whole.start, whole.end);
  const colon = /^\s*[:：]\s*/u.exec(printedAll)?.[0].length ?? 0;
  const lead = colon + (TITLES.exec(printedAll.slice(colon))?.[0].length ?? 0);
  const span = { ...whole, start: whole.start + lead };
  const text = printedAll.slice(lead);
  if (isStreet(span.cell.folded.slice(span.start, span.end))) return null;
  const found = NAME.exec(text)?.[0];
  const printed =
    found &&
    withoutOpenBracket(withoutNumberKey(found))
      .replace(/\s(?:the|an?|of|for)\s*$/iu, '')
      .replace(/(?<![\s,.(/&-])[\s,.(/&-]+$/u, '');
  if (!printed || /^\s*[:：]/.test(text.slice(printed.length))) return null;
  // The point of "Ltd." is kept.
  const name =
    text.startsWith(`${printed}.`) && /\b(?:ltd|inc|co|bhd|pvt|corp)$/i.test(printed)
      ? `${printed}.`
      : printed;
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || name.length > CHARS_MAX || name.split(' ').length > WORDS_MAX) return null;
  if (headingOf(name) !== null || isNoName(name)) return null;
  if (CODE.test(text)) return null;
  return extractedAt({ ...span, end: span.start + name.length }, name);
}

/** "HR-EMP-00214": a number with letters before it. */
const CODE = /^\s*(?:\p{Lu}{1,6}[-/])+\d{2,}/u;

/** "Dana Cohen (PEP": a bracket that its number ended before it closed. */
function withoutOpenBracket(name: string): string {
  const open = name.lastIndexOf('(');
  return open >= 0 && !name.includes(')', open) ? name.slice(0, open).trimEnd() : name;
}

/** Drops names of role `person` that a more specific label also gives. */
const withoutNameless = (names: Name[]): Name[] =>
  names.filter(
    (name) =>
      name.role !== 'person' ||
      !names.some((other) => other.role !== 'person' && other.value === name.value),
  );
