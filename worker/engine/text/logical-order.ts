import { bidi } from './bidi.js';
import { orderClassOf, mirrored, type OrderClass } from './characters.js';

export type Direction = 'ltr' | 'rtl';

/** One unit in visual order: a letter with its points, a ligature, or a single space between words. */
export interface VisualUnit {
  text: string;
}

/**
 * Converts visual to logical order. `units` go from left to right as seen; `base` is the
 * direction of the paragraph. It inverts the Unicode bidirectional algorithm (UAX #9):
 * runs of Hebrew or Arabic are read from the right, numbers and Latin inside them from
 * the left, and brackets in right-to-left text are mirrored.
 *
 * Several logical texts can have the same visual order; the likeliest is taken: Latin and
 * adjacent numbers are one run (`IL62 0108 ...`, `Windows 11`), and a minus attached to
 * either end of a number is its sign. Some producers map a mirrored bracket to the written
 * character instead of the drawn one; `mirrorsBrackets` is false for those.
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
  /** Whether a left-to-right run may extend across brackets. */
  acrossBrackets: boolean;
}

/** One unit in logical order: its index in the row, and whether it is in right-to-left text. */
interface OrderedUnit {
  index: number;
  isMirrored: boolean;
}

/** Whether a candidate, displayed by the bidirectional algorithm, reproduces the row. */
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

/** Left-to-right text: only the spans from the first to the last right-to-left letter are reversed. */
function fromLeft(row: Row): OrderedUnit[] {
  const out: OrderedUnit[] = [];
  for (let at = 0; at < row.kinds.length;) {
    const start = rightRunStart(row.kinds, at);
    // A number is passed whole: what follows its point or comma begins no run.
    const end =
      start === null
        ? Math.max(at + 1, numberRunEnd(row.kinds, at))
        : stretchEnd(row.kinds, start, ['right'], ['left']);
    out.push(...(start === null ? leftToRight(at, end) : fromRight(row, at, end)));
    at = end;
  }
  return out;
}

/**
 * Index of the first letter of a right-to-left run that starts at `at`; null when none
 * starts. A number to the left of the letters is the last word of the run (`(12 ףיעס)`),
 * unless it follows a left-to-right word and belongs to it.
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

/** End of the left-to-right run that starts at `at`; `at` when none starts. */
function leftRunEnd(row: Row, at: number): number {
  const { kinds, texts, acrossBrackets } = row;
  // An opening bracket belongs to the run that contains its closing bracket.
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
  // A closing bracket belongs to the run that contains its opening bracket.
  while (openBrackets(texts.slice(at, end)) > 0) {
    const next = skipSpaces(kinds, end, 1);
    if (!isClosing(texts[next])) break;
    end = next + 1;
  }
  return end;
}

const isOpening = (text: string | undefined): boolean => text !== undefined && '([{'.includes(text);
const isClosing = (text: string | undefined): boolean => text !== undefined && ')]}'.includes(text);

/** Number of unclosed brackets; negative when closing brackets come first. */
const openBrackets = (texts: readonly string[]): number =>
  texts.reduce((open, text) => open + (isOpening(text) ? 1 : isClosing(text) ? -1 : 0), 0);

function bracketAt(texts: readonly string[], from: number): number {
  const at = texts.findIndex((text, index) => index > from && (isOpening(text) || isClosing(text)));
  return at === -1 ? texts.length : at;
}

/** End of the last unit of a `wanted` class before any unit of a `stopAt` class. */
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
 * End of a number with its signs and separators: `-1,250.00`, `15/03/2026`, `17%`,
 * `₪250`; `at` when none starts. A leading sign counts only at the start or after a space.
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
