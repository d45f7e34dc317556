import { isInMargin, type SetPage, type SetWord } from '../../pdf/typesetting/set-words.js';
import { runsOf, type Run } from './runs.js';

/** Text that a page draws after everything else although it stands amid it. */
export interface DrawnLast {
  /** In the order they are drawn. */
  runs: Run[];
  /** Whether a content stream or form of its own draws them. */
  ownPart: boolean;
  /** Whether hardly any other text of the page uses their fonts. */
  ownFont: boolean;
}

/** So many words drawn between a value and all that stands around it put it out of the page's order. */
const FAR_MIN_WORDS = 5;
/** A part or a font of its own says that a value was put in later; fewer words are then enough. */
const OWN_FAR_MIN_WORDS = 2;
/** A page with fewer other runs has no order to speak of. */
const OTHERS_MIN = 8;
/** More values than this are not an edit: the producer draws a form and then fills it. */
const RUNS_MAX = 6;
const SHARE_MAX = 0.15;
/** So many words are a value, a name, an address; more are a paragraph. */
const WORDS_MAX = 6;
/** At least this share of the other runs must be drawn next to what stands around them. */
const IN_ORDER_SHARE_MIN = 0.85;
/** The same where nothing but the order speaks: spreadsheets draw the odd cell late. */
const STRICT_SHARE_MIN = 0.97;

/** What was drawn last out of the page's own order; null where there is nothing, or no such order. */
export function drawnLast(page: SetPage): DrawnLast | null {
  const runs = runsOf(page);
  const own = ownersOf(runs);
  const tail = tailOf(runs, own);
  const [first] = tail;
  if (first === undefined) return null;
  const others = runs.slice(0, runs.length - tail.length);
  if (tail.length > Math.max(2, SHARE_MAX * others.length)) return null;
  const ownPart = tail.every((run) => own.part(run));
  const ownFont = tail.every((run) => own.font(run));
  const isForeign = ownPart && ownFont;
  const share = ownPart || ownFont ? IN_ORDER_SHARE_MIN : STRICT_SHARE_MIN;
  if (!isForeign && (others.length < OTHERS_MIN || inOrderShare(others) < share)) return null;
  const amid = tail.filter((run) => isAmid(run, page, first.words[0].rank));
  return amid.length === 0 ? null : { runs: amid, ownPart, ownFont };
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

/** The last runs, each far from what was drawn before all of them. */
function tailOf(runs: readonly Run[], own: Owners): Run[] {
  for (let count = 1; count <= RUNS_MAX + 1 && count < runs.length; count++) {
    const run = runs[runs.length - count];
    if (run === undefined) return [];
    const before = runs[runs.length - count - 1];
    const isOwn = own.part(run) || own.font(run);
    const goesOn = !isOwn && before !== undefined && Math.abs(before.line - run.line) <= 1;
    const isFar =
      wordsBetween(run, run.words[0].rank) >= (isOwn ? OWN_FAR_MIN_WORDS : FAR_MIN_WORDS);
    if (goesOn || !isFar || run.words.length > WORDS_MAX)
      return count > RUNS_MAX ? [] : runs.slice(runs.length - count + 1);
  }
  return [];
}

/** How many words were drawn between a run and the nearest of those around it that were drawn before a rank; 0 where there are none. */
function wordsBetween(run: Run, before: number): number {
  const around = [...run.beside, ...run.column].filter(({ rank }) => rank < before);
  if (around.length === 0) return 0;
  return Math.min(...around.map(({ rank }) => run.words[0].rank - rank - 1));
}

/** Share of runs drawn just before or after something in their line, their columns or a line next to it, 0-1. */
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
 * Between other words of its line or column; or beside another with earlier
 * text both above and below, which headers and footers do not have.
 */
function isAmid(
  { beside, column, line, words }: Run,
  { lines, page }: SetPage,
  before: number,
): boolean {
  const next = beside.filter(({ rank }) => rank < before);
  const stacked = column.filter(({ rank }) => rank < before);
  if (next.length > 1) return true;
  if (isInMargin(words[0], page)) return false;
  const isEarlier = (one: readonly SetWord[]): boolean => one.some(({ rank }) => rank < before);
  const isInBody = lines.slice(0, line).some(isEarlier) && lines.slice(line + 1).some(isEarlier);
  if (isInBody && next.length > 0) return true;
  return stacked.some((one) => one.line < line) && stacked.some((one) => one.line > line);
}
