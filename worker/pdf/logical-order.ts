import { kindOf, mirrored, type Kind } from './characters.js';

export type Direction = 'ltr' | 'rtl';

/** One visible sign: a letter with its points, a ligature, or a single space between words. */
export interface Sign {
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
 * glued to either end of a number is its sign.
 */
export function logicalOrder<T extends Sign>(signs: readonly T[], base: Direction): T[] {
  const kinds = signs.map((sign) => kindOf(sign.text));
  return base === 'rtl' ? fromRight(signs, kinds) : fromLeft(signs, kinds);
}

/** Left-to-right text: only the stretches from a first to a last right-to-left letter turn. */
function fromLeft<T extends Sign>(signs: readonly T[], kinds: readonly Kind[]): T[] {
  const out: T[] = [];
  for (let at = 0; at < signs.length;) {
    if (kinds[at] !== 'right') {
      out.push(...signs.slice(at, at + 1));
      at++;
      continue;
    }
    const end = stretchEnd(kinds, at, ['right'], ['left']);
    out.push(...fromRight(signs.slice(at, end), kinds.slice(at, end)));
    at = end;
  }
  return out;
}

function fromRight<T extends Sign>(signs: readonly T[], kinds: readonly Kind[]): T[] {
  const groups: T[][] = [];
  for (let at = 0; at < signs.length;) {
    const end = leftRunEnd(kinds, at);
    groups.push(
      end === at
        ? signs.slice(at, at + 1).map((sign) => ({ ...sign, text: mirrored(sign.text) }))
        : signs.slice(at, end),
    );
    at = Math.max(end, at + 1);
  }
  return groups.reverse().flat();
}

/** Where the left-to-right run that begins here ends; `at` itself when none begins. */
function leftRunEnd(kinds: readonly Kind[], at: number): number {
  const numberEnd = numberRunEnd(kinds, at);
  if (kinds[at] !== 'left' && numberEnd === at) return at;
  const stretch = stretchEnd(kinds, at, ['left', 'digit'], ['right']);
  if (!kinds.slice(at, stretch).includes('left')) return numberEnd;
  // The stretch may end within a number's own marks, as in `USD 5%`.
  let end = stretch;
  while (kinds[end - 1] === 'digit' && kinds[end] === 'mark') end++;
  return end;
}

/** The end of the last sign of `wanted` before any sign of `barred`. */
function stretchEnd(
  kinds: readonly Kind[],
  at: number,
  wanted: readonly Kind[],
  barred: readonly Kind[],
): number {
  let end = at;
  for (let index = at; index < kinds.length; index++) {
    const kind = kinds[index] ?? 'other';
    if (barred.includes(kind)) break;
    if (wanted.includes(kind)) end = index + 1;
  }
  return Math.max(end, at + 1);
}

/**
 * A number with all that is written into it: `-1,250.00`, `15/03/2026`, `17%`,
 * `₪250`. A sign before it counts only after a space or at the very start.
 */
function numberRunEnd(kinds: readonly Kind[], at: number): number {
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
