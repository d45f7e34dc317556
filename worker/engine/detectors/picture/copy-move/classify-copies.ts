import type { Grey } from '../../../image/grey.js';
import { ramp } from '../../../statistics.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import { type AlignedCopy, DISSIMILARITY_FLOOR } from './aligned-copies.js';
import type { ExactCopy } from './exact-copies.js';
import { differenceAt } from './glyph-pairs.js';
import type { NearCopy } from './near-copies.js';

/** Two areas of a page that are equal beyond what scanning repeats. */
export interface CopiedPlace {
  from: PixelRect;
  to: PixelRect;
  /**
   * `copied`: one area was made from the other. `drawn`: letters within one word are
   * equal, as a program draws text and no scanner reproduces it. `margin`: both in one
   * row at the edge of the page, where archives number their pages and fax machines
   * write.
   */
  kind: 'copied' | 'drawn' | 'margin';
  isExact: boolean;
  /** Strength of the evidence, 0-1. */
  strength: number;
}

/**
 * Number of pixel-exact edges. Measured: none of 80 genuine receipts in four compressions
 * had 40 of them; a copied digit has 45 to 300.
 */
const EXACT_EDGES_MIN = 48;
const EXACT_EDGES_CERTAIN = 200;

/** Number of pixel-exact informative pixels without edges: a genuine page had 450 at most. */
const EXACT_INFORMATIVE_MIN = 1200;

/**
 * Minimum gap: natural logarithm of how much closer the pair is than the usual pairs of
 * the page. Two or more letters with the same shift reached .26 on genuine pages and 1.2
 * or more in copied words; a single letter needs a larger gap.
 */
const GAP_MIN = 0.8;
const GAP_MIN_ONE = 1.5;

/**
 * Additional gap for drawn pages: a repeated word reached 1.1 after the compression of a
 * messenger.
 */
const GAP_MORE_DRAWN = 0.7;
const GAP_CERTAIN = 3;
const INFORMATIVE_MIN = 250;
const INFORMATIVE_MIN_ONE = 100;
const DISSIMILARITY_MAX_ONE = 0.0085;

/** Share of the page's height, and width, that is its margin. */
const MARGIN_SHARE = 0.08;

export function classifyExact(copy: ExactCopy, grey: Grey): CopiedPlace | null {
  // An area that overlaps its own source is a pattern or a smooth gradient.
  if (isOnGrid(copy) || overlap(copy.from, copy.to)) return null;
  if (
    copy.edges < EXACT_EDGES_MIN &&
    (copy.informativePixels < EXACT_INFORMATIVE_MIN || isStreak(grey, copy.to))
  )
    return null;
  const strength = Math.max(
    0.5 + 0.5 * ramp(copy.edges, EXACT_EDGES_MIN, EXACT_EDGES_CERTAIN),
    0.5 + 0.5 * ramp(copy.informativePixels, EXACT_INFORMATIVE_MIN, 2 * EXACT_INFORMATIVE_MIN),
  );
  return { from: copy.from, to: copy.to, kind: copyKindOf(copy, grey), isExact: true, strength };
}

/**
 * Whether each pixel is close to the next one along or down: a gradient, a scanner
 * streak, a shaded bar.
 */
const isStreak = (grey: Grey, place: PixelRect): boolean =>
  [differenceAt(grey, place, 0, 1), differenceAt(grey, place, 1, 0)].some(
    (found) => found !== null && found.dissimilarity < STREAK_DISSIMILARITY_MAX,
  );

/**
 * Maximum dissimilarity of a streak; grain differs from its neighbours by its own
 * variance or more.
 */
const STREAK_DISSIMILARITY_MAX = 0.1;

/**
 * Whether the shift is a multiple of the JPEG block size: drawn pages compress to equal
 * blocks wherever a line repeats on the block grid. A genuine copy there is still found
 * by `classifyNear`.
 */
const isOnGrid = ({ from, to }: ExactCopy): boolean =>
  (to.x - from.x) % JPEG_BLOCK_PX === 0 && (to.y - from.y) % JPEG_BLOCK_PX === 0;
const JPEG_BLOCK_PX = 8;

/**
 * @param paper whether the page may be drawn and recompressed: its repeated words are similar
 *   too; `usual` as of an `AlignedCopy` there
 */
export function classifyNear(
  copy: NearCopy,
  size: Size,
  { mayBeDrawn, usual }: { mayBeDrawn: boolean; usual: () => number },
): CopiedPlace | null {
  // Drawn twice at one fraction of a pixel, letters equal each other, and differ from others.
  if (mayBeDrawn && usual() < USUAL_DRAWN_MAX) return null;
  const isOne = copy.glyphs === 1;
  const kind = copyKindOf(copy, size);
  // Two equal digits side by side are common in numbers, and blur makes them more similar.
  const isWeak = isOne || kind === 'drawn';
  const gapMin = (isWeak ? GAP_MIN_ONE : GAP_MIN) + (mayBeDrawn ? GAP_MORE_DRAWN : 0);
  if (copy.gap < gapMin) return null;
  if (copy.informativePixels < (isOne ? INFORMATIVE_MIN_ONE : INFORMATIVE_MIN)) return null;
  if (isOne && copy.dissimilarity > DISSIMILARITY_MAX_ONE) return null;
  const strength = 0.4 + 0.4 * ramp(copy.gap, GAP_MIN, GAP_CERTAIN) + (isOne ? 0 : 0.2);
  return { from: copy.from, to: copy.to, kind, isExact: false, strength };
}

/**
 * Minimum evidence for letters aligned to fractions of a pixel: the sum of natural logarithms of
 * how much more other fragments of the page differ, its letters, and fragments of scanned pages
 * in general. Measured on 165 genuine receipts and pictures as PNG, JPEG 75 and from a messenger:
 * 1.9 at most; 40 copied words and lines, as JPEG 75 and from a messenger: 2.2 and more.
 */
const ALIGNED_EVIDENCE_MIN = 2.1;
const ALIGNED_EVIDENCE_CERTAIN = 5;
/** Each of the page's own references must agree: those copies had 0.7 and 0.29 at least. */
const ALIGNED_GAP_MIN = 0.6;
const ALIGNED_LETTER_GAP_MIN = 0.2;
/** Closest repeated fragments of scanned pages differ by .02 to .3; of 36 receipts a third by less. */
const SCANNED_DISSIMILARITY = 0.05;

/** Letters that must have been compared, to know what is usual. */
const ALIGNED_LETTERS_MIN = 40;
/**
 * Usual dissimilarity of letters from which they were printed and scanned even on paper as
 * flat as a drawn page's: drawn ones have .03 at most, after a messenger too.
 */
const USUAL_SCANNED = 0.05;
const USUAL_DRAWN_MAX = 0.03;

/**
 * Share of flat paper above which letters must differ as scanned ones do. Of 60 drawn public
 * pages two have less, on grounds with a picture.
 */
const FLAT_PAPER_SCANNED = 0.8;

/** Lower print differs by compression alone, drawn or not, pixels. */
const SCANNED_HEIGHT_MIN_PX = 10;

const isLikeScanned = ({ usual, to }: AlignedCopy): boolean =>
  usual >= USUAL_SCANNED && to.h >= SCANNED_HEIGHT_MIN_PX;

/** @param page how many of its letters were compared, and its share of flat paper */
export function classifyAligned(
  copy: AlignedCopy,
  { letters, flatPaper }: { letters: number; flatPaper: number },
  size: Size,
): CopiedPlace | null {
  if (letters < ALIGNED_LETTERS_MIN) return null;
  if (flatPaper > FLAT_PAPER_SCANNED && !isLikeScanned(copy)) return null;
  const kind = copyKindOf(copy, size);
  // Within one word only equal levels tell typed letters from a repeated syllable.
  if (kind === 'drawn') return null;
  if (copy.gap < ALIGNED_GAP_MIN || copy.letterGap < ALIGNED_LETTER_GAP_MIN) return null;
  const evidence =
    copy.gap +
    copy.letterGap +
    Math.log(SCANNED_DISSIMILARITY / Math.max(copy.dissimilarity, DISSIMILARITY_FLOOR));
  if (evidence < ALIGNED_EVIDENCE_MIN) return null;
  const strength = 0.6 + 0.4 * ramp(evidence, ALIGNED_EVIDENCE_MIN, ALIGNED_EVIDENCE_CERTAIN);
  return { from: copy.from, to: copy.to, kind, isExact: false, strength };
}

interface Size {
  width: number;
  height: number;
}

export function copyKindOf(
  { from, to }: { from: PixelRect; to: PixelRect },
  size: Size,
): CopiedPlace['kind'] {
  const h = Math.max(from.h, to.h);
  const gap = Math.max(from.x, to.x) - Math.min(from.x + from.w, to.x + to.w);
  const isOneRow = Math.abs(from.y - to.y) <= 2;
  const middle = to.y + to.h / 2;
  const isMargin = middle < MARGIN_SHARE * size.height || middle > (1 - MARGIN_SHARE) * size.height;
  // The line of a fax machine or an archive spans the whole page.
  if (isOneRow && isMargin) return 'margin';
  return isOneRow && gap < WORD_GAP_HEIGHTS * h ? 'drawn' : 'copied';
}

/** Maximum gap between letters of one word or number, in letter heights. */
const WORD_GAP_HEIGHTS = 6;

/**
 * Number of rows of the page that contain boxes. An edit touches one or two rows, and as
 * many for its source; the letters of a drawn page are equal on all.
 */
export function countRows(boxes: readonly { y: number; h: number }[]): number {
  const middles = boxes.map(({ y, h }) => y + h / 2).sort((a, b) => a - b);
  return middles.filter((middle, at) => at === 0 || middle - middles[at - 1]! > ROW_MIN_PX).length;
}

const ROW_MIN_PX = 8;

/** Removes overlapping areas; the strongest of them stays. */
export function withoutOverlaps(places: readonly CopiedPlace[]): CopiedPlace[] {
  const kept: CopiedPlace[] = [];
  for (const place of [...places].sort((a, b) => b.strength - a.strength))
    if (!kept.some((other) => overlap(other.to, place.to) && overlap(other.from, place.from)))
      kept.push(place);
  return kept;
}

const overlap = (a: PixelRect, b: PixelRect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
