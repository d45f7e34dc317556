import { gapEm, isInMargin } from '../../../pdf/forensics/typography/typeset-words.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import { type Run, runsOf } from './runs.js';

/** Text that a page draws after everything else although it stands amid it. */
export interface DrawnLast {
  /** In the order they are drawn. */
  runs: Run[];
  /** Whether a content stream or form of its own draws them. */
  ownPart: boolean;
  /** Whether hardly any other text of the page uses their fonts. */
  ownFont: boolean;
}

/**
 * If at least so many words are drawn between a value and everything around it,
 * it is out of order.
 */
const FAR_MIN_WORDS = 5;

/**
 * The same for a value with a content stream, form or font of its own, which
 * suggests a later addition.
 */
const OWN_FAR_MIN_WORDS = 2;

/** A page with fewer other runs has no meaningful drawing order. */
const OTHERS_MIN = 8;

/** More values than this are not an edit: the producer draws a form and then fills it. */
const RUNS_MAX = 6;
const SHARE_MAX = 0.15;

/** ... of a page, unless there are no more than this. */
const FEW_RUNS = 3;

/** In ems: text beside a value but farther away is not next to it. */
const NEAR_EM = 5;

/** In ems: about a space between two words of one text. */
const NEXT_WORD_EM = 0.6;
const LINE_GAP_MAX_EM = 20;
const BASELINE_FIT_PT = 0.3;
const SIZE_FIT = 0.1;

/**
 * The rows above and below a cell lie within so many lines and so many ems, and
 * cover this share of its width.
 */
const STACK_LINES_MAX = 3;
const STACK_MAX_EM = 4;
const STACK_SHARE_MIN = 0.5;

/** Up to so many words are a value, a name or an address; more are a paragraph. */
const WORDS_MAX = 6;

/** At least this share of the other runs must be drawn next to their neighbours. */
const IN_ORDER_SHARE_MIN = 0.85;

/** The same where the order is the only evidence: spreadsheets draw an occasional cell late. */
const STRICT_SHARE_MIN = 0.97;

/** Text drawn last, out of the page's own order; null where there is none, or no such order. */
export function drawnLast(page: TypesetPage): DrawnLast | null {
  const runs = runsOf(page);
  const own = ownersOf(runs);
  const tail = tailOf(runs, own);
  const [first] = tail;
  if (first === undefined) return null;
  const others = runs.slice(0, runs.length - tail.length);
  if (tail.length > Math.max(FEW_RUNS, SHARE_MAX * others.length)) return null;
  const ownPart = tail.every((run) => own.part(run));
  const ownFont = tail.every((run) => own.font(run));
  const isForeign = ownPart && ownFont;
  const share = ownPart || ownFont ? IN_ORDER_SHARE_MIN : STRICT_SHARE_MIN;
  if (!isForeign && (others.length < OTHERS_MIN || inOrderShare(others) < share)) return null;
  const before = first.words[0].rank;
  const amid = withoutFields(tail, runs).filter(
    (run) =>
      !isRowOfCells(run) &&
      !isCaptionOfRow(run, runs) &&
      !isProse(run) &&
      isAmid(run, page, before),
  );
  return amid.length === 0 ? null : { runs: amid, ownPart, ownFont };
}

/** So many words without a digit are the last line of a paragraph, which programs draw late. */
const PROSE_WORDS_MIN = 5;

const isProse = ({ words }: Run): boolean =>
  words.length >= PROSE_WORDS_MIN && !words.some(({ text }) => /\d/.test(text));

/** Several separate texts, drawn from one side to the other, are a row, not a value. */
const CELLS_MIN = 3;
const CELL_GAP_EM = 1.5;

const isRowOfCells = ({ words }: Run): boolean =>
  1 +
    words.filter((word, index) => {
      const next = words[index + 1];
      return next !== undefined && gapEm(word, next) > CELL_GAP_EM;
    }).length >=
  CELLS_MIN;

/** Whether it is one of several captions of a row that the same part draws, as those in a colour of their own are. */
function isCaptionOfRow({ part, words: [word] }: Run, runs: readonly Run[]): boolean {
  const row = runs.filter(
    ({ part: other, words: [first] }) =>
      other === part && Math.abs(first.baseline - word.baseline) < BASELINE_FIT_PT,
  );
  const hasDigit = row.some(({ words }) => words.some(({ text }) => /\d/.test(text)));
  return part !== null && row.length >= CELLS_MIN && !hasDigit;
}

interface Owners {
  /** Whether few other runs are drawn by the same stream or form, or in the same font. */
  part(run: Run): boolean;
  font(run: Run): boolean;
}

function ownersOf(runs: readonly Run[]): Owners {
  const parts = new Map<string | null, number>();
  const fonts = new Map<string, number>();
  for (const { part, font } of runs) {
    parts.set(part, (parts.get(part) ?? 0) + 1);
    fonts.set(font, (fonts.get(font) ?? 0) + 1);
  }
  const isFew = (count = 0): boolean => count <= RUNS_MAX && count < runs.length / 2;
  return {
    part: (run) => run.part !== null && isFew(parts.get(run.part)),
    font: (run) => isFew(fonts.get(run.font)),
  };
}

/** The longest tail of runs that are all drawn far from their neighbours. */
function tailOf(runs: readonly Run[], own: Owners): Run[] {
  const ends = new Map(runs.flatMap(({ words }) => words.map((word) => [word, lastOf(words)])));
  for (let count = Math.min(RUNS_MAX + 1, runs.length - 1); count > 0; count--) {
    const tail = runs.slice(-count);
    const start = tail[0]?.words[0].rank ?? 0;
    const isLate = tail.every((run, index) => {
      const isOwn = own.part(run) || own.font(run);
      const before = index === 0 ? runs[runs.length - count - 1] : tail[index - 1];
      const goesOn = !isOwn && before !== undefined && Math.abs(before.line - run.line) <= 1;
      const far = isOwn ? OWN_FAR_MIN_WORDS : FAR_MIN_WORDS;
      return (
        !goesOn && run.words.length <= WORDS_MAX && wordsBetween(run, start, { own, ends }) >= far
      );
    });
    if (isLate) return count > RUNS_MAX ? [] : tail;
  }
  return [];
}

const lastOf = (words: Run['words']): TypesetWord => words.at(-1) ?? words[0];

/**
 * The number of words drawn between the start of the tail and the end of the nearest
 * earlier-drawn text beside a run or in its column; 0 where there is none. Words in the same
 * rarely used part or font were added together with the run.
 */
function wordsBetween(
  run: Run,
  start: number,
  { own, ends }: { own: Owners; ends: ReadonlyMap<TypesetWord, TypesetWord> },
): number {
  const isTogether = (word: TypesetWord): boolean =>
    (own.part(run) && word.part === run.part) || (own.font(run) && word.style.font === run.font);
  const around = [...run.beside, ...run.column].filter(
    (word) => word.rank < start && !isTogether(word),
  );
  if (around.length === 0) return 0;
  // The second line of a paragraph follows the last word of the first, not the one above it.
  return Math.min(
    ...around.map((word) => {
      const end = ends.get(word)?.rank ?? word.rank;
      return start - (end < start ? end : word.rank) - 1;
    }),
  );
}

/** In ems: a field is about one line high. */
const FIELD_HEIGHT_MAX_EM = 3;

/**
 * So many texts that each have a form XObject of their own are the fields of a form
 * that was filled in and flattened; an edit adds one or a few.
 */
const FIELDS_MIN = 5;

/**
 * In a flattened form, each field is drawn by a form of its own, in a box
 * beside a label; a single such box may also be a note.
 */
function withoutFields(tail: readonly Run[], runs: readonly Run[]): Run[] {
  const inForms = new Map<string | null, number>();
  for (const { part } of runs.filter(isInForm)) inForms.set(part, (inForms.get(part) ?? 0) + 1);
  const alone = new Set([...inForms].flatMap(([part, count]) => (count === 1 ? [part] : [])));
  if (alone.size >= FIELDS_MIN) return tail.filter(({ part }) => !alone.has(part));
  const fields = new Set(runs.filter(isBoxed).map(({ part }) => part));
  const isField = ({ part, column }: Run): boolean =>
    fields.has(part) && column.every((word) => fields.has(word.part));
  return fields.size > 1 ? tail.filter((run) => !isField(run)) : [...tail];
}

const isInForm = ({ part }: Run): boolean => part !== null && !part.endsWith(' ');

function isBoxed(run: Run): boolean {
  const [{ all, style }] = run.words;
  const clip = all[0]?.clip ?? null;
  return (
    isInForm(run) && clip !== null && clip.bottom - clip.top <= FIELD_HEIGHT_MAX_EM * style.size
  );
}

/**
 * Share of runs drawn just before or after a neighbour in their line, columns
 * or adjacent lines, 0-1.
 */
function inOrderShare(runs: readonly Run[]): number {
  const inOrder = runs.filter((run, index) =>
    [runs[index - 1], runs[index + 1]].some(
      (other) =>
        other !== undefined &&
        (Math.abs(other.line - run.line) <= 1 ||
          [...run.beside, ...run.column].some((word) => other.words.includes(word))),
    ),
  );
  return inOrder.length / runs.length;
}

/**
 * Close to earlier words of its line, or in a column of them, with earlier text
 * above and below it on the page: headers, footers and stamps are in the
 * margins and in free space.
 */
function isAmid(run: Run, { lines, page }: TypesetPage, before: number): boolean {
  const isEarlier = ({ rank }: TypesetWord): boolean => rank < before;
  const gaps = run.beside
    .filter(isEarlier)
    .map((word) => Math.min(...run.words.map((own) => gapEm(own, word))));
  const near = gaps.filter((gap) => gap <= NEAR_EM);
  if (isInMargin(run.words[0], page))
    return near.length > 1 || near.some((gap) => gap <= NEXT_WORD_EM);
  const { line } = run;
  const above = lines.slice(0, line).map((one) => one.filter(isEarlier));
  const below = lines.slice(line + 1).map((one) => one.filter(isEarlier));
  if (!above.some(isFilled) || !below.some(isFilled)) return false;
  if (near.length > 0) return true;
  // A block of lines added together stands by itself, wherever it begins.
  const aligned = run.column.filter(isEarlier).length;
  if (aligned < run.column.length - aligned) return false;
  if (aligned > 0) return true;
  if (run.beside.some((word) => isEarlier(word) && isSetInLine(run, word))) return true;
  return [above.reverse(), below].every((all) =>
    all.slice(0, STACK_LINES_MAX).some((one) => one.some((word) => isStacked(run, word))),
  );
}

/**
 * Whether a run continues a line on its baseline and in its size: manual
 * placement is never so exact.
 */
const isSetInLine = ({ words }: Run, word: TypesetWord): boolean =>
  words.some(
    (own) =>
      gapEm(own, word) <= LINE_GAP_MAX_EM &&
      Math.abs(own.baseline - word.baseline) <= BASELINE_FIT_PT &&
      Math.abs(own.style.size / word.style.size - 1) <= SIZE_FIT,
  );

const isFilled = (line: readonly TypesetWord[]): boolean => line.length > 0;

/** Whether a word is directly above or below a run, wherever either begins and ends. */
const isStacked = ({ words }: Run, word: TypesetWord): boolean =>
  words.some(
    (own) =>
      Math.abs(own.baseline - word.baseline) <= STACK_MAX_EM * word.style.size &&
      Math.min(own.right, word.right) - Math.max(own.left, word.left) >=
        STACK_SHARE_MIN * (own.right - own.left),
  );
