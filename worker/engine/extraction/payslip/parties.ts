import type { DocumentData } from '../../evidence/document-data.js';
import { upperMedian } from '../../statistics.js';
import { monthOf } from '../../text/month-names.js';
import { extractedAt, overlapX } from '../layout.js';
import { blockKindOf, columnKindOf } from './blocks.js';
import { type Item, middleY, onOneLine, rightOf } from './items.js';
import { payslipLabelOf } from './label-of.js';
import { printedOf } from './value-types.js';
import { companyEnd } from '../parties/company-form.js';
import { ADDRESS, CONTACT, POSTAL, REGISTRATION } from '../parties/letterhead-words.js';

type Name = DocumentData['names'][number];

/** The legal form of a company, an association or an authority. */
const COMPANY =
  /בע["'”״׳]{0,2}מ(?!\p{L})|^(?:עיריית|עירית|משרד|מועצה|עמותת|אוניברסיטת|בית ספר|מכללת)(?!\p{L})|(?<!\p{L})(?:ltd|limited|inc|llc|llp|plc|corp|gmbh|gbr|ohg|sarl|sasu?|eurl|srl|company|co\.|university|county|school district)\.?(?!\p{L})/iu;

/** Height of the letterhead, percent of the page. */
const HEAD_PERCENT = 12;

/** A payslip's own title; it names nobody. */
const TITLE =
  /תלוש|משכורת|שכר עבודה|pay ?slip|pay ?stub|(?:salary|wage) ?slip|paycheck|statement|earnings|payroll|abrechnung|(?:lohn|gehalts)(?:blatt|zettel|ausweis|bescheinigung)|bulletin|fiche de paie|recibo|nómina/iu;

/** A heading over the box of a party; it names nobody either. */
const PARTY =
  /^(?:company|employer|employee|חברה|מעסיק|entreprise|employeur|société|salarié|empresa|empleador|trabajador|arbeitgeber|arbeitnehmer)\s*:?$/iu;

/** Two to four words of letters: a person's name, in either order. */
const PERSON = /^[\p{L}][\p{L}'"׳״.-]+(?: [\p{L}'"׳״.-]+){0,2} [\p{L}'"׳״.-]{2,}$/u;

/** Words of a form that are no name although no list has them as labels. */
const NO_NAME =
  /^(?:für|for|pour|per)\s|(?<!\p{L})(?:פרטים|פרטי|נתונים|רחוב|רח'|שד'|שדרות|ת\.?ד|טל'?|פקס|סניף|בנק|מחלקה|משרה|דרגה|דרוג|חודשי|שעתי|לפי|מצב|כתובת|ה?עובדת?|סודי|אישי|מספר|תיק|חברה|תשלום|שכר|תאריך|לכבוד|private|confidential|employee|employer|street|st\.|ave|road|suite|box|page|pay|period|hours|rate|total|date|check|bank|department|advice|deposit|voucher|number|période|periodo|período|zeitraum|\p{L}*daten|\p{L}*datum|\p{L}*nummer|\p{L}*details|information|informationen|convention|convenio|matricule|paiement|payé|virement)(?!\p{L})/iu;

/** "(A unit of Muster Ltd.)", "by Muster Ltd.": whose the company above it is. */
const OWNER = /^\W*(?:by|an? (?:unit|division|brand) of)(?!\p{L})/u;

/** The employer of the letterhead: the first company's name, else the first line of text that is no title. */
export function employerIn(items: readonly Item[]): Name | null {
  const head = items.filter(
    (item) =>
      item.kind === 'text' &&
      item.rect.y < HEAD_PERCENT &&
      !item.introduces &&
      !PARTY.test(item.text.trim()),
  );
  const named =
    head.find(isCompany) ??
    onlyCompany(items) ??
    head.find(
      (item) =>
        !isWord(item) &&
        !TITLE.test(item.text) &&
        /\p{L}{3}/u.test(item.text) &&
        !NO_NAME.test(item.text) &&
        !isOfEmployee(item) &&
        monthOf(item.text) === null &&
        !isValueOfLabel(item, items),
    );
  if (!named) return null;
  // "Company: 002 - Muster Ltd. | Reg. no. 5": the numbers around a name are no part of it.
  const lead = /^[^\p{L}\p{N}]*/u.exec(printedOf(named))?.[0].length ?? 0;
  // "Muster GmbH * Hauptstr. 1 * 12345 Musterstadt": the sender's line over an address.
  const [name = ''] = printedOf(named)
    .slice(lead)
    .split(/\||\*| [·•] /u, 1);
  const start = named.span.start + lead;
  const span = { ...named.span, start, end: start + name.trimEnd().length };
  const employer: Name = { ...extractedAt(span, name.trim()), role: 'employer' };
  const isTold =
    COMPANY.test(name) ||
    isAboveAddress(named, items) ||
    isUnderHeading(named, items) ||
    isLetterhead(named, items);
  return isTold ? employer : { ...employer, certainty: 'unsure' };
}

const isCompany = (item: Item): boolean =>
  COMPANY.test(printedOf(item)) &&
  // "Co." alone heads a column of company codes.
  /\p{L}{3}/u.test(printedOf(item).replace(COMPANY, '')) &&
  !isWord(item) &&
  !OWNER.test(item.text);

/**
 * The only company that a page names below its head: in the sender's line, or in a box at its foot. By
 * its legal form: "Company tax" heads a column, and towns and schools are also addresses.
 */
function onlyCompany(items: readonly Item[]): Item | null {
  const companies = items.filter(
    (item) =>
      item.kind === 'text' &&
      !item.introduces &&
      companyEnd(item.text) !== null &&
      isCompany(item) &&
      isShort(item),
  );
  const [company, ...others] = companies;
  const name = company && companyOf(company);
  return company && others.every((other) => companyOf(other) === name) ? company : null;
}

/** "Company: Muster GmbH · Reg. no. 5", "Muster GmbH * Hauptstr. 1": the name that lines about it share. */
function companyOf({ text }: Item): string {
  const own = text.replace(/^[\p{L} ]{2,20}: /u, '');
  return own.slice(0, companyEnd(own) ?? undefined).trim();
}

const WORDS_MAX = 12;

const isShort = ({ text }: Item): boolean => text.split(' ').length <= WORDS_MAX;

/** How far from a name its heading ends and its address begins, in its heights. */
const LEADING_MAX = 3;

/** Whether what a company prints below its name follows. */
const isAboveAddress = (named: Item, items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      isBelow(item, named) &&
      [ADDRESS, CONTACT, POSTAL, REGISTRATION].some((sign) => sign.test(item.span.cell.folded)),
  );

const EMPLOYER =
  /^(?:employer|company|מעסיק|חברה|entreprise|employeur|société|empresa|empleador|arbeitgeber)\s*:?$/iu;

const isUnderHeading = (named: Item, items: readonly Item[]): boolean =>
  items.some((item) => EMPLOYER.test(item.text.trim()) && isBelow(named, item));

function isBelow({ rect: below }: Item, { rect: above }: Item): boolean {
  const down = below.y - above.y;
  return (
    down > 0 &&
    down <= Math.max(above.h, below.h) * LEADING_MAX &&
    overlapX(above, below) > -BESIDE_MAX
  );
}

/** How far beside a heading its name begins, percent of the page's width. */
const BESIDE_MAX = 5;

/** Text this much larger than usual on its page is a letterhead. */
const LARGE_FACTOR = 1.25;

/** Whether a name is the page's first text and in large letters. */
function isLetterhead(named: Item, items: readonly Item[]): boolean {
  const usual = upperMedian(items.map(({ rect }) => rect.h)) ?? 0;
  const first = items.find(({ kind, text }) => kind === 'text' && /\p{L}{2}/u.test(text));
  return first === named && named.rect.h >= usual * LARGE_FACTOR;
}

/**
 * The employee, where no label names one: the name alone in the box that holds the
 * employee's number, identity number and dates, or above an address.
 */
export function employeeIn(items: readonly Item[]): Name | null {
  const box = employeeBox(items);
  if (box === null) return null;
  const [person] = items.filter(
    (item) =>
      item.kind === 'text' &&
      !item.introduces &&
      middleY(item) > box.top &&
      middleY(item) < box.bottom &&
      isPerson(item) &&
      !isValueOfLabel(item, items),
  );
  return person
    ? { ...extractedAt(person.span, printedOf(person).trim()), role: 'employee' }
    : null;
}

function isPerson(item: Item): boolean {
  const printed = printedOf(item).trim();
  return (
    PERSON.test(printed) &&
    !isWord(item) &&
    !COMPANY.test(printed) &&
    !NO_NAME.test(printed) &&
    !TITLE.test(printed)
  );
}

const isWord = ({ text }: Item): boolean =>
  payslipLabelOf(text) !== null || blockKindOf(text) !== null || columnKindOf(text) !== null;

/** Whether a text follows a label with a colon on its line, in either direction. */
const isValueOfLabel = (item: Item, items: readonly Item[]): boolean =>
  items.some(
    (label) =>
      label.introduces &&
      onOneLine(label, item) &&
      Math.min(Math.abs(label.rect.x - rightOf(item)), Math.abs(item.rect.x - rightOf(label))) <
        VALUE_GAP_MAX,
  );

/** Widest gap between a label with a colon and its value, percent of the page's width. */
const VALUE_GAP_MAX = 6;

const EMPLOYEE_WORDS =
  /^(?:מס'? ?ה?עובד|מספר ה?עובד|ת"?ז|ת\.ז|מספר זהות|מס'? ?זהות|תעודת זהות|תחילת עבודה|תאריך תחילת עבודה|מצב משפחתי|employee|employee (?:id|number|name)|ssn|social security(?: number)?|ni (?:number|no)|national insurance (?:number|no)|payroll (?:number|no)|personal-?(?:nr|nummer)|steuerklasse|sv-?(?:nr|nummer)|sozialversicherungsnummer|eintritt(?:sdatum)?|filing status)[.: ]*$/u;

/** Lines of the employee's box that begin so and go on with values. */
const EMPLOYEE_LINES = /^(?:steuerklasse \d|kk: |filing status: )/u;

const isOfEmployee = ({ text }: Item): boolean =>
  EMPLOYEE_WORDS.test(text) || EMPLOYEE_LINES.test(text);

/** How far above and below these labels their box reaches, percent of the page. */
const BOX_MARGIN = 2.5;

/** The height of the employee's box: from its first label to the heading of the payments. */
function employeeBox(items: readonly Item[]): { top: number; bottom: number } | null {
  const labels = items.filter((item) => item.kind === 'text' && isOfEmployee(item));
  const table = items.find(
    (item) =>
      blockKindOf(item.text) === 'payments' &&
      items.some((other) => onOneLine(other, item) && columnKindOf(other.text) === 'amount'),
  );
  const above = labels.filter((item) => table === undefined || item.rect.y < table.rect.y);
  if (above.length === 0) return null;
  const ys = above.map(middleY);
  return {
    top: Math.min(...ys) - BOX_MARGIN,
    bottom: table === undefined ? Math.max(...ys) + BOX_MARGIN : table.rect.y,
  };
}
