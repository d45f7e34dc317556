import type { Place } from '../../../evidence/geometry.js';
import { rectOf } from '../../page/text-lines.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';

/** The text of words, in reading order. */
export function textOf(words: readonly TypesetWord[]): string {
  const isHebrew = words.some(
    ({ script, text }) => script === 'hebrew' || /[\u0590-\u05ff]/.test(text),
  );
  const ordered = [...words].sort((a, b) => a.at - b.at);
  return (isHebrew ? ordered.reverse() : ordered).map(({ text }) => text).join(' ');
}

export const placeOf = (words: readonly TypesetWord[], { page }: TypesetPage): Place => ({
  page: page.number,
  rect: rectOf(
    words.flatMap(({ all }) => all),
    page,
  ),
});

/** Groups similar items on adjacent words of one line. */
export function joinBeside<T>(
  items: readonly T[],
  wordOf: (item: T) => TypesetWord,
  isAlike: (one: T, other: T) => boolean,
): T[][] {
  const groups: T[][] = [];
  const sorted = [...items].sort(
    (a, b) => wordOf(a).line - wordOf(b).line || wordOf(a).at - wordOf(b).at,
  );
  for (const item of sorted) {
    const last = groups.at(-1)?.at(-1);
    const isNext =
      last !== undefined &&
      wordOf(last).line === wordOf(item).line &&
      wordOf(item).at - wordOf(last).at === 1 &&
      isAlike(last, item);
    if (isNext) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}
