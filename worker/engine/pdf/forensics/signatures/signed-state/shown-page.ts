import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Area } from '../../../../evidence/geometry.js';
import type { Raster } from '../../../../evidence/page.js';
import { readMarks } from '../../../page/page-marks.js';
import { drawPage } from '../../../render/draw-page.js';
import type { ObjectStore } from '../../../syntax/object-store.js';
import type { PageContent } from '../../../syntax/page-content.js';
import { IDENTITY } from '../../../syntax/matrix.js';
import { annotationKinds } from '../../revision-comparison/annotations.js';
import type { Frame } from '../../revision-comparison/frame.js';
import { frameOf } from '../../revision-comparison/revision-state.js';
import type { VisibleMarks } from '../../revision-comparison/visible-glyphs.js';
import { type VisibleWord, visibleWordsOf } from '../../revision-comparison/visible-page.js';
import { storedPictures } from '../../revision-comparison/visible-pictures.js';

/** What a viewer shows of a page. */
export interface ShownPage {
  frame: Frame;
  raster: Raster;
  words: VisibleWord[];
  /** Everything that it draws, seen or not. */
  marks: VisibleMarks | null;
  /** Places of large pictures, such as a scan of the whole page; points of the shown page. */
  scans: Area[];
}

/** Large enough to show differences in small print. */
const LONG_SIDE_PX = 1400;

/** A picture over this share of the page carries text of its own. */
const SCAN_SHARE_MIN = 0.25;

/** Draws and reads one page; null when pdf.js cannot. */
export async function showPage(
  document: PDFDocumentProxy,
  number: number,
  given: { store: ObjectStore; content: PageContent | undefined; megapixelsMax: number },
): Promise<ShownPage | null> {
  try {
    const page = await document.getPage(number);
    const frame = frameOf(page);
    const marks = await readMarks(document, page);
    const options = { longSidePx: LONG_SIDE_PX, megapixelsMax: given.megapixelsMax };
    const raster = await drawPage(document, page, options);
    page.cleanup();
    return {
      frame,
      raster,
      marks,
      words: wordsOf(marks, frame, given),
      scans: scansOf(marks, frame),
    };
  } catch {
    return null;
  }
}

/** Words of the page, of fields, of notes and of the looks of signatures. */
function wordsOf(
  marks: VisibleMarks | null,
  frame: Frame,
  { store, content }: { store: ObjectStore; content: PageContent | undefined },
): VisibleWord[] {
  if (marks === null) return [];
  const stored = content === undefined ? [] : storedPictures(store, content);
  const kindOf = annotationKinds(store);
  return (
    visibleWordsOf(marks, frame, {
      // A signature's look may cover what was signed before.
      kindOf: (id) => (kindOf(id) === 'signature' ? 'other' : kindOf(id)),
      isSeeThrough: ({ width, height }) =>
        stored.some((one) => one.isSeeThrough && one.width === width && one.height === height),
      toNewest: IDENTITY,
    }) ?? []
  );
}

const scansOf = (marks: VisibleMarks | null, { width, height }: Frame): Area[] =>
  (marks?.pictures ?? []).filter(
    ({ left, right, top, bottom, layerShown }) =>
      layerShown && (right - left) * (bottom - top) >= SCAN_SHARE_MIN * width * height,
  );
