import type { Concept, WordTable } from './concepts.js';
import { fits, RULES, type ComposedField } from './rules.js';
import { type Lexicon, lexiconOf } from './lexicon.js';

/** A part of a folded text that is a label by its words; end exclusive. */
export interface ComposedLabel {
  start: number;
  end: number;
  field: ComposedField;
  /** Starts and ends of the words that make it a decoy. */
  others: { start: number; end: number }[];
}

/** Words of a label at most; more are a sentence. */
const WORDS_MAX = 10;

/** Between two labels in one text: "סה"כ לתשלום / Total due", "VAT: 1.00 | Total: 2.00". */
const PART = /\s\/\s|[|│·•;]/u;
/** A word: Hebrew with gershayim and geresh, or letters. */
const WORD = /[א-ת]+(?:["']{1,2}[א-ת]+)?'?|\p{L}+/gu;
const FIRST_WORD = new RegExp(WORD.source, 'u');
/** What may stand between the words of a label, rates of a tax among it. */
const BETWEEN = /^(?:[\s.,()/&"'*+°@-]|\d{1,2}(?:[.,]\d{1,2})?\s?%|%\s?\d{1,2}(?:[.,]\d{1,2})?)*$/u;
/** A mark of a list before a label. */
const LEAD = /^[\s*•·–>+=(#-]*$/u;

/**
 * The labels that a folded text is made of: each part of it from its beginning to its first
 * number, colon or currency sign, where the words are those of one language and a rule knows
 * what they say together. One unknown word and it is none.
 */
export function composedLabels(folded: string, tables: readonly WordTable[]): ComposedLabel[] {
  const found: ComposedLabel[] = [];
  const lexicons = tables.map(lexiconOf);
  let from = 0;
  for (const part of folded.split(PART)) {
    const start = folded.indexOf(part, from);
    from = start + part.length;
    const label = labelAt(part, lexicons);
    if (label) found.push(shifted(label, start));
  }
  return found;
}

const shifted = ({ start, end, field, others }: ComposedLabel, by: number): ComposedLabel => ({
  start: start + by,
  end: end + by,
  field,
  others: others.map((other) => ({ start: other.start + by, end: other.end + by })),
});

interface PlacedWord {
  text: string;
  start: number;
  end: number;
}

function labelAt(part: string, all: readonly Lexicon[]): ComposedLabel | null {
  const [begin] = FIRST_WORD.exec(part) ?? [];
  if (begin === undefined || !all.some(({ begins }) => begins(begin))) return null;
  const words = leadingWords(part);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > WORDS_MAX) return null;
  for (const lexicon of all) {
    const said = lexicon.read(words.map(({ text }) => text));
    if (!said) continue;
    const field = fieldOf(new Set(said.flat()));
    if (field === null) continue;
    const others = words.filter((_, at) => said[at]?.includes('other'));
    return { start: first.start, end: last.end, field, others };
  }
  return null;
}

/** What a whole text is as a label; null where words are left or none is made of them. */
export function composedField(folded: string, tables: readonly WordTable[]): ComposedField | null {
  const label = labelAt(folded, tables.map(lexiconOf));
  return label && !/[\p{L}\p{N}:]/u.test(folded.slice(label.end)) ? label.field : null;
}

/** The words of a text up to its first number, colon or other sign. */
function leadingWords(part: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const match of part.matchAll(WORD)) {
    const before = part.slice(words.at(-1)?.end ?? 0, match.index);
    if (!(words.length === 0 ? LEAD : BETWEEN).test(before)) break;
    words.push({ text: match[0], start: match.index, end: match.index + match[0].length });
    if (words.length > WORDS_MAX) break;
  }
  return words;
}

/** What a label of these concepts introduces; null where no rule knows. */
export function fieldOf(said: ReadonlySet<Concept>): ComposedField | null {
  const concepts = new Set([...said].filter((concept) => concept !== 'filler'));
  if (concepts.delete('other')) return concepts.size > 0 ? 'decoy' : null;
  return RULES.find((rule) => fits(rule, concepts))?.field ?? null;
}
