import { rulesOf } from './drawn-rules.js';
import { readTextShows } from './read-text-shows.js';
import type { DrawnPage, Glyph } from '../../evidence/drawn-page.js';
import type { PageMarks } from './marks/page-marks.js';
import type { ObjectStore } from '../syntax/object-store.js';
import type { PageContent } from '../syntax/page-content.js';
import { pictureCoverage } from './picture-coverage.js';
import { transparencyTest } from './transparency.js';
import { readLines } from './text-lines.js';
import { isReadable, reliableText } from './text-reliability.js';

interface PageSize {
  /** 1-based. */
  number: number;
  width: number;
  height: number;
}

/** A page as parsed by our own PDF reader (`pdf/syntax`). */
export interface PageSource {
  store: ObjectStore;
  content: PageContent;
}

/**
 * Combines the marks of a page with the text they form; `marks` is null for a page that
 * could not be interpreted.
 */
export function readDrawnPage(
  marks: PageMarks | null,
  source: PageSource | null,
  page: PageSize,
): DrawnPage {
  const { glyphs, fills, pictures, rules, textShowCount } = marks ?? NO_MARKS;
  const isTransparent = transparencyTest(source);
  return {
    ...page,
    glyphs,
    fills,
    pictures: pictures.map((picture) => ({
      ...picture,
      isTransparent: picture.isTransparent || isTransparent(picture),
    })),
    rules: rulesOf(rules, page),
    ...readText(glyphs, { ...page, fills }),
    textShows: source && matchedTextShows(source, textShowCount),
    pictureCoverage: pictureCoverage(
      pictures.filter(({ layerShown }) => layerShown).map(({ corners }) => corners),
      page,
    ),
  };
}

/** The readable lines that glyphs form on a page, and whether they are an OCR layer. */
export function readText(
  glyphs: readonly Glyph[],
  page: Pick<DrawnPage, 'width' | 'height' | 'fills'>,
): Pick<DrawnPage, 'lines' | 'isOcrLayer'> {
  const reliable = reliableText(glyphs, page);
  const lines = readLines(reliable.glyphs, page);
  return { lines: isReadable(lines) ? lines : [], isOcrLayer: reliable.invisible };
}

const NO_MARKS: PageMarks = { glyphs: [], fills: [], pictures: [], rules: [], textShowCount: 0 };

/** null unless pdf.js and our own reader found the same number of text-showing operators. */
function matchedTextShows({ store, content }: PageSource, count: number): DrawnPage['textShows'] {
  const textShows = readTextShows(store, content);
  return textShows.length === count ? textShows : null;
}
