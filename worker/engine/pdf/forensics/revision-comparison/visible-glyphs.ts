import { isCombining } from '../../../text/characters.js';
import { centreOf } from '../../page/glyph-visibility.js';
import type { DrawnPage, Glyph, Mark } from '../../../evidence/drawn-page.js';
import { type Area, intersection, sizeOf } from '../../../evidence/geometry.js';
import type { AnnotationKind } from './annotations.js';
import { withoutLeaders } from './leaders.js';

/** A cover that lets more through leaves what lies under it readable. */
const OPAQUE_MIN = 0.9;

/** So many pairs of a glyph and a cover are tried at most; beyond, the covers drawn first are left out. */
const PAIRS_MAX = 2e7;

/** A letter whose middle lies this near to that of a later one, in ems, is overprinted by it. */
const OVERPRINTED_WITHIN_EM = 0.3;

/** From this value up in each channel, paper and ink look the same. */
const PAPER_MIN = 0xf4;

interface OpaqueMark {
  order: number;
  area: Area;
  /** `#rrggbb`; null for pictures, patterns and shadings. */
  colour: string | null;
}

/** The glyphs that leave ink a person can see: not covered, overprinted, invisible or white on white. */
export function visibleGlyphsOf(
  marks: VisibleMarks,
  options: {
    kindOf: (annotation: string) => AnnotationKind;
    isSeeThrough: (pixels: { width: number; height: number }) => boolean;
  },
): Glyph[] {
  const inked = marks.glyphs.filter(
    ({ invisible, layerShown, opacity }) => !invisible && layerShown && opacity > 0.05,
  );
  const covers = opaqueMarksOf(marks, options);
  const tried = covers.slice(0, Math.ceil(PAIRS_MAX / Math.max(1, inked.length)));
  return withoutOverprinted(withoutLeaders(inked.filter((glyph) => isSeen(glyph, tried))));
}

/** What hides what lies under it, the last drawn first. */
function opaqueMarksOf(
  { fills, pictures }: VisibleMarks,
  { kindOf, isSeeThrough }: Parameters<typeof visibleGlyphsOf>[1],
): OpaqueMark[] {
  // A signature's appearance and the icon of a note are put where there is room; they are no covers.
  const isOpaque = ({ annotation, layerShown, opacity }: Mark): boolean =>
    layerShown &&
    opacity >= OPAQUE_MIN &&
    (annotation === null || !['signature', 'silent'].includes(kindOf(annotation)));
  const covers = [
    ...fills
      .filter((fill) => fill.isRectangle && fill.opaqueBlend && isOpaque(fill))
      .map((fill) => ({ order: fill.order, area: shownOf(fill), colour: fill.colour })),
    ...pictures
      .filter(
        ({ isMask, opaqueBlend, pixels }) =>
          !isMask && opaqueBlend && pixels !== null && !isSeeThrough(pixels),
      )
      .filter(isOpaque)
      .map((one) => ({ order: one.order, area: shownOf(one), colour: null })),
  ];
  return covers.filter(({ area }) => sizeOf(area) > 0).sort((a, b) => b.order - a.order);
}

const shownOf = (mark: Mark & Area): Area =>
  mark.clip === null ? mark : intersection(mark, mark.clip);

function isSeen(glyph: Glyph, covers: readonly OpaqueMark[]): boolean {
  const { x, y } = centreOf(glyph);
  for (const { order, area, colour } of covers) {
    if (x < area.left || x > area.right || y < area.top || y > area.bottom) continue;
    if (order > glyph.order) return false;
    // The topmost thing under the glyph: what it is read against.
    return !isPaper(glyph.colour) || colour === null || !isPaper(colour);
  }
  return !isPaper(glyph.colour);
}

const isPaper = (colour: string | null): boolean =>
  colour !== null &&
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) >= PAPER_MIN);

/** Without letters upon which other letters were printed: the later one is read. */
function withoutOverprinted(glyphs: readonly Glyph[]): Glyph[] {
  const taken = new Map<string, Glyph[]>();
  const kept: Glyph[] = [];
  for (const glyph of [...glyphs].reverse()) {
    if (glyph.text.trim() === '' || isCombining(glyph.text)) {
      kept.push(glyph);
      continue;
    }
    const { x, y } = centreOf(glyph);
    const within = OVERPRINTED_WITHIN_EM * glyph.size;
    if (nearby(taken, x, y).some((other) => isOver(other, glyph, within))) continue;
    kept.push(glyph);
    const key = `${Math.floor(x / CELL_PT)} ${Math.floor(y / CELL_PT)}`;
    const cell = taken.get(key);
    if (cell === undefined) taken.set(key, [glyph]);
    else if (cell.length < CELL_GLYPHS_MAX) cell.push(glyph);
  }
  return kept.reverse();
}

/** Wider than any two letters that overprint each other lie apart at sizes up to 40 points. */
const CELL_PT = 12;

/** Honest cells hold a few letters. */
const CELL_GLYPHS_MAX = 40;

function nearby(cells: ReadonlyMap<string, Glyph[]>, x: number, y: number): Glyph[] {
  const [column, row] = [Math.floor(x / CELL_PT), Math.floor(y / CELL_PT)];
  return [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []),
  );
}

/** Twice the same letter is ink laid twice; a small one over a large one is no replacement. */
function isOver(upper: Glyph, lower: Glyph, within: number): boolean {
  if (upper.text === lower.text || upper.size < lower.size / 2 || upper.size > lower.size * 2)
    return false;
  const [a, b] = [centreOf(upper), centreOf(lower)];
  const narrower = Math.min(upper.right - upper.left, lower.right - lower.left);
  return Math.abs(a.x - b.x) < Math.min(within, narrower / 2) && Math.abs(a.y - b.y) < within;
}

/** What a page draws, as far as it is looked at here. */
export type VisibleMarks = Pick<DrawnPage, 'glyphs' | 'fills' | 'pictures'>;
