import { editDistance } from '../../text/edit-distance.js';
import type { Cell } from '../layout.js';

/** Shorter labels are too similar to other words. */
const LETTERS_MIN = 5;
/** Letters per allowed error (misread, lost or added letter). */
const LETTERS_PER_MISTAKE = 7;

/** A label reduced to its letters: OCR loses spaces and punctuation. */
export interface PlainLabel<Entry> {
  letters: string;
  entry: Entry;
}

const lettersOf = (folded: string): string => folded.replace(/[^\p{L}]/gu, '');

/** The letters of a label with and without its optional parts. */
export function plainForms(label: string): string[] {
  const without = label.replace(/\([^)]{0,200}\) ?/g, '');
  const forms = [lettersOf(without), lettersOf(label)];
  return [...new Set(forms)].filter((letters) => letters.length >= LETTERS_MIN);
}

/** "RM" before an amount, as OCR reads small capitals. */
const MISREAD_CURRENCY = /(?=r[mnh]\.?\s*$)(?<=\p{L}{4}.*\s)r[mnh]\.?\s*$/u;

/**
 * Finds a label that OCR misread at the start of a cell, by the edit distance of the
 * letters before the first digit, colon or currency sign. null when none is similar enough.
 */
export function misreadLabel<Entry>(
  cell: Cell,
  labels: readonly PlainLabel<Entry>[],
): { entry: Entry; end: number } | null {
  // A zero among letters is an O.
  const read = cell.folded.replace(
    /(?<=\p{L})0(?=\p{L})|(?<=(?<!\p{L})n)0(?![\p{L}\p{N}])|(?<=n)0(?=\s?[:.#])/gu,
    'o',
  );
  const lead = (/^[^\d:：₪$€]*/.exec(read)?.[0] ?? '').replace(MISREAD_CURRENCY, '').trimEnd();
  const letters = lettersOf(lead);
  if (letters.length < LETTERS_MIN)
    return /^\d/.test(read.slice(lead.length)) ? null : cutLabel(letters, lead.length, labels);
  let best: { entry: Entry; mistakes: number } | null = null;
  for (const label of labels) {
    const allowed = Math.max(1, Math.floor(label.letters.length / LETTERS_PER_MISTAKE));
    const mistakes = editDistance(letters, label.letters, allowed);
    if (mistakes !== null && (!best || mistakes < best.mistakes)) {
      best = { entry: label.entry, mistakes };
    }
  }
  // "btotal" is a subtotal that lost its beginning, not a total with a letter more.
  const cut = best && best.mistakes > 0 ? labels.find((label) => isCut(letters, label)) : undefined;
  const entry = cut?.entry ?? best?.entry;
  return entry ? { entry, end: lead.length } : null;
}

/** Letters that a longer label loses at its beginning, where print fades or paper ends. */
const CUT_MAX = 2;

const isCut = <Entry>(letters: string, label: PlainLabel<Entry>): boolean =>
  label.letters.endsWith(letters) &&
  label.letters.length > letters.length &&
  label.letters.length - letters.length <= CUT_MAX;

/** Letters of a label of which the first or last is lost, where print fades or paper ends: "otal". */
const CUT_LETTERS_MIN = 4;

function cutLabel<Entry>(
  letters: string,
  end: number,
  labels: readonly PlainLabel<Entry>[],
): { entry: Entry; end: number } | null {
  if (letters.length < CUT_LETTERS_MIN) return null;
  const whole = labels.find(
    (label) => label.letters.slice(1) === letters || label.letters.slice(0, -1) === letters,
  );
  return whole ? { entry: whole.entry, end } : null;
}
