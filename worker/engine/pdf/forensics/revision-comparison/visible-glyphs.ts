import { isCombining } from '../../../text/characters.js';
import { centreOf } from '../../page/glyph-visibility.js';
import type { DrawnPage, Glyph, Mark } from '../../../evidence/drawn-page.js';
import { type Area, intersection, sizeOf } from '../../../evidence/geometry.js';
import type { AnnotationKind } from './annotations.js';
import { withoutLeaders } from './leaders.js';

/** Text under a cover of lower opacity stays readable. */
const OPAQUE_MIN = 0.9;

/**
 * Limits the pairs of a glyph and a cover that are compared; beyond it, the covers drawn
 * first are ignored.
 */
const PAIRS_MAX = 2e7;

/** A letter whose centre is within this distance of a later letter's, in ems, is overprinted by it. */
const OVERPRINTED_WITHIN_EM = 0.3;

/** With each channel at least this, of 255, a colour looks like paper. */
const PAPER_MIN = 0xf4;

interface OpaqueMark {
  order: number;
  area: Area;
  /** `#rrggbb`; null for pictures, patterns and shadings. */
  colour: string | null;
}

/** The glyphs with visible ink: not covered, overprinted, invisible or white on white. */
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

/** Marks that hide what lies under them, last drawn first. */
function opaqueMarksOf(
  { fills, pictures }: VisibleMarks,
  { kindOf, isSeeThrough }: Parameters<typeof visibleGlyphsOf>[1],
): OpaqueMark[] {
  // Signature appearances and note icons are placed where there is room; they are not covers.
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
    // The topmost mark under the glyph is its background.
    return !isPaper(glyph.colour) || colour === null || !isPaper(colour);
  }
  return !isPaper(glyph.colour);
}

const isPaper = (colour: string | null): boolean =>
  colour !== null &&
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) >= PAPER_MIN);

/** Without letters that later letters overprint; the later letters are read. */
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

/** At least the distance between overprinting letters at sizes up to 40 points. */
const CELL_PT = 12;

/** A genuine cell holds a few letters; bounds the work. */
const CELL_GLYPHS_MAX = 40;

function nearby(cells: ReadonlyMap<string, Glyph[]>, x: number, y: number): Glyph[] {
  const [column, row] = [Math.floor(x / CELL_PT), Math.floor(y / CELL_PT)];
  return [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []),
  );
}

/** The same letter twice is ink laid twice; a small letter over a large one is no replacement. */
function isOver(upper: Glyph, lower: Glyph, within: number): boolean {
  if (upper.text === lower.text || upper.size < lower.size / 2 || upper.size > lower.size * 2)
    return false;
  const [a, b] = [centreOf(upper), centreOf(lower)];
  const narrower = Math.min(upper.right - upper.left, lower.right - lower.left);
  return Math.abs(a.x - b.x) < Math.min(within, narrower / 2) && Math.abs(a.y - b.y) < within;
}

/** The parts of a page's drawing used here. */
export type VisibleMarks = Pick<DrawnPage, 'glyphs' | 'fills' | 'pictures'>;
