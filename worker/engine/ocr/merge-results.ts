import { type ModelResults, sureHebrew } from './sure-hebrew.js';
import type { RawWord } from './tesseract.js';

/** The script most of a page is written in; null when undetermined. */
export type PageScript = 'hebrew' | 'english' | null;

/**
 * Takes each segment of a line from one of the two models. The English model reads
 * digits and Latin well and knows no Hebrew letter; the Hebrew model reads Hebrew
 * well and digits badly. Words go from left to right.
 */
export function mergeResults(results: ModelResults, script: PageScript): RawWord[] {
  const sure = script === 'english' ? null : sureHebrew(results);
  if (sure !== null) return sure;
  const { english, hebrew } = results;
  const segments = segmentsOf(english, hebrew);
  const chosen = segments.map((segment) => ({
    segment,
    isHebrew: isHebrewSegment(segment, script),
  }));
  const isHebrewCell = chosen.some(({ isHebrew }) => isHebrew);
  return chosen.flatMap(({ segment, isHebrew }) => {
    if (isHebrew) return segment.hebrew;
    return isHebrewCell ? segment.english.map(inHebrewText) : segment.english;
  });
}

/** Below this confidence the English model is guessing, and the Hebrew model is run too. */
const RELIABLE_MIN = 0.88;

/** Whether a line's English result can be used without running the Hebrew model. */
export const isReliable = (english: readonly RawWord[]): boolean =>
  english.length > 0 &&
  english.every((word) => word.confidence >= RELIABLE_MIN && !hasInnerQuote(word.text));

/** Letters needed to determine the script of a page. */
const SCRIPT_LETTERS_MIN = 12;

/** The script of a page, from the words that only one of the models reads with confidence. */
export function pageScriptOf(results: readonly ModelResults[]): PageScript {
  let english = 0;
  let hebrew = 0;
  for (const segment of results.flatMap((one) => segmentsOf(one.english, one.hebrew))) {
    const [englishConfidence, hebrewConfidence] = [
      meanConfidence(segment.english),
      meanConfidence(segment.hebrew),
    ];
    if (hebrewConfidence >= 0.8 && englishConfidence < 0.6)
      hebrew += count(segment.hebrew, HEBREW_LETTERS);
    if (englishConfidence >= RELIABLE_MIN && hebrewConfidence < 0.7)
      english += count(segment.english, /[a-z]/gi);
  }
  if (hebrew + english < SCRIPT_LETTERS_MIN) return null;
  if (hebrew > english) return 'hebrew';
  return hebrew < english * 0.1 ? 'english' : null;
}

interface Segment {
  left: number;
  right: number;
  english: RawWord[];
  hebrew: RawWord[];
}

/** Groups the words of both models that cover the same stretch of the line. */
function segmentsOf(english: readonly RawWord[], hebrew: readonly RawWord[]): Segment[] {
  const segments: Segment[] = [];
  for (const word of [...english, ...hebrew].sort((a, b) => a.left - b.left)) {
    let segment = segments.at(-1);
    if (segment === undefined || !overlaps(segment, word)) {
      segment = { left: word.left, right: word.right, english: [], hebrew: [] };
      segments.push(segment);
    }
    segment.right = Math.max(segment.right, word.right);
    (word.language === 'heb' ? segment.hebrew : segment.english).push(word);
  }
  return segments;
}

/** Boxes of the two models differ by a few pixels, so touching does not count as overlapping. */
const overlaps = (segment: Segment, word: RawWord): boolean =>
  segment.right - word.left > 0.3 * Math.min(segment.right - segment.left, word.right - word.left);

/** Confidence added to the model of the page's script. */
const PAGE_SCRIPT_BONUS = 0.1;
/** On an English page a Hebrew word needs this confidence and length, and English must be below `UNREADABLE_MAX`. */
const STRAY_CONFIDENCE_MIN = 0.9;
const STRAY_LETTERS_MIN = 3;
const UNREADABLE_MAX = 0.5;

/** English words below this confidence are discarded. */
const DISCARDED_MAX = 0.2;

function isHebrewSegment({ english, hebrew }: Segment, script: PageScript): boolean {
  const letters = count(hebrew, HEBREW_LETTERS);
  const [englishConfidence, hebrewConfidence] = [meanConfidence(english), meanConfidence(hebrew)];
  // The English model cannot read this number here; it is rerun on the number alone later.
  if (letters === 0)
    return englishConfidence < DISCARDED_MAX && hebrewConfidence > englishConfidence;
  if (script === 'english')
    return (
      hebrewConfidence >= STRAY_CONFIDENCE_MIN &&
      letters >= STRAY_LETTERS_MIN &&
      englishConfidence < UNREADABLE_MAX
    );
  if (english.length === 0) return true;
  // A guess at one letter of a word does not stand against the word.
  if (widthOf(english) < COVERED_MIN * widthOf(hebrew) && hebrewConfidence >= UNREADABLE_MAX)
    return true;
  const isNumber = count(english, /\d/g) > 0 && count(english, /[a-z]/gi) === 0;
  // The Hebrew model invents digits among few Hebrew letters; they count only where English reads nothing.
  if (letters < count(hebrew, /\d/g) && englishConfidence >= UNREADABLE_MAX) return false;
  return (
    hebrewConfidence + (script === 'hebrew' && !isNumber ? PAGE_SCRIPT_BONUS : 0) >
    englishConfidence
  );
}

/** Share of a Hebrew word's width that an English one must cover to compete with it. */
const COVERED_MIN = 0.5;

const widthOf = (words: readonly RawWord[]): number =>
  words.reduce((sum, { left, right }) => sum + right - left, 0);

const HEBREW_LETTERS = /[\u05d0-\u05ea]/g;

const count = (words: readonly RawWord[], pattern: RegExp): number =>
  words.reduce((sum, word) => sum + (word.text.match(pattern)?.length ?? 0), 0);

/** Hebrew abbreviations have a quote before the last letter (n"w for the shekel); Latin words never do. */
export const hasInnerQuote = (text: string): boolean => /[a-z\d]["“”][a-z]/i.test(text);
const INNER_QUOTE_PENALTY = 0.5;

/** The Hebrew model reads Latin capitals as words with final letters inside. */
const hasInnerFinal = (text: string): boolean => /[ךםןףץ][א-ת]/.test(text);
const INNER_FINAL_PENALTY = 0.3;

/** Mean confidence weighted by length, less penalties for implausible words; 0 without words. */
export function meanConfidence(words: readonly RawWord[]): number {
  const chars = words.reduce((sum, word) => sum + word.text.length, 0);
  const weighted = words.reduce(
    (sum, word) => sum + word.text.length * adjustedConfidence(word),
    0,
  );
  return chars === 0 ? 0 : weighted / chars;
}

function adjustedConfidence({ text, confidence, language }: RawWord): number {
  if (language === 'eng' && hasInnerQuote(text)) return confidence - INNER_QUOTE_PENALTY;
  if (language === 'heb' && hasInnerFinal(text)) return confidence - INNER_FINAL_PENALTY;
  return confidence;
}

/** In Hebrew text a mark left of a number follows it: ",5" becomes "5,". */
const inHebrewText = (word: RawWord): RawWord => ({
  ...word,
  text: word.text.replace(/^([.,:;]+)(?![.,:;])(?=.*\w)(.*)$/, '$2$1'),
});
