import type { PdfSignature, SignedChange } from '../../../../evidence/signatures.js';
import type { Rect } from '../../../../evidence/geometry.js';
import { differingAreas } from '../../revision-comparison/differing-areas.js';
import { isSameFrame } from '../../revision-comparison/frame.js';
import { shared } from '../../revision-comparison/join-steps.js';
import { plain } from '../../revision-comparison/match-words.js';
import { rectOf } from '../../revision-comparison/page-changes.js';
import type { VisibleWord } from '../../revision-comparison/visible-page.js';
import { isLocked } from '../field-lock.js';
import type { AlteredAnnotation } from './altered-annotations.js';
import { inkIn } from './lost-ink.js';
import type { ShownPage } from './shown-page.js';

/** The rules of the signature whose state is compared. */
export type Rules = Pick<PdfSignature, 'certification' | 'lock'>;

/** Share of a changed area within an annotation that then brought it about. */
const WITHIN_MIN = 0.6;

/** Differences are found in squares, which reach beyond what differs; percent of the page. */
const BEYOND = 1;

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
  const areas = isSameFrame(before.frame, after.frame)
    ? differingAreas(before.raster, after.raster)
    : null;
  if (areas === null) return [wholePage(given.number, 'redrawn')];
  const groups = new Map<AlteredAnnotation | Rect, Rect[]>();
  for (const area of areas) {
    const cause = causeOf(area, given.altered) ?? area;
    groups.set(cause, [...(groups.get(cause) ?? []), area]);
  }
  const shown = [...groups].map(([cause, rects]) =>
    changeOf(before, after, { ...given, cause: 'by' in cause ? cause : null, area: around(rects) }),
  );
  const unseen = given.altered
    .filter((one) => !groups.has(one))
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

/** The annotation that holds most of an area; the later one of several. */
function causeOf(area: Rect, altered: readonly AlteredAnnotation[]): AlteredAnnotation | undefined {
  return altered.findLast((one) =>
    [one.before, one.after].some((rect) => rect !== null && within(area, rect) >= WITHIN_MIN),
  );
}

/** Share of the first box in the second, widened. */
function within(area: Rect, { x, y, w, h }: Rect): number {
  const width = Math.min(area.x + area.w, x + w + BEYOND) - Math.max(area.x, x - BEYOND);
  const height = Math.min(area.y + area.h, y + h + BEYOND) - Math.max(area.y, y - BEYOND);
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
  const over =
    gone.length > 0
      ? 'text'
      : overPicture(before, area)
        ? 'picture'
        : ink.isInked
          ? 'drawing'
          : 'blank';
  const how = howOf({ gone, come, ink, isReshaped, cause });
  const reshaped = isReshaped && how === 'redrawn' ? old : [];
  const same = textOf(reshaped);
  return {
    place: {
      page: number,
      rect: around([area, ...[...gone, ...come, ...reshaped].map(({ rect }) => rect)]),
    },
    by: cause?.by ?? 'page',
    over,
    subtype: cause?.subtype ?? null,
    how,
    before: was ?? same,
    after: is ?? same,
    permitted: isPermitted({ gone, come, how, over, cause, rules: given.rules }),
    wasHidden:
      is !== null && ((cause === null && given.isFromSigned) || wasDrawn(before, area, come)),
  };
}

interface PlacedWord {
  word: VisibleWord;
  rect: Rect;
}

function howOf({
  gone,
  come,
  ink,
  isReshaped,
  cause,
}: {
  gone: readonly PlacedWord[];
  come: readonly PlacedWord[];
  ink: { isInked: boolean; isLost: boolean };
  isReshaped: boolean;
  cause: AlteredAnnotation | null;
}): SignedChange['how'] {
  if (gone.length > 0 && come.length === 0)
    return cause === null || !cause.exists ? 'removed' : 'covered';
  if (gone.length > 0) return 'covered';
  if (isReshaped && cause?.by !== 'annotation') return 'redrawn';
  if (ink.isLost) return cause === null ? 'redrawn' : 'covered';
  if (come.length > 0 || (cause !== null && !cause.existed)) return 'added';
  return cause === null && !ink.isInked ? 'added' : 'redrawn';
}

/**
 * Forms may be filled in, notes added and further signatures given as far as the signature
 * says, each on paper that was blank, or in the place of its own earlier look.
 */
function isPermitted({
  gone,
  come,
  how,
  over,
  cause,
  rules,
}: {
  gone: readonly PlacedWord[];
  come: readonly PlacedWord[];
  how: SignedChange['how'];
  over: SignedChange['over'];
  cause: AlteredAnnotation | null;
  rules: Rules;
}): boolean {
  if (cause === null || rules.certification === 1) return false;
  if (come.some(({ word }) => word.carrier === 'page')) return false;
  const ownBefore = cause.by === 'field' ? 'field' : 'annotation';
  const others = gone.filter(({ word }) => !cause.existed || word.carrier !== ownBefore);
  if (others.length > 0 || (how === 'covered' && over !== 'text')) return false;
  if (cause.by === 'annotation') return rules.certification === null || rules.certification === 3;
  if (cause.by === 'signature') return gone.length === 0 || cause.existed;
  const isBlank = gone.length === 0 && cause.valueBefore === null;
  return cause.existed && isBlank && !cause.isReadOnly && !isLocked(rules.lock, cause.field);
}

/** A value changed in the form's data only. */
function valueChange(
  cause: AlteredAnnotation,
  { number, rules }: { number: number; rules: Rules },
): SignedChange | null {
  const { valueBefore, valueAfter, by, subtype } = cause;
  const rect = cause.after ?? cause.before;
  if (rect === null || by !== 'field' || plain(valueBefore ?? '') === plain(valueAfter ?? ''))
    return null;
  const isOpen = rules.certification !== 1 && !isLocked(rules.lock, cause.field);
  return {
    place: { page: number, rect },
    by,
    over: valueBefore === null ? 'blank' : 'text',
    subtype,
    how: 'value',
    before: valueBefore,
    after: valueAfter,
    permitted: isOpen && cause.existed && valueBefore === null,
    wasHidden: false,
  };
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

function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((one) => one.x));
  const y = Math.min(...rects.map((one) => one.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((one) => one.x + one.w)) - x,
    h: Math.max(...rects.map((one) => one.y + one.h)) - y,
  };
}
