import type { PageChange } from '../../../evidence/revisions.js';
import type { Area } from '../../../evidence/geometry.js';
import { cutAlike } from './cut-alike.js';
import { apart, matchWords, plain, type WordMatch } from './match-words.js';
import type { VisibleWord } from './visible-page.js';
import { gapOf, isNothing, wholeValue } from './whole-values.js';

/** A value that one state of a page shows and another does not. */
export interface TextChange {
  how: PageChange['how'];
  before: string | null;
  after: string | null;
  /** Current or former place, in points of the page as the newest revision shows it. */
  area: Area;
  inAnnotation: boolean;
}

/** Changed words within this distance in a line, in ems, are one change. */
const NEIGHBOURS_WITHIN_EM = 1.2;

/** Removed and added text within this distance, in ems, is in the same place. */
const SAME_PLACE_WITHIN_EM = 0.6;

/** Two parts are on one line if they overlap by this share of the smaller height. */
const SAME_LINE_SHARE_MIN = 0.5;

/**
 * A page where more than this share of the words, and at least so many, changed has other
 * content, not edits.
 */
const OTHER_PAGE_SHARE_MIN = 0.6;
const OTHER_PAGE_WORDS_MIN = 30;

/** A page with fewer words counts as blank. */
const BLANK_WORDS_MAX = 10;

/**
 * Whole values that differ between two states of a page. `other_page` when hardly anything
 * stayed, `filled_page` when the page was nearly blank.
 */
export function textChanges(
  before: readonly VisibleWord[],
  after: readonly VisibleWord[],
): TextChange[] | 'other_page' | 'filled_page' {
  const [old, now] = [cutAlike(before, after), cutAlike(after, before)];
  const match = matchWords(old, now);
  if (isOther(match.gone, old)) return 'other_page';
  if (old.length < BLANK_WORDS_MAX && isOther(match.come, now)) return 'filled_page';
  const sides = { old: linesOf(old), now: linesOf(now) };
  const parts = [
    ...runsOf(match.gone, sides.old).map((words) => partOf(words, true, match)),
    ...runsOf(match.come, sides.now).map((words) => partOf(words, false, match)),
  ];
  return withoutMoved(joined(parts).flatMap((group) => changeOf(group, sides, match)));
}

const isOther = (changed: readonly VisibleWord[], all: readonly VisibleWord[]): boolean =>
  changed.length >= OTHER_PAGE_WORDS_MIN && changed.length > all.length * OTHER_PAGE_SHARE_MIN;

type Lines = ReadonlyMap<number, readonly VisibleWord[]>;

function linesOf(words: readonly VisibleWord[]): Lines {
  const lines = new Map<number, VisibleWord[]>();
  for (const word of words) {
    const line = lines.get(word.line);
    if (line === undefined) lines.set(word.line, [word]);
    else line.push(word);
  }
  return lines;
}

/** Words of one line that changed together; in a name, one unchanged word may be in between. */
function runsOf(words: readonly VisibleWord[], lines: Lines): VisibleWord[][] {
  const runs: VisibleWord[][] = [];
  for (const word of words) {
    const last = runs.at(-1)?.at(-1);
    const run = runs.at(-1);
    if (run === undefined || last === undefined || last.line !== word.line) {
      runs.push([word]);
      continue;
    }
    const between = lines.get(word.line)?.slice(last.at + 1, word.at) ?? [];
    const chain = [last, ...between, word];
    const areNear = chain.every((one, index) => {
      const next = chain[index + 1];
      return (
        next === undefined ||
        gapOf(one.area, next.area) <= NEIGHBOURS_WITHIN_EM * Math.min(one.em, next.em)
      );
    });
    const isName = between.length === 1 && chain.every(({ text }) => /^\p{L}/u.test(text));
    if (areNear && (between.length === 0 || isName)) run.push(...between, word);
    else runs.push([word]);
  }
  return runs;
}

interface Part {
  isOld: boolean;
  words: VisibleWord[];
  /** Its place on the newer page. */
  area: Area;
  em: number;
}

function partOf(words: VisibleWord[], isOld: boolean, match: WordMatch): Part {
  const area = around(words.map((word) => word.area));
  const em = Math.max(...words.map((word) => word.em));
  const by = isOld ? movedBy(area, match) : { x: 0, y: 0 };
  return {
    isOld,
    words,
    em,
    area: {
      left: area.left + by.x,
      right: area.right + by.x,
      top: area.top + by.y,
      bottom: area.bottom + by.y,
    },
  };
}

/**
 * Where a block moved, its removed words would have moved too; the nearest matched word
 * gives the distance.
 */
function movedBy(area: Area, { newOf }: WordMatch): { x: number; y: number } {
  let nearest: { x: number; y: number } = { x: 0, y: 0 };
  let least = Infinity;
  for (const [before, after] of newOf) {
    const distance = gapOf(area, before.area);
    if (distance >= least) continue;
    least = distance;
    nearest = apart(before, after);
  }
  return nearest;
}

/** Old and new parts in the same place belong to one change. */
function joined(parts: readonly Part[]): Part[][] {
  const groups = parts.map((part) => [part]);
  const groupOf = new Map(parts.map((part, index) => [part, groups[index] ?? []]));
  const come = parts.filter(({ isOld }) => !isOld).slice(0, PARTS_MAX);
  for (const old of parts.filter(({ isOld }) => isOld).slice(0, PARTS_MAX)) {
    for (const part of come) {
      if (!areInOnePlace(old, part)) continue;
      const [one, other] = [groupOf.get(old), groupOf.get(part)];
      if (one === undefined || other === undefined || one === other) continue;
      for (const moved of other) groupOf.set(moved, one);
      one.push(...other.splice(0));
    }
  }
  return groups.filter((group) => group.length > 0);
}

/** Bounds the work; only a page with entirely other content has more changed places. */
const PARTS_MAX = 1500;

function areInOnePlace(a: Part, b: Part): boolean {
  const within = SAME_PLACE_WITHIN_EM * Math.min(a.em, b.em);
  const [first, second] = [a.area, b.area];
  const beside = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  const lower = Math.min(first.bottom - first.top, second.bottom - second.top);
  return (
    beside >= lower * SAME_LINE_SHARE_MIN &&
    first.left - second.right <= within &&
    second.left - first.right <= within
  );
}

function changeOf(
  group: readonly Part[],
  sides: { old: Lines; now: Lines },
  match: WordMatch,
): TextChange[] {
  const [gone, come] = widened(
    group.filter(({ isOld }) => isOld).flatMap(({ words }) => words),
    group.filter(({ isOld }) => !isOld).flatMap(({ words }) => words),
    { sides, match },
  );
  const [before, after] = withoutSharedMarks(textOf(gone), textOf(come));
  if (!says(before) && !says(after)) return [];
  if (bare(before) === bare(after)) return [];
  const isOnly = (words: readonly VisibleWord[], ...by: VisibleWord['carrier'][]): boolean =>
    words.length > 0 && words.every(({ carrier }) => by.includes(carrier));
  // Fields exist to be filled in, and notes to be removed again.
  if (gone.length === 0 && isOnly(come, 'field', 'computed')) return [];
  // A form computes its results anew when it is filled in.
  if (isOnly(gone, 'computed') && isOnly(come, 'computed') && isNothing(before)) return [];
  if (come.length === 0 && isOnly(gone, 'annotation')) return [];
  return [
    {
      how: gone.length === 0 ? 'added' : come.length === 0 ? 'removed' : 'replaced',
      before: gone.length === 0 ? null : before,
      after: come.length === 0 ? null : after,
      area: placeOf(come.length === 0 ? gone : come, group),
      inAnnotation: (come.length === 0 ? gone : come).some(({ carrier }) => carrier !== 'page'),
    },
  ];
}

/** The area of the change before and after; for a number of several words, the area of the whole number. */
function placeOf(words: readonly VisibleWord[], group: readonly Part[]): Area {
  const areas = group.map(({ area }) => area);
  return around(
    /\p{L}/u.test(textOf(words)) ? areas : [...areas, ...words.map(({ area }) => area)],
  );
}

/** Removes headings that were only moved: removed in one place and added in another. */
function withoutMoved(changes: readonly TextChange[]): TextChange[] {
  const left = [...changes];
  for (const gone of changes) {
    if (gone.how !== 'removed' || gone.before === null || !isWording(gone.before)) continue;
    const at = left.findIndex(
      ({ after }) => after !== null && bare(after) === bare(gone.before ?? ''),
    );
    const come = left[at];
    if (come === undefined) continue;
    left.splice(
      at,
      1,
      ...(come.before === null ? [] : [{ ...come, how: 'removed' as const, after: null }]),
    );
    left.splice(left.indexOf(gone), 1);
  }
  return left;
}

/** Text without digits; the meaning of a number depends on its place. */
const isWording = (text: string): boolean => /\p{L}{3}/u.test(text) && !/\d/.test(text);

/** Both sides extended to whole values: a word matched to part of a value belongs to the change too. */
function widened(
  gone: readonly VisibleWord[],
  come: readonly VisibleWord[],
  { sides, match }: { sides: { old: Lines; now: Lines }; match: WordMatch },
): [VisibleWord[], VisibleWord[]] {
  const old = new Set(wholeWords(gone, sides.old));
  const now = new Set(wholeWords(come, sides.now));
  for (const word of now) {
    const partner = match.oldOf.get(word);
    if (partner !== undefined) for (const one of wholeWords([partner], sides.old)) old.add(one);
  }
  for (const word of old) {
    const partner = match.newOf.get(word);
    if (partner !== undefined) now.add(partner);
  }
  return [inOrder(old), inOrder(now)];
}

function wholeWords(words: readonly VisibleWord[], lines: Lines): VisibleWord[] {
  return words.flatMap((word) => {
    const line = lines.get(word.line) ?? [];
    const { from, to } = wholeValue(line, word.at, word.at);
    return line.slice(from, to + 1);
  });
}

const inOrder = (words: ReadonlySet<VisibleWord>): VisibleWord[] =>
  [...words].sort((a, b) => a.line - b.line || a.at - b.at);

/** Longer texts are cut to their beginning. */
const TEXT_MAX = 120;

function textOf(words: readonly VisibleWord[]): string {
  const text = words.map((word) => word.text).join(' ');
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
}

/** Without the quotes, brackets and punctuation that surround both. */
function withoutSharedMarks(before: string, after: string): [string, string] {
  let texts: [string, string] = [before, after];
  const alike = (pattern: RegExp): boolean => {
    const [one, other] = texts.map((text) => pattern.exec(text)?.[0]);
    return one !== undefined && one === other && texts.every((text) => text.length > 1);
  };
  while (alike(/^[([{"'“„]/u)) texts = [texts[0].slice(1), texts[1].slice(1)];
  while (alike(/[)\]}"'”.,;:]$/u)) texts = [texts[0].slice(0, -1), texts[1].slice(0, -1)];
  return texts;
}

const says = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Without characters that differ only by splitting and typesetting. */
const bare = (text: string): string => plain(text).replace(/[^\p{L}\p{N}\p{M}.,+%(-]/gu, '');

const around = (areas: readonly Area[]): Area => ({
  left: Math.min(...areas.map(({ left }) => left)),
  right: Math.max(...areas.map(({ right }) => right)),
  top: Math.min(...areas.map(({ top }) => top)),
  bottom: Math.max(...areas.map(({ bottom }) => bottom)),
});
