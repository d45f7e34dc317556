import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageChange } from '../../../evidence/revisions.js';
import type { Rect } from '../../../evidence/geometry.js';
import { drawPage } from '../../render/draw-page.js';
import { differingAreas } from './differing-areas.js';
import { isSameFrame } from './frame.js';
import { shared } from './join-steps.js';
import { rectOf } from './page-changes.js';
import { frameOf, type RevisionState } from './revision-state.js';

/** Large enough to show differences in small print. */
const LONG_SIDE_PX = 1400;

/** Drawing is the most expensive step; further pages are not drawn. */
const DRAWN_PAGES_MAX = 3;

/** A picture over this share of the page is a scan, so changes inside it must be located. */
const SCAN_SHARE_MIN = 0.5;

/** Above this share of the page everything differs, as between two scans of one sheet. */
const EVERYWHERE_SHARE_MIN = 0.5;

/**
 * Draws two kinds of pages before and after: those whose content changed although no word
 * or picture did, and those whose scan was replaced. Visible differences that match no word
 * or picture are reported as changes of the drawing.
 */
export async function drawnChanges(given: {
  changes: readonly PageChange[];
  contentPages: ReadonlySet<number>;
  oldest: { document: PDFDocumentProxy; state: RevisionState };
  newest: { document: PDFDocumentProxy; state: RevisionState };
  megapixelsMax: number;
  mayGoOn: () => boolean;
}): Promise<PageChange[]> {
  const { changes, oldest, newest } = given;
  const found = [...changes];
  let drawn = 0;
  for (const page of given.contentPages) {
    if (drawn >= DRAWN_PAGES_MAX || !given.mayGoOn()) break;
    const place = oldest.state.places.get(page);
    const own = changes.filter((change) => change.page === page);
    const scan = own.find(
      ({ what, how, rect }) => what === 'picture' && how === 'replaced' && isScan(rect),
    );
    if (place === undefined || !oldest.state.pages.has(page) || (own.length > 0 && !scan)) continue;
    drawn++;
    const areas = await differences(
      { document: oldest.document, page: place },
      { document: newest.document, page },
      given.megapixelsMax,
    );
    const share = (areas ?? []).reduce((sum, { w, h }) => sum + (w * h) / 10_000, 0);
    if (areas === null || share > EVERYWHERE_SHARE_MIN) continue;
    const what = scan === undefined ? ('drawing' as const) : ('picture' as const);
    if (scan !== undefined) found.splice(found.indexOf(scan), 1);
    const known = scan === undefined ? knownAreas(page, [oldest.state, newest.state]) : [];
    for (const rect of areas.filter((area) => !known.some((one) => shared(area, one) > 0)))
      found.push({
        page,
        revision: scan?.revision ?? newest.state.index,
        what,
        before: null,
        after: null,
        how: 'replaced',
        rect,
        inAnnotation: false,
      });
  }
  return found;
}

/**
 * Boxes of words and pictures. These were already compared, and look different in another
 * font or place.
 */
const knownAreas = (page: number, states: readonly RevisionState[]): Rect[] => {
  const frame = states.at(-1)?.pages.get(page)?.frame;
  return frame === undefined
    ? []
    : states.flatMap((state) =>
        [...(state.pages.get(page)?.words ?? []), ...(state.pages.get(page)?.pictures ?? [])].map(
          ({ area }) => rectOf(area, frame),
        ),
      );
};

const isScan = ({ w, h }: Rect): boolean => w * h >= SCAN_SHARE_MIN * 10_000;

interface DrawablePage {
  document: PDFDocumentProxy;
  page: number;
}

/** null when a page cannot be drawn, or the two drawings cannot be aligned. */
async function differences(
  before: DrawablePage,
  after: DrawablePage,
  megapixelsMax: number,
): Promise<Rect[] | null> {
  const opened: PDFPageProxy[] = [];
  const open = async ({ document, page }: DrawablePage): Promise<PDFPageProxy> => {
    const proxy = await document.getPage(page);
    opened.push(proxy);
    return proxy;
  };
  try {
    const [old, now] = [await open(before), await open(after)];
    if (!isSameFrame(frameOf(old), frameOf(now))) return null;
    const options = { longSidePx: LONG_SIDE_PX, megapixelsMax };
    return differingAreas(
      await drawPage(before.document, old, options),
      await drawPage(after.document, now, options),
    );
  } catch {
    return null;
  } finally {
    for (const proxy of opened) proxy.cleanup();
  }
}
