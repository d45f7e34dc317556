import { detector, type Sign } from '../../detector.js';
import type { Rect } from '../../evidence.js';
import { coversOf, type Cover } from '../../pdf/cover/covers.js';
import { paintedOver, type PaintedOver } from '../../pdf/cover/painted-over.js';
import type { DrawnPage } from '../../pdf/drawn-page.js';
import { excerpt, hasDigit, wordCount } from '../../pdf/cover/quoted.js';

/** The strongest are told; more add nothing a person could use. */
const SIGNS_MAX = 10;

/** Text under a later fill or picture, and patches that were written on again. */
export const coveredText = detector({
  id: 'covered-text',
  needs: ['drawn'],
  look({ drawn }): Sign[] {
    return drawn
      .flatMap((page) => [...covered(page), ...painted(page)])
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, SIGNS_MAX);
  },
});

/** From so many on a page that show nothing new, it is how the page was made. */
const SILENT_COVERS_MAX = 8;

function covered(page: DrawnPage): Sign[] {
  const told = coversOf(page)
    .filter(({ paint }) => paint.mark.annotation === null)
    .map((cover) => ({ cover, confidence: sureness(cover, page) }))
    .filter(({ confidence }) => confidence > 0);
  const silent = told.filter(({ cover }) => cover.shown.text === '').length;
  return told
    .filter(({ cover }) => cover.shown.text !== '' || silent <= SILENT_COVERS_MAX)
    .flatMap(({ cover: { hidden, shown, paint }, confidence }) =>
      sign('text_covered', page, shown.rect ?? hidden.rect, {
        values: {
          page: page.number,
          hidden: excerpt(hidden.text),
          shown: excerpt(shown.text),
          by: paint.kind,
        },
        confidence,
        evidence: excerpt(shown.text === '' ? hidden.text : `${hidden.text} -> ${shown.text}`),
      }),
    );
}

/** A background or a whole scan from this share of the page on; it hides no single value. */
const BACKGROUND_SHARE_MIN = 0.5;
/** A picture up to this share of the page, over so few words, is a patch and no logo or figure. */
const PATCH_SHARE_MAX = 0.015;
const PATCH_WORDS_MAX = 4;
/** Over more words than this, a picture is a scan over the text that was read from it. */
const PICTURE_WORDS_MAX = 15;

/**
 * How sure it is that a cover falsifies. A value shown in place of another is
 * proof enough; a visible bar is how people redact; what is merely cut off or
 * lies under a logo is most often an accident.
 */
function sureness(
  { paint, hidden, shown, isUnseen, repeatedShare, cutsOff }: Cover,
  page: DrawnPage,
): number {
  const { left, right, top, bottom } = paint.area;
  const share = ((right - left) * (bottom - top)) / (page.width * page.height);
  const isBackground = share >= BACKGROUND_SHARE_MIN;
  // A background laid over what stood before is innocent unless the page is drawn again on it, changed.
  if (isBackground && (paint.kind === 'picture' || repeatedShare < 0.5)) return 0;
  const isValue = hasDigit(hidden.text);
  if (shown.text !== '') {
    if (cutsOff && !isValue) return 0.25;
    return isValue || hasDigit(shown.text) ? 1 : 0.9;
  }
  if (cutsOff && !isValue) return 0.15;
  if (paint.kind === 'fill') return isUnseen ? (isValue ? 0.6 : 0.4) : 0.2;
  if (wordCount(hidden.text) > PICTURE_WORDS_MAX) return 0;
  if (share > PATCH_SHARE_MAX || wordCount(hidden.text) > PATCH_WORDS_MAX) return 0.2;
  return isValue ? 0.7 : 0.5;
}

/** More words than a name or an amount has are no retyped value. */
const RETYPED_WORDS_MAX = 4;

function painted(page: DrawnPage): Sign[] {
  const found = paintedOver(page).filter(
    ({ shown, isTight }) => isTight && wordCount(shown.text) <= RETYPED_WORDS_MAX,
  );
  return found
    .filter((one) => !isOneOfAKind(one, found))
    .flatMap(({ shown, paint }) =>
      sign('area_painted_over', page, shown.rect, {
        values: { page: page.number, shown: excerpt(shown.text), by: paint.kind },
        confidence: hasDigit(shown.text) ? 0.95 : 0.55,
        evidence: excerpt(shown.text),
      }),
    );
}

/** Boxes for words in one size are a form's or a legend's; retyped amounts may be as wide as each other. */
const isOneOfAKind = (one: PaintedOver, all: readonly PaintedOver[]): boolean =>
  (!hasDigit(one.shown.text) && all.some((other) => other !== one && isSameSize(one, other))) ||
  all.some((other) => other !== one && other.shown.text === one.shown.text);

const isSameSize = (
  { paint: { area: a } }: PaintedOver,
  { paint: { area: b } }: PaintedOver,
): boolean =>
  Math.abs(a.right - a.left - (b.right - b.left)) < 0.5 &&
  Math.abs(a.bottom - a.top - (b.bottom - b.top)) < 0.5;

const sign = (
  code: 'text_covered' | 'area_painted_over',
  page: DrawnPage,
  rect: Rect | null,
  rest: Pick<Sign, 'values' | 'confidence' | 'evidence'>,
): Sign[] => (rect === null ? [] : [{ code, place: { page: page.number, rect }, ...rest }]);
