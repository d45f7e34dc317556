import { readShows } from './read-shows.js';
import type { DrawnPage } from '../../evidence/drawn-page.js';
import type { PageMarks } from './marks/marks.js';
import type { ObjectStore } from '../syntax/object-store.js';
import type { PageContent } from '../syntax/page-content.js';
import { pictureCoverage } from './picture-coverage.js';
import { seeThroughOf } from './see-through.js';
import { readLines } from './text-lines.js';
import { isReadable, trustedText } from './text-trust.js';

interface PageSize {
  /** Counted from 1. */
  number: number;
  width: number;
  height: number;
}

/** A page as our own reader finds it in the file. */
export interface WrittenPage {
  store: ObjectStore;
  content: PageContent;
}

/** A page's marks with the text they make; `marks` is null for a page that could not be followed. */
export function readDrawnPage(
  marks: PageMarks | null,
  written: WrittenPage | null,
  page: PageSize,
): DrawnPage {
  const { glyphs, fills, pictures, showCount } = marks ?? NOTHING;
  const trusted = trustedText(glyphs, page);
  const lines = readLines(trusted.glyphs, page);
  const isSeeThrough = seeThroughOf(written);
  return {
    ...page,
    glyphs,
    fills,
    pictures: pictures.map((picture) => ({
      ...picture,
      isSeeThrough: picture.isSeeThrough || isSeeThrough(picture),
    })),
    lines: isReadable(lines) ? lines : [],
    isOcrLayer: trusted.invisible,
    shows: written && showsOf(written, showCount),
    pictureCoverage: pictureCoverage(
      pictures.filter(({ layerShown }) => layerShown).map(({ corners }) => corners),
      page,
    ),
  };
}

const NOTHING: PageMarks = { glyphs: [], fills: [], pictures: [], showCount: 0 };

/** Both readers must have seen the same operators, or neither is believed. */
function showsOf({ store, content }: WrittenPage, count: number): DrawnPage['shows'] {
  const shows = readShows(store, content);
  return shows.length === count ? shows : null;
}
