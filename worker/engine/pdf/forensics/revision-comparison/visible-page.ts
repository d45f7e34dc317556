import type { Area, Rect } from '../../../evidence/geometry.js';
import type { Glyph } from '../../../evidence/drawn-page.js';
import type { Matrix } from '../../syntax/matrix.js';
import { readLines } from '../../page/text-lines.js';
import { isReadable, reliableText } from '../../page/text-reliability.js';
import type { AnnotationKind } from './annotations.js';
import { type Frame, through } from './frame.js';
import { visibleGlyphsOf, type VisibleMarks } from './visible-glyphs.js';
import type { VisiblePicture } from './visible-pictures.js';

/** A visible word on a page. */
export interface VisibleWord {
  /** Logical order, NFC. */
  text: string;
  /** Points of the page as the newest revision shows it, y downwards. */
  area: Area;
  /** Em size of its letters in points. */
  em: number;
  /** Index of its line on the page; `at` is its index in the line's reading order. */
  line: number;
  at: number;
  /** What shows it: the page itself, a form field, one that is computed, or another annotation. */
  carrier: 'page' | 'field' | 'computed' | 'annotation';
}

/** The visible content of one page in one revision. */
export interface VisiblePage {
  /** The frame in which its own revision shows the page. */
  frame: Frame;
  /** Line by line; null where the font codes give no text. */
  words: VisibleWord[] | null;
  pictures: VisiblePicture[];
  /** Letters and digits in the invisible text mode, as in a layer of recognised text. */
  unseenLetters: number;
}

/** No genuine page has more; further words of a hostile one are ignored. */
const WORDS_MAX = 20_000;

/** `toNewest` maps the page as its own revision shows it to the page as the newest does. */
export function visibleWordsOf(
  marks: VisibleMarks,
  page: Frame,
  options: {
    kindOf: (annotation: string) => AnnotationKind;
    isSeeThrough: (pixels: { width: number; height: number }) => boolean;
    toNewest: Matrix;
  },
): VisibleWord[] | null {
  const { kindOf, toNewest } = options;
  const glyphs = visibleGlyphsOf(marks, options);
  const own: Glyph[] = [];
  const fields = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const kind = glyph.annotation === null ? null : kindOf(glyph.annotation);
    if (kind === 'signature') continue;
    const isField = kind === 'field' || kind === 'computed';
    if (!isField || glyph.annotation === null) own.push(glyph);
    else fields.set(glyph.annotation, [...(fields.get(glyph.annotation) ?? []), glyph]);
  }
  const trusted = reliableText(own, { ...page, fills: marks.fills }).glyphs;
  const lines = readLines(trusted, page);
  if ((own.length > 0 && trusted.length === 0) || !isReadable(lines)) return null;
  const fieldLines = [...fields.values()].flatMap((one) =>
    readLines(reliableText(one, { ...page, fills: [] }).glyphs, page),
  );
  return [...lines, ...fieldLines]
    .flatMap((line, lineIndex) =>
      line.words.map((word, at): VisibleWord => {
        const shownBy = word.glyphs.find(({ annotation }) => annotation !== null)?.annotation;
        return {
          text: word.text,
          area: through(areaOfRect(word.rect, page), toNewest),
          em: Math.max(...word.glyphs.map(({ size }) => size)),
          line: lineIndex,
          at,
          carrier: typeof shownBy === 'string' ? carrierOf(kindOf(shownBy)) : 'page',
        };
      }),
    )
    .slice(0, WORDS_MAX);
}

const carrierOf = (kind: AnnotationKind): VisibleWord['carrier'] =>
  kind === 'field' || kind === 'computed' ? kind : 'annotation';

const areaOfRect = ({ x, y, w, h }: Rect, { width, height }: Frame): Area => ({
  left: (x / 100) * width,
  right: ((x + w) / 100) * width,
  top: (y / 100) * height,
  bottom: ((y + h) / 100) * height,
});
