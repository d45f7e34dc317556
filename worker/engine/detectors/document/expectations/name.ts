import type { NameRole } from '../../../evidence/document-data.js';
import type { Compared, Comparison } from './comparison.js';
import { distance } from './misread.js';

/** Whose name a mismatch reports: payee, account holder and employee come first. */
const ROLES: readonly NameRole[] = [
  'payee',
  'account_holder',
  'employee',
  'customer',
  'patient',
  'payer',
  'person',
];

/**
 * Finds a name wherever it is printed: in any order, with initials, in any
 * spelling of its letters.
 */
export function compareName(expected: string, { data, pages }: Compared): Comparison {
  const wanted = nameWords(expected);
  if (wanted.length === 0) return { kind: 'not_checked', why: 'no_value' };
  const lines = pages.flatMap((page) =>
    page.lines.map((line) => ({ text: line.text, misreads: page.textSource === 'ocr' })),
  );
  const here = lines.some(({ text, misreads }, index) => {
    // A name may break over two lines.
    const following = lines[index + 1]?.text ?? '';
    return (
      isNamedIn(wanted, nameWords(text), misreads) ||
      (following !== '' && isNamedAcross(wanted, nameWords(text), nameWords(following), misreads))
    );
  });
  if (here || data.names.some(({ value }) => isSameName(wanted, nameWords(value)))) {
    return { kind: 'met' };
  }
  const letters = lines.map(({ text }) => text).join(' ');
  if (scriptOf(letters) !== scriptOf(expected)) return { kind: 'not_checked', why: 'script' };
  const main = ROLES.flatMap((role) => data.names.filter((name) => name.role === role))[0];
  return {
    kind: 'mismatch',
    found: main?.value ?? null,
    place: main?.place ?? null,
    certain: main !== undefined && main.certainty !== 'unsure',
  };
}

const FINAL_LETTERS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Titles and legal forms that appear beside a name but are not part of it. */
const NO_NAME = new Set(
  'mr mrs ms miss dr prof ltd inc llc co corp gmbh מר גב גברת דר פרופ בעמ עד'
    .split(' ')
    .map(foldFinals),
);

/** Words of a name without case, accents, points, quotes and final forms. */
export function nameWords(text: string): string[] {
  const folded = foldFinals(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // Geresh, gershayim and apostrophes belong to the word: צ'רלי, בע"מ, O'Neil.
      .replace(/['"’‘`´׳״”“]/g, ''),
  );
  const words = folded.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const names = words.filter((word) => !NO_NAME.has(word));
  return names.length > 0 ? names : words;
}

function foldFinals(text: string): string {
  return text.replace(/[ךםןףץ]/g, (letter) => FINAL_LETTERS[letter] ?? letter);
}

/** Every word of the wanted name occurs in the text, each in a place of its own. */
function isNamedIn(wanted: readonly string[], words: readonly string[], misreads: boolean) {
  // "בן דוד" and "בנדוד" are one name.
  const joined = wanted.join('');
  if (joined.length >= 4 && words.some((word) => word === joined)) return true;
  if (words.length < wanted.length) return false;
  const left = [...words];
  let inFull = false;
  return (
    wanted.every((word) => {
      const at = left.findIndex((other) => isSameWord(word, other, misreads));
      if (at < 0) return false;
      const [printed = ''] = left.splice(at, 1);
      inFull ||= Math.min(word.length, printed.length) > 1;
      return true;
    }) &&
    // Initials alone fit many people.
    inFull
  );
}

function isNamedAcross(
  wanted: readonly string[],
  line: readonly string[],
  next: readonly string[],
  misreads: boolean,
): boolean {
  // The end of one line and the start of the next, no longer than the name itself.
  const tail = line.slice(-(wanted.length - 1));
  return (
    wanted.length > 1 && isNamedIn(wanted, [...tail, ...next.slice(0, wanted.length - 1)], misreads)
  );
}

/** A labelled name may omit middle names, as long as two words agree. */
function isSameName(wanted: readonly string[], printed: readonly string[]): boolean {
  return printed.length >= 2 && wanted.length >= 2 && isNamedIn(printed, wanted, false)
    ? printed.some((word) => word.length > 1 && wanted.includes(word))
    : isNamedIn(wanted, printed, true);
}

function isSameWord(wanted: string, printed: string, misreads: boolean): boolean {
  if (wanted === printed) return true;
  if (wanted.length === 1 || printed.length === 1) return wanted[0] === printed[0];
  // "לישראל": to, from, at, and are single letters before the name.
  if (/^[לבמהוש]$/.test(printed.slice(0, -wanted.length)) && printed.endsWith(wanted)) return true;
  if (!misreads) return false;
  const limit = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  return limit > 0 && distance(wanted, printed, limit) <= limit;
}

const scriptOf = (text: string): 'hebrew' | 'latin' =>
  (text.match(/[א-ת]/g)?.length ?? 0) >= (text.match(/[a-z]/gi)?.length ?? 0) ? 'hebrew' : 'latin';
