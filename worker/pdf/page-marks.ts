import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fontFacts, type FontFacts } from './font-facts.js';
import { placeGlyph, type Glyph } from './glyph.js';
import { apply, asMatrix, compose, IDENTITY, type Matrix, type Point } from './matrix.js';

/** What a page draws that matters here, in points of the shown page, y downwards, in paint order. */
export interface PageMarks {
  glyphs: Glyph[];
  /** The four corners of each picture, in order around it. */
  pictures: Point[][];
}

interface TextState {
  font: FontFacts | null;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  mode: number;
}

interface GraphicsState extends TextState {
  ctm: Matrix;
  opacity: number;
}

const INITIAL: Omit<GraphicsState, 'ctm'> = {
  font: null,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  opacity: 1,
};

/** Text rendering modes that put no ink on the page: invisible, and clipping only. */
const INKLESS_MODES = [3, 7];

/**
 * Where every glyph and picture of a page is drawn, by following the page's own
 * operators. Glyphs are placed where the reader sees them, whatever order the
 * file stores them in, so nothing here depends on how a producer treats
 * right-to-left text. Content of hidden layers is left out. null when pdf.js cannot
 * follow the page.
 */
export async function readMarks(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
): Promise<PageMarks | null> {
  const followed = await Promise.all([
    page.getOperatorList(),
    document.getOptionalContentConfig(),
  ]).catch(() => null);
  if (followed === null) return null;
  const [operators, layers] = followed;
  const base = asMatrix(page.getViewport({ scale: 1 }).transform) ?? IDENTITY;
  const marks: PageMarks = { glyphs: [], pictures: [] };
  let state: GraphicsState = { ...INITIAL, ctm: base };
  let textMatrix = IDENTITY;
  let lineMatrix = IDENTITY;
  const saved: GraphicsState[] = [];
  const shownStack: boolean[] = [];
  let hiddenDepth = 0;

  const moveLine = (x: number, y: number): void => {
    lineMatrix = compose(lineMatrix, [1, 0, 0, 1, x, y]);
    textMatrix = lineMatrix;
  };
  const concat = (matrix: Matrix | null): void => {
    if (matrix !== null) state.ctm = compose(state.ctm, matrix);
  };
  const show = (items: unknown): void => {
    const { font, size } = state;
    if (font === null || !Array.isArray(items)) return;
    for (const item of items as unknown[]) {
      let advance: number;
      if (typeof item === 'number') {
        advance = (-item / 1000) * size;
      } else {
        const shape = asShape(item);
        if (shape === null) continue;
        const width = shape.width * font.unitsToEm * size;
        if (hiddenDepth === 0) {
          const glyph = placeGlyph({
            text: shape.unicode,
            font,
            width: width + trackingOf(state),
            size,
            matrix: compose(compose(state.ctm, textMatrix), [
              state.horizontalScale,
              0,
              0,
              1,
              0,
              state.rise,
            ]),
            invisible: INKLESS_MODES.includes(state.mode) || state.opacity === 0,
          });
          if (glyph !== null) marks.glyphs.push(glyph);
        }
        advance = width + state.charSpacing + (shape.isSpace ? state.wordSpacing : 0);
      }
      textMatrix = compose(
        textMatrix,
        font.vertical
          ? [1, 0, 0, 1, 0, typeof item === 'number' ? advance : -Math.abs(size)]
          : [1, 0, 0, 1, advance * state.horizontalScale, 0],
      );
    }
  };

  const run: Record<number, (args: readonly unknown[]) => void> = {
    [OPS.save]: () => saved.push({ ...state }),
    [OPS.restore]: () => (state = saved.pop() ?? state),
    [OPS.transform]: (args) => concat(asMatrix(args)),
    [OPS.paintFormXObjectBegin]: ([matrix]) => {
      saved.push({ ...state });
      concat(asMatrix(matrix));
    },
    [OPS.paintFormXObjectEnd]: () => (state = saved.pop() ?? state),
    [OPS.beginAnnotation]: ([, , transform, matrix]) => {
      saved.push({ ...state });
      state = { ...INITIAL, ctm: base };
      concat(asMatrix(transform));
      concat(asMatrix(matrix));
    },
    [OPS.endAnnotation]: () => (state = saved.pop() ?? state),
    [OPS.setGState]: ([entries]) => {
      for (const [key, value] of asEntries(entries))
        if (key === 'ca') state.opacity = asNumber(value, 1);
    },
    [OPS.beginMarkedContent]: () => shownStack.push(true),
    [OPS.beginMarkedContentProps]: ([tag, group]) => {
      const shown = tag !== 'OC' || layers.isVisible(group) === true;
      if (!shown) hiddenDepth++;
      shownStack.push(shown);
    },
    [OPS.endMarkedContent]: () => {
      if (shownStack.pop() === false) hiddenDepth--;
    },
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
    [OPS.showText]: ([items]) => show(items),
  };
  for (const operator of PICTURE_OPERATORS)
    run[operator] = () => {
      if (hiddenDepth === 0) marks.pictures.push(unitSquare(state.ctm));
    };

  operators.fnArray.forEach((operator, index) => {
    const args: unknown = operators.argsArray[index];
    run[operator]?.(Array.isArray(args) ? (args as unknown[]) : []);
  });
  return marks;
}

/**
 * Letter spacing belongs to the glyph, so that it is not taken for a space after
 * it; but some files jump from column to column with it.
 */
const trackingOf = ({ charSpacing, size }: TextState): number =>
  charSpacing > 0 && charSpacing < TRACKING_MAX_EM * Math.abs(size) ? charSpacing : 0;

const TRACKING_MAX_EM = 0.6;

const PICTURE_OPERATORS = [
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
];

const unitSquare = (ctm: Matrix): Point[] => [
  apply(ctm, 0, 0),
  apply(ctm, 1, 0),
  apply(ctm, 1, 1),
  apply(ctm, 0, 1),
];

const asNumber = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

const asEntries = (value: unknown): [unknown, unknown][] =>
  Array.isArray(value)
    ? value.filter((entry): entry is [unknown, unknown] => Array.isArray(entry))
    : [];

interface Shape {
  unicode: string;
  width: number;
  isSpace: boolean;
}

function asShape(value: unknown): Shape | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('unicode' in value) || typeof value.unicode !== 'string') return null;
  const width = 'width' in value ? asNumber(value.width, 0) : 0;
  return {
    unicode: value.unicode,
    width,
    isSpace: 'isSpace' in value && value.isSpace === true,
  };
}
