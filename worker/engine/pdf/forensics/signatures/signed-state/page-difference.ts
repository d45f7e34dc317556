import type { SignedChange } from '../../../../evidence/signatures.js';
import type { Rect } from '../../../../evidence/geometry.js';
import { isSameFrame } from '../../revision-comparison/frame.js';
import { shared } from '../../revision-comparison/join-steps.js';
import { plain } from '../../revision-comparison/match-words.js';
import { rectOf } from '../../revision-comparison/page-changes.js';
import type { VisibleWord } from '../../revision-comparison/visible-page.js';
import type { AlteredAnnotation } from './altered-annotations.js';
import { around, changedAreas } from './changed-areas.js';
import {
  type Difference,
  howOf,
  isPermitted,
  overOf,
  type Rules,
  valueChange,
} from './judge-change.js';
import { inkIn } from './lost-ink.js';
import type { ShownPage } from './shown-page.js';

/** Share of a changed area within a picture from which it lies on it. */
const WITHIN_MIN = 0.6;

/** A word belongs to an area if they share this part of the smaller height and width. */
const WORD_HEIGHT_MIN = 0.5;
const WORD_WIDTH_MIN = 0.1;

/** The same word in both states overlaps by this share. */
const SAME_PLACE_MIN = 0.5;

const WHOLE_PAGE: Rect = { x: 0, y: 0, w: 100, h: 100 };

/** More places of one page do not help a person. */
const CHANGES_MAX = 8;
const TEXT_MAX = 120;

/**
 * What a page shows otherwise than when it was signed, the page as now counted `number`.
 *
 * @param isFromSigned whether all page content that is drawn now lies in the signed bytes
 */
export function pageDifference(
  before: ShownPage,
  after: ShownPage,
  given: {
    number: number;
    altered: readonly AlteredAnnotation[];
    rules: Rules;
    isFromSigned: boolean;
  },
): SignedChange[] {
  if (!isSameFrame(before.frame, after.frame)) return [wholePage(given.number, 'redrawn')];
  const areas = changedAreas(before.raster, after.raster, given.altered);
  const shown = areas.map((one) => changeOf(before, after, { ...given, ...one }));
  const unseen = given.altered
    .filter((one) => areas.every(({ cause }) => cause !== one))
    .flatMap((one) => valueChange(one, given) ?? []);
  return [...shown, ...unseen].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, CHANGES_MAX);
}

export const wholePage = (page: number, how: 'added' | 'removed' | 'redrawn'): SignedChange => ({
  place: { page, rect: WHOLE_PAGE },
  by: 'page',
  over: 'drawing',
  subtype: null,
  how,
  before: null,
  after: null,
  permitted: false,
  wasHidden: false,
});

/** Values first, then words. */
const weightOf = ({ before, after }: SignedChange): number =>
  [before, after].filter((text) => text !== null).length +
  (/\d/.test(`${before ?? ''}${after ?? ''}`) ? 2 : 0);

/** Share of the first box in the second. */
function within(area: Rect, { x, y, w, h }: Rect): number {
  const width = Math.min(area.x + area.w, x + w) - Math.max(area.x, x);
  const height = Math.min(area.y + area.h, y + h) - Math.max(area.y, y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (area.w * area.h);
}

function changeOf(
  before: ShownPage,
  after: ShownPage,
  given: {
    number: number;
    cause: AlteredAnnotation | null;
    area: Rect;
    rules: Rules;
    isFromSigned: boolean;
  },
): SignedChange {
  const { cause, area, number } = given;
  const [old, now] = [wordsIn(before, area), wordsIn(after, area)];
  const ink = inkIn(before.raster, after.raster, area);
  // Where a cover blends with what lies under it, the codes of the letters are still there.
  const isBlended = ink.isLost && (cause?.by === 'annotation' || cause?.by === 'signature');
  const gone = old.filter((word) => isBlended || !hasSame(now, word));
  const come = now.filter((word) => !hasSame(old, word));
  const [was, is] = [textOf(gone), textOf(come)];
  const isReshaped = was === null && is === null && old.length > 0;
  const difference: Difference = {
    gone,
    come,
    before: was,
    isReshaped,
    ink,
    isOnPicture: overPicture(before, area),
    cause,
  };
  const how = howOf(difference);
  const reshaped = isReshaped && how === 'redrawn' ? old : [];
  const same = textOf(reshaped);
  return {
    place: {
      page: number,
      rect: around([area, ...[...gone, ...come, ...reshaped].map(({ rect }) => rect)]),
    },
    by: cause?.by ?? 'page',
    over: overOf(difference),
    subtype: cause?.subtype ?? null,
    how,
    before: was ?? same,
    after: is ?? same,
    permitted: isPermitted(difference, given.rules),
    wasHidden:
      is !== null && ((cause === null && given.isFromSigned) || wasDrawn(before, area, come)),
  };
}

interface PlacedWord {
  word: VisibleWord;
  rect: Rect;
}

const wordsIn = ({ words, frame }: ShownPage, area: Rect): PlacedWord[] =>
  words
    .map((word) => ({ word, rect: rectOf(word.area, frame) }))
    .filter(({ rect }) => isAlong(rect, area));

function isAlong(word: Rect, area: Rect): boolean {
  const [w, h] = [
    Math.min(word.x + word.w, area.x + area.w) - Math.max(word.x, area.x),
    Math.min(word.y + word.h, area.y + area.h) - Math.max(word.y, area.y),
  ];
  return (
    w >= WORD_WIDTH_MIN * Math.min(word.w, area.w) &&
    h >= WORD_HEIGHT_MIN * Math.min(word.h, area.h)
  );
}

const hasSame = (words: readonly PlacedWord[], { word, rect }: PlacedWord): boolean =>
  words.some(
    (other) =>
      plain(other.word.text) === plain(word.text) && shared(other.rect, rect) >= SAME_PLACE_MIN,
  );

function textOf(words: readonly PlacedWord[]): string | null {
  const text = [...words]
    .sort((a, b) => a.word.line - b.word.line || a.word.at - b.word.at)
    .map(({ word }) => word.text)
    .join(' ');
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
}

/** Whether the signed page drew these words in that place, unseen. */
function wasDrawn({ marks, frame }: ShownPage, area: Rect, come: readonly PlacedWord[]): boolean {
  const drawn = (marks?.glyphs ?? [])
    .filter((glyph) => {
      const { left, right, top, bottom } = glyph;
      return (
        glyph.angleDeg === 0 && shared(rectOf({ left, right, top, bottom }, frame), area) > 0.5
      );
    })
    .map(({ text }) => text)
    .join('');
  return come.length > 0 && come.every(({ word }) => plain(drawn).includes(plain(word.text)));
}

const overPicture = ({ scans, frame }: ShownPage, area: Rect): boolean =>
  scans.some((scan) => within(area, rectOf(scan, frame)) >= WITHIN_MIN);
