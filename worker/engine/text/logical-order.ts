import { bidi } from './bidi.js';
import { orderClassOf, mirrored, type OrderClass } from './characters.js';

export type Direction = 'ltr' | 'rtl';

/** One visible sign: a letter with its points, a ligature, or a single space between words. */
export interface VisualUnit {
  text: string;
}

/**
 * Puts what stands side by side into the order it is read in. `signs` go from
 * left to right as seen; `base` is the direction of the text they belong to.
 * Inverts the Unicode bidirectional algorithm: runs of Hebrew or Arabic are read
 * from the right, numbers and Latin inside them from the left, and brackets
 * within right-to-left text turn round.
 *
 * Where several texts look the same, the likelier one is taken: Latin and the
 * numbers beside it are one run (`IL62 0108 ...`, `Windows 11`), and a minus
 * glued to either end of a number is its sign. Some producers say of a turned
 * bracket which one was written, not which one is drawn: `bracketsTurn` is false
 * for those.
 */
export function logicalOrder<T extends VisualUnit>(
  units: readonly T[],
  base: Direction,
  mirrorsBrackets = true,
): T[] {
  const candidates = [true, false].map((acrossBrackets) => {
    const row: Row = {
      texts: units.map((unit) => unit.text),
      kinds: units.map((unit) => orderClassOf(unit.text)),
      acrossBrackets,
    };
    return base === 'rtl' ? fromRight(row, 0, units.length) : fromLeft(row);
  });
  const best =
    candidates.find((ordered) => reproducesVisualOrder(ordered, units, base)) ??
    candidates[0] ??
    [];
  return best.flatMap(({ index, isMirrored }) =>
    units
      .slice(index, index + 1)
      .map((unit) =>
        isMirrored && mirrorsBrackets ? { ...unit, text: mirrored(unit.text) } : unit,
      ),
  );
}

interface Row {
  texts: readonly string[];
  kinds: readonly OrderClass[];
  /** Whether one left-to-right run may reach across brackets. */
  acrossBrackets: boolean;
}

/** One sign of the reading: which of the row it is, and whether it stands in right-to-left text. */
interface OrderedUnit {
  index: number;
  isMirrored: boolean;
}

/** Whether a reading, written as a text and shown again, looks like the row. */
function reproducesVisualOrder(
  ordered: readonly OrderedUnit[],
  units: readonly VisualUnit[],
  base: Direction,
): boolean {
  const written = ordered
    .map(({ index, isMirrored }) => {
      const char = units[index]?.text.charAt(0) ?? '';
      return isMirrored ? mirrored(char) : char;
    })
    .join('');
  if (written.length !== ordered.length) return false;
  return bidi
    .getReorderedIndices(written, bidi.getEmbeddingLevels(written, base))
    .every((step, position) => ordered[step]?.index === position);
}

/** Left-to-right text: only the stretches from a first to a last right-to-left letter turn. */
function fromLeft(row: Row): OrderedUnit[] {
  const out: OrderedUnit[] = [];
  for (let at = 0; at < row.kinds.length;) {
    const start = rightRunStart(row.kinds, at);
    const end = start === null ? at + 1 : stretchEnd(row.kinds, start, ['right'], ['left']);
    out.push(...(start === null ? leftToRight(at, end) : fromRight(row, at, end)));
    at = end;
  }
  return out;
}

/**
 * Where the right-to-left letters of a run that begins here start; null when none
 * begins. A number seen before them is the last of their words (`(12 ףיעס)`),
 * unless it follows a left-to-right word, whose number it then is.
 */
function rightRunStart(kinds: readonly OrderClass[], at: number): number | null {
  if (kinds[at] === 'right') return at;
  const numberEnd = numberRunEnd(kinds, at);
  const next = skipSpaces(kinds, numberEnd, 1);
  if (numberEnd === at || kinds[next] !== 'right') return null;
  const before = kinds[skipSpaces(kinds, at - 1, -1)];
  return before === undefined || before === 'other' || before === 'joint' ? next : null;
}

function skipSpaces(kinds: readonly OrderClass[], at: number, step: 1 | -1): number {
  let index = at;
  while (kinds[index] === 'space') index += step;
  return index;
}

const leftToRight = (from: number, to: number): OrderedUnit[] =>
  Array.from({ length: to - from }, (_, offset) => ({ index: from + offset, isMirrored: false }));

function fromRight(row: Row, from: number, to: number): OrderedUnit[] {
  const groups: OrderedUnit[][] = [];
  for (let at = from; at < to;) {
    const end = Math.min(leftRunEnd(row, at), to);
    groups.push(end > at ? leftToRight(at, end) : [{ index: at, isMirrored: true }]);
    at = Math.max(end, at + 1);
  }
  return groups.reverse().flat();
}

/** Where the left-to-right run that begins here ends; `at` itself when none begins. */
function leftRunEnd(row: Row, at: number): number {
  const { kinds, texts, acrossBrackets } = row;
  // An opening bracket belongs to the run that holds its closing one.
  if (acrossBrackets && isOpening(texts[at]) && !isOpening(texts[at + 1])) {
    const end = leftRunEnd(row, at + 1);
    return end > at + 1 && openBrackets(texts.slice(at, end)) === 0 ? end : at;
  }
  const numberEnd = numberRunEnd(kinds, at);
  if (kinds[at] !== 'left' && numberEnd === at) return at;
  let end = stretchEnd(kinds, at, ['left', 'digit'], ['right']);
  if (!acrossBrackets) end = Math.min(end, bracketAt(texts, at));
  if (!kinds.slice(at, end).includes('left')) return numberEnd;
  while (kinds[end - 1] === 'space') end--;
  while (kinds[end - 1] === 'digit' && kinds[end] === 'mark') end++;
  // And a closing bracket to the run that holds its opening one.
  while (openBrackets(texts.slice(at, end)) > 0) {
    const next = skipSpaces(kinds, end, 1);
    if (!isClosing(texts[next])) break;
    end = next + 1;
  }
  return end;
}

const isOpening = (text: string | undefined): boolean => text !== undefined && '([{'.includes(text);
const isClosing = (text: string | undefined): boolean => text !== undefined && ')]}'.includes(text);

/** Opening brackets still waiting for their closing ones; below nought when closing ones came first. */
const openBrackets = (texts: readonly string[]): number =>
  texts.reduce((open, text) => open + (isOpening(text) ? 1 : isClosing(text) ? -1 : 0), 0);

function bracketAt(texts: readonly string[], from: number): number {
  const at = texts.findIndex((text, index) => index > from && (isOpening(text) || isClosing(text)));
  return at === -1 ? texts.length : at;
}

/** The end of the last sign of `wanted` before any sign of `barred`. */
function stretchEnd(
  kinds: readonly OrderClass[],
  at: number,
  wanted: readonly OrderClass[],
  stopAt: readonly OrderClass[],
): number {
  let end = at;
  for (let index = at; index < kinds.length; index++) {
    const kind = kinds[index] ?? 'other';
    if (stopAt.includes(kind)) break;
    if (wanted.includes(kind)) end = index + 1;
  }
  return Math.max(end, at + 1);
}

/**
 * A number with all that is written into it: `-1,250.00`, `15/03/2026`, `17%`,
 * `₪250`. A sign before it counts only after a space or at the very start.
 */
function numberRunEnd(kinds: readonly OrderClass[], at: number): number {
  let index = at;
  const before = kinds[at - 1];
  if (kinds[index] === 'sign' && (before === undefined || before === 'space')) index++;
  while (kinds[index] === 'mark') index++;
  if (kinds[index] !== 'digit') return at;
  let end = index;
  for (;;) {
    while (kinds[end] === 'digit') end++;
    const joint = kinds[end];
    if ((joint === 'joint' || joint === 'sign') && kinds[end + 1] === 'digit') end++;
    else break;
  }
  while (kinds[end] === 'mark') end++;
  return end;
}
