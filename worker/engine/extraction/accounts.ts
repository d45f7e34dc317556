import { findAmounts } from './amounts.js';
import { findDates } from './dates.js';
import type { BankAccount, ExtractedValue } from '../evidence/document-data.js';
import { bankNamed, isKnownCode } from '../israel/banks.js';
import type { Label } from './labels/label.js';
import { valueOf, type LabelledRows } from './labels/value-of.js';
import { extractedAt, type Row, type Span } from './layout.js';
import { numberInGroups } from './named/number-in-groups.js';

/** bank-branch-account; the account may have check digits after a slash or dash. */
const TRIPLET =
  /(?<![\p{L}\p{N}./-])(?<bank>\d{1,2})\s?[-/]\s?(?<branch>\d{1,3})\s?[-/]\s?(?<number>\d{4,9}(?:[-/]\d{1,3})?)(?![\p{L}\p{N}]|[-/]\d)/gu;
const PAIR =
  /(?<![\p{L}\p{N}./-])(?<branch>\d{3})\s?[-/]\s?(?<number>\d{5,9}(?:[-/]\d{1,3})?)(?![\p{L}\p{N}]|[-/]\d)/gu;
/** As banks abroad print them: "1044 8827 3091", "2117-0904-55". */
const GROUPED =
  /(?<![\p{L}\p{N}.,/-])(?<number>\d{1,6}(?: \d{3,4}){1,4}(?: \d{1,2})?|\d{1,6}(?:-\d{1,8}){1,4})(?![\p{L}\p{N}]|[-/.,]\d)/gu;
const SINGLE =
  /(?<![\p{L}\p{N}.,/-]|\d )(?<number>\d{2,14}(?:[-/]\d{1,9})?)(?![\p{L}\p{N}]|[-/.,]\d| \d+(?![\d./-]))/gu;
/** Between a label and a number in groups; "account services 800-555-0199" is a telephone's. */
const NUMBER_WORD = /^[\s:：#.'()-]*(?:(?:no|nr|n°|num|number|nummer|מס|מספר)[\s:：#.'-]*)?$/iu;
/** Least and most digits. */
const NUMBER_DIGITS = [4, 14] as const;
const GROUPED_DIGITS = [7, 18] as const;
const FILLER_CHARS_MAX = 12;
/** Bank and branch belong to an account at most this many row heights away. */
const TOGETHER_HEIGHTS_MAX = 9;

/** Extracts bank accounts, printed as one number or as neighbouring fields labelled bank, branch and account. */
export function extractAccounts(document: LabelledRows): ExtractedValue<BankAccount>[] {
  const found: ExtractedValue<BankAccount>[] = [];
  for (const labels of document.labels.values()) {
    for (const label of labels) {
      if (label.meaning.kind !== 'account') continue;
      const account = valueOf(label, document, accountIn);
      if (account && !found.some((other) => isSame(other.value, account.value))) {
        found.push({ ...account, value: completed(account, label, document) });
      }
    }
  }
  for (const row of document.rows)
    for (const account of underItsKind(row))
      if (!found.some((other) => other.value.number === account.value.number)) found.push(account);
  return found.filter(
    (one) => !found.some((other) => other !== one && isMoreComplete(other.value, one.value)),
  );
}

/** "Regular Checking | 4974460183", "EveryDay Checking - 7084419362": the title of one account's part of a statement. */
const KIND =
  /^[\p{L}\p{N}®™ .'&-]{0,40}(?:checking|savings|money market|current account|girokonto|tagesgeldkonto|sparkonto|compte courant|compte chèques)(?: account)?[®™]?\s?[-–:#]?\s?(?<number>\d{8,12})?$/u;
const NUMBER_ALONE = /^\d{8,12}$/;

function underItsKind({ cells }: Row): ExtractedValue<BankAccount>[] {
  return cells.flatMap((cell) => {
    const match = KIND.exec(cell.folded.trim());
    if (!match) return [];
    const inside = match.groups?.number;
    const next = cells[cell.index + 1];
    const number =
      inside ?? (next && NUMBER_ALONE.test(next.text.trim()) ? next.text.trim() : null);
    const place = inside === undefined ? next : cell;
    if (number === null || !place) return [];
    const start = place.text.indexOf(number);
    return [
      extractedAt(
        { cell: place, start, end: start + number.length },
        { bank: null, branch: null, number },
      ),
    ];
  });
}

export function accountIn(span: Span): ExtractedValue<BankAccount> | null {
  const text = span.cell.text.slice(span.start, span.end);
  const money = findAmounts(text).filter(({ isMoney }) => isMoney);
  const others = [...findDates(text), ...money, ...ibansIn(text)];
  for (const pattern of [TRIPLET, PAIR, GROUPED, SINGLE]) {
    if (pattern === GROUPED) {
      const whole = ofGroups(span);
      if (whole) return whole;
    }
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (match.index > FILLER_CHARS_MAX) break;
      if (pattern === GROUPED && !NUMBER_WORD.test(text.slice(0, match.index))) break;
      if (others.some((other) => match.index < other.end && other.start < end)) continue;
      const number = (match.groups?.number ?? '').replace(/\D/g, '');
      const [least, most] = pattern === GROUPED ? GROUPED_DIGITS : NUMBER_DIGITS;
      if (number.length < least || number.length > most) continue;
      const bank = match.groups?.bank ?? null;
      if (bank !== null && !isKnownCode(bank)) continue;
      const place = { cell: span.cell, start: span.start + match.index, end: span.start + end };
      return extractedAt(place, {
        bank: bank?.padStart(2, '0') ?? null,
        branch: match.groups?.branch?.padStart(3, '0') ?? null,
        number,
      });
    }
  }
  return null;
}

/** An account of digits in any groups that are all its span holds: "7 0044 182 903", "3 1 8 0 4 4 2 7". */
function ofGroups(span: Span): ExtractedValue<BankAccount> | null {
  const whole = numberInGroups(span);
  if (!whole || !/^\d+$/.test(whole.value)) return null;
  const [least, most] = GROUPED_DIGITS;
  const { length } = whole.value;
  if (length < least || length > most) return null;
  const isHebrew = span.cell.row.line.direction === 'rtl';
  return { ...whole, value: (isHebrew && inParts(whole)) || accountNumber(whole.value) };
}

const accountNumber = (number: string): BankAccount => ({ bank: null, branch: null, number });

/** Bank, branch and account in groups of a Hebrew line, which come from right to left: "1234567 800 10". */
function inParts({ raw }: ExtractedValue<string>): BankAccount | null {
  const { number, branch, bank } =
    /^(?<number>\d{4,9}) (?<branch>\d{3}) (?<bank>\d{2})$/.exec(raw)?.groups ?? {};
  return number !== undefined && branch !== undefined && bank !== undefined && isKnownCode(bank)
    ? { bank, branch, number }
    : null;
}

/** "PL49 1090 2402 ...": the groups of an IBAN are no account of their own. */
const IBAN =
  /(?<![\p{L}\p{N}])\p{Lu}{2}\d{2}(?: ?[\p{Lu}\d]{4}){2,7}(?: ?[\p{Lu}\d]{1,3})?(?![\p{L}\p{N}])/gu;

const ibansIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(IBAN)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));

/** "1044 8827 3091", "046-105-377260": not as the banks of Israel print them, whose check digits are known. */
const OF_GROUPS = /\d \d|\d-\d+-\d/;

/** Numbers of accounts in Israel have no more digits; longer ones state bank and branch themselves, or no branch. */
const ISRAELI_DIGITS_MAX = 9;

/** Completes bank and branch from the labels nearest to the account's label. */
function completed(
  { value: account, raw }: ExtractedValue<BankAccount>,
  label: Label,
  document: LabelledRows,
): BankAccount {
  const isLong = account.number.replace(/^0+/, '').length > ISRAELI_DIGITS_MAX;
  const near = account.branch ?? nearest('branch', label, document, branchIn);
  const branch = isLong && near !== null && !account.number.startsWith(near) ? null : near;
  // "046-105-377260" beside "branch 046" states its branch itself.
  const { number } = account;
  const isRepeated =
    account.branch === null &&
    branch !== null &&
    number.length > NUMBER_DIGITS[1] - branch.length &&
    number.startsWith(branch);
  return {
    bank:
      account.bank ??
      (OF_GROUPS.test(raw) && account.branch === null
        ? null
        : nearest('bank', label, document, bankIn)),
    branch,
    number: isRepeated ? number.slice(branch.length) : number,
  };
}

function nearest(
  kind: 'bank' | 'branch',
  account: Label,
  document: LabelledRows,
  read: (span: Span) => string | null,
): string | null {
  const { row } = account.cell;
  let best: { value: string; distance: number } | null = null;
  for (const [other, labels] of document.labels) {
    if (other.page !== row.page) continue;
    const rows = Math.abs(other.rect.y - row.rect.y) / Math.max(row.rect.h, 0.1);
    if (rows > TOGETHER_HEIGHTS_MAX) continue;
    for (const label of labels) {
      if (label.meaning.kind !== kind) continue;
      // Of two blocks side by side the one in the same column is meant; a label above is preferred to one below.
      const across = Math.abs(label.cell.rect.x - account.cell.rect.x) / 20;
      const distance = rows + across + (other.index > row.index ? 0.5 : 0);
      if (best && best.distance <= distance) continue;
      const value = valueOf(label, document, read);
      if (value !== null) best = { value, distance };
    }
  }
  return best?.value ?? null;
}

/** "7 1": digits in boxes of their own, read from right to left in a line of Hebrew. */
function inBoxes({ cell, start, end }: Span): string | null {
  const text = cell.text.slice(start, end).trim();
  if (!/^\d(?: \d){1,2}$/.test(text)) return null;
  const digits = text.split(' ');
  return (cell.row.line.direction === 'rtl' ? digits.reverse() : digits).join('');
}

function bankIn(span: Span): string | null {
  const text = inBoxes(span) ?? span.cell.text.slice(span.start, span.end);
  const code = /(?<![\p{N}-])(\d{1,2})(?![\p{N}]|[-/]\d)/u.exec(text)?.[1];
  if (code !== undefined && isKnownCode(code)) return code.padStart(2, '0');
  return bankNamed(text, true)?.code ?? null;
}

function branchIn(span: Span): string | null {
  const text = inBoxes(span) ?? span.cell.text.slice(span.start, span.end);
  const match = /(?<![\p{N}/-])(\d{1,3})(?![\p{N}]|[/-]\d)/u.exec(text);
  return match && match.index <= FILLER_CHARS_MAX ? (match[1] ?? '').padStart(3, '0') : null;
}

const isSame = (a: BankAccount, b: BankAccount): boolean =>
  a.number === b.number && a.branch === b.branch && a.bank === b.bank;

/** Whether one account contains all parts of the other and more. */
const isMoreComplete = (more: BankAccount, less: BankAccount): boolean =>
  more.number === less.number &&
  !isSame(more, less) &&
  (less.branch === null || less.branch === more.branch) &&
  (less.bank === null || less.bank === more.bank);
