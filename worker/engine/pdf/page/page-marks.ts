import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OPS } from '../pdfjs.js';
import { fontFacts } from './font-facts.js';
import { placeGlyph } from './glyph.js';
import { markNumberedCodes } from './numbered-codes.js';
import { refuseBeyondBounds } from './page-bounds.js';
import { outlineOf } from './outline.js';
import { apply, areaOf, asMatrix, compose, IDENTITY, type Matrix } from '../syntax/matrix.js';
import { type Area, areaAround, intersection } from '../../evidence/geometry.js';
import {
  applyEntries,
  asColour,
  asNumber,
  type GraphicsState,
  initialState,
} from './marks/graphics-state.js';
import type { PageMarks } from './marks/page-marks.js';
import type { Mark } from '../../evidence/drawn-page.js';
import { RULES_MAX } from '../../evidence/rules.js';
import {
  asRecord,
  asShownGlyph,
  asSize,
  layerOf,
  nameOf,
  type ShownGlyph,
} from './marks/operands.js';
import { type Box, EVEN_ODD, FILLING, STROKING, thickLineBox } from './marks/painting.js';
import { mayBeHollow, subpathsOf } from './marks/paths.js';
import { addFilledRules, addStrokedRules } from './drawn-rules.js';

/** Text rendering modes that paint nothing: invisible (3), clipping only (7). */
const INVISIBLE_MODES = [3, 7];

/** Text rendering modes that stroke without filling. */
const STROKED_MODES = [1, 5];

/** Line width, in points, from which a line covers like a filled shape; table rules are thinner. */
const THICK_LINE_MIN_PT = 4;

/** Maximum number of marks of a page; marks beyond it are left out. */
const MARKS_MAX = 200_000;

/**
 * Position and appearance of every glyph, fill and picture of a page, obtained by
 * interpreting its operators. Glyphs are placed in visual order, whatever the order in
 * the file, so the result does not depend on how a producer handles right-to-left text.
 * null when pdf.js cannot interpret the page. Throws PageBeyondBounds for a page that is not
 * drawn.
 */
export async function readMarks(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
): Promise<PageMarks | null> {
  refuseBeyondBounds(document, page.pageNumber);
  const followed = await Promise.all([
    page.getOperatorList(),
    document.getOptionalContentConfig(),
  ]).catch(() => null);
  if (followed === null) return null;
  const [{ fnArray, argsArray }, layers] = followed;
  const walk = openOperatorWalk(page, (group) => layers.isVisible(group) === true);
  fnArray.forEach((operator, index) => {
    const args: unknown = argsArray[index];
    walk.run[operator]?.(Array.isArray(args) ? (args as unknown[]) : []);
  });
  return { ...walk.marks, glyphs: markNumberedCodes(walk.marks.glyphs) };
}

type Operator = (args: readonly unknown[]) => void;

function openOperatorWalk(
  page: PDFPageProxy,
  isShown: (group: unknown) => boolean,
): { marks: PageMarks; run: Record<number, Operator> } {
  const base = asMatrix(page.getViewport({ scale: 1 }).transform) ?? IDENTITY;
  const { width, height } = page.getViewport({ scale: 1 });
  const pageArea: Area = { left: 0, top: 0, right: width, bottom: height };
  const marks: PageMarks = { glyphs: [], fills: [], pictures: [], rules: [], textShowCount: 0 };
  let state = initialState(base);
  let textMatrix = IDENTITY;
  let lineMatrix = IDENTITY;
  let clipNext = false;
  let order = 0;
  let annotation: string | null = null;
  let maskDepth = 0;
  let tags: readonly string[] = [];
  const saved: GraphicsState[] = [];
  const groups: { layer: string | null; shown: boolean; tags: readonly string[] }[] = [];

  const save = (): void => void saved.push({ ...state });
  const restore = (): void => void (state = saved.pop() ?? state);
  const concat = (matrix: Matrix | null): void => {
    if (matrix !== null) state.ctm = compose(state.ctm, matrix);
  };
  const clipBy = (area: Area | null): void => {
    if (area !== null) state.clip = state.clip === null ? area : intersection(state.clip, area);
  };
  const moveLine = (x: number, y: number): void => {
    lineMatrix = compose(lineMatrix, [1, 0, 0, 1, x, y]);
    textMatrix = lineMatrix;
  };
  /** Content of a soft mask is not visible itself. */
  const isDrawn = (): boolean => maskDepth === 0 && order < MARKS_MAX;
  const isHidden = (): boolean => groups.some(({ shown }) => !shown);
  const mark = (opacity: number): Mark => ({
    order: order++,
    annotation,
    tags,
    layer: groups.findLast(({ layer }) => layer !== null)?.layer ?? null,
    layerShown: groups.every(({ shown }) => shown),
    opacity,
    clip: state.clip,
  });

  const showText = (items: unknown): void => {
    const index = annotation === null && maskDepth === 0 ? marks.textShowCount++ : -1;
    const { font, size } = state;
    if (font === null || !Array.isArray(items)) return;
    for (const item of items as unknown[]) {
      let advance: number;
      if (typeof item === 'number') {
        advance = (-item / 1000) * size;
      } else {
        const glyph = asShownGlyph(item);
        if (glyph === null) continue;
        const width = glyph.width * font.unitsToEm * size;
        if (isDrawn()) addGlyph(glyph, width, index);
        advance = width + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      }
      textMatrix = compose(
        textMatrix,
        font.vertical
          ? [1, 0, 0, 1, 0, typeof item === 'number' ? advance : -Math.abs(size)]
          : [1, 0, 0, 1, advance * state.horizontalScale, 0],
      );
    }
  };

  const addGlyph = (shown: ShownGlyph, width: number, textShow: number): void => {
    const { font, size, mode, charSpacing, horizontalScale, rise } = state;
    if (font === null) return;
    const stroked = STROKED_MODES.includes(mode);
    const opacity = stroked ? state.strokeOpacity : state.fillOpacity;
    const glyph = placeGlyph({
      text: shown.unicode,
      font,
      width: width + trackingOf(state),
      size,
      matrix: compose(compose(state.ctm, textMatrix), [horizontalScale, 0, 0, 1, 0, rise]),
      invisible: INVISIBLE_MODES.includes(mode) || opacity === 0,
      mark: mark(opacity),
      style: {
        textShow,
        code: shown.code,
        isInFont: shown.isInFont,
        outline: outlineOf(page, font.id, shown.fontChar),
        colour: stroked ? state.strokeColour : state.fillColour,
        mode,
        charSpacing,
        horizontalScale,
        rise,
      },
    });
    if (glyph !== null) marks.glyphs.push(glyph);
  };

  const addFill = (shape: Box, colour: string | null, opacity: number): void => {
    const { left, top, right, bottom, isRectangle } = shape;
    const { opaqueBlend } = state;
    marks.fills.push({
      ...mark(opacity),
      left,
      top,
      right,
      bottom,
      isRectangle: isRectangle && state.clipIsBox,
      colour,
      opaqueBlend,
    });
  };

  const path = ([painted, buffer]: readonly unknown[]): void => {
    const isClip = clipNext;
    clipNext = false;
    const isFilled = FILLING.includes(asNumber(painted, -1));
    const isEvenOdd = EVEN_ODD.includes(asNumber(painted, -1));
    const isStroked = STROKING.includes(asNumber(painted, -1));
    const width = state.lineWidth * scaleOf(state.ctm);
    const mayBeRule = marks.rules.length <= RULES_MAX;
    const isLine = isStroked && (width >= THICK_LINE_MIN_PT || mayBeRule);
    if (!isClip && !isFilled && !isLine) return;
    const subpaths = subpathsOf(Array.isArray(buffer) ? buffer[0] : null, state.ctm);
    if (isFilled && maskDepth === 0)
      for (const shape of subpaths)
        if (shape.line === null && isDrawn())
          addFill(
            {
              ...shape,
              isRectangle: shape.isRectangle && !mayBeHollow(shape, subpaths, isEvenOdd),
            },
            state.fillColour,
            state.fillOpacity,
          );
    if (isStroked && maskDepth === 0 && width >= THICK_LINE_MIN_PT)
      for (const { line } of subpaths)
        if (line !== null && isDrawn())
          addFill(thickLineBox(line, width), state.strokeColour, state.strokeOpacity);
    if (mayBeRule && isDrawn() && !isHidden()) {
      if (isFilled && state.fillOpacity > 0) addFilledRules(marks.rules, subpaths, state);
      if (isStroked && state.strokeOpacity > 0) addStrokedRules(marks.rules, subpaths, state);
    }
    if (isClip && subpaths.length > 0) {
      if (subpaths.length > 1 || subpaths[0]?.isRectangle !== true) state.clipIsBox = false;
      clipBy(
        areaAround(
          subpaths.flatMap(({ left, top, right, bottom }) => [
            { x: left, y: top },
            { x: right, y: bottom },
          ]),
        ),
      );
    }
  };

  const picture = (
    id: unknown,
    pixels: { width: number; height: number } | null,
    isMask: boolean,
  ): void => {
    if (!isDrawn()) return;
    const corners = [
      apply(state.ctm, 0, 0),
      apply(state.ctm, 1, 0),
      apply(state.ctm, 1, 1),
      apply(state.ctm, 0, 1),
    ];
    marks.pictures.push({
      ...mark(state.fillOpacity),
      ...areaAround(corners),
      corners,
      id: typeof id === 'string' ? id : null,
      pixels,
      isMask,
      opaqueBlend: state.opaqueBlend,
      // Masks of the picture itself are evaluated in `transparencyTest`.
      isTransparent: !state.clipIsBox,
    });
  };

  const begin = (tag: string, group: { layer: string | null; shown: boolean }): void => {
    groups.push({ ...group, tags });
    if (tag !== 'OC') tags = [...tags, tag];
  };

  const run: Record<number, Operator> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (args) => concat(asMatrix(args)),
    [OPS.paintFormXObjectBegin]: ([matrix, box]) => {
      save();
      concat(asMatrix(matrix));
      clipBy(boxArea(box));
    },
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.beginGroup]: ([group]) => {
      save();
      const { smask, bbox, matrix } = asRecord(group);
      if (smask !== null && smask !== undefined) maskDepth++;
      else if (maskDepth > 0) maskDepth++;
      const form = asMatrix(matrix);
      clipBy(boxArea(bbox, form === null ? state.ctm : compose(state.ctm, form)));
    },
    [OPS.endGroup]: () => {
      restore();
      if (maskDepth > 0) maskDepth--;
    },
    [OPS.beginAnnotation]: ([id, , transform, matrix]) => {
      save();
      annotation = typeof id === 'string' ? id : '';
      state = initialState(base);
      concat(asMatrix(transform));
      concat(asMatrix(matrix));
    },
    [OPS.endAnnotation]: () => {
      restore();
      annotation = null;
    },
    [OPS.setGState]: ([entries]) => applyEntries(state, entries),
    [OPS.setLineWidth]: ([value]) => (state.lineWidth = asNumber(value, 1)),
    [OPS.setFillRGBColor]: ([value]) => (state.fillColour = asColour(value)),
    [OPS.setStrokeRGBColor]: ([value]) => (state.strokeColour = asColour(value)),
    [OPS.setFillColorN]: () => (state.fillColour = null),
    [OPS.setStrokeColorN]: () => (state.strokeColour = null),
    [OPS.beginMarkedContent]: ([tag]) => begin(nameOf(tag), { layer: null, shown: true }),
    [OPS.beginMarkedContentProps]: ([tag, group]) =>
      begin(
        nameOf(tag),
        nameOf(tag) === 'OC'
          ? { layer: layerOf(group), shown: isShown(group) }
          : { layer: null, shown: true },
      ),
    [OPS.endMarkedContent]: () => (tags = groups.pop()?.tags ?? []),
    [OPS.beginText]: () => {
      textMatrix = IDENTITY;
      lineMatrix = IDENTITY;
    },
    [OPS.setFont]: ([id, size]) => {
      state.font = typeof id === 'string' ? fontFacts(page, id) : null;
      state.size = asNumber(size, 0);
    },
    [OPS.setCharSpacing]: ([value]) => (state.charSpacing = asNumber(value, 0)),
    [OPS.setWordSpacing]: ([value]) => (state.wordSpacing = asNumber(value, 0)),
    [OPS.setHScale]: ([value]) => (state.horizontalScale = asNumber(value, 100) / 100),
    [OPS.setLeading]: ([value]) => (state.leading = asNumber(value, 0)),
    [OPS.setTextRise]: ([value]) => (state.rise = asNumber(value, 0)),
    [OPS.setTextRenderingMode]: ([value]) => (state.mode = asNumber(value, 0)),
    [OPS.setTextMatrix]: ([matrix]) => {
      lineMatrix = asMatrix(matrix) ?? lineMatrix;
      textMatrix = lineMatrix;
    },
    [OPS.moveText]: ([x, y]) => moveLine(asNumber(x, 0), asNumber(y, 0)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state.leading = -asNumber(y, 0);
      moveLine(asNumber(x, 0), asNumber(y, 0));
    },
    [OPS.nextLine]: () => moveLine(0, -state.leading),
    [OPS.showText]: ([items]) => showText(items),
    [OPS.clip]: () => (clipNext = true),
    [OPS.eoClip]: () => (clipNext = true),
    [OPS.constructPath]: path,
    [OPS.shadingFill]: () => {
      if (isDrawn())
        addFill({ ...(state.clip ?? pageArea), isRectangle: true }, null, state.fillOpacity);
    },
    [OPS.paintImageXObject]: ([id, width, height]) => picture(id, asSize(width, height), false),
    [OPS.paintInlineImageXObject]: ([image]) => {
      const { width, height } = asRecord(image);
      picture(null, asSize(width, height), false);
    },
    [OPS.paintImageMaskXObject]: ([image]) => {
      const { data, width, height } = asRecord(image);
      picture(data, asSize(width, height), true);
    },
    [OPS.paintSolidColorImageMask]: () => {
      const area = areaOf(state.ctm, [0, 0, 1, 1]);
      if (area !== null && isDrawn())
        addFill({ ...area, isRectangle: true }, state.fillColour, state.fillOpacity);
    },
  };

  const boxArea = (box: unknown, matrix: Matrix = state.ctm): Area | null =>
    Array.isArray(box) || box instanceof Float32Array
      ? areaOf(
          matrix,
          Array.from<unknown, number>(box, (value) => asNumber(value, 0)),
        )
      : null;

  return { marks, run };
}

/**
 * Letter spacing counts as part of the glyph, so that it is not read as a space. Some
 * files jump between columns with it; such values are ignored.
 */
const trackingOf = ({ charSpacing, size }: GraphicsState): number =>
  charSpacing > 0 && charSpacing < TRACKING_MAX_EM * Math.abs(size) ? charSpacing : 0;

const TRACKING_MAX_EM = 0.6;

/** Points of the shown page per unit of user space. */
const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
