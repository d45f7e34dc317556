import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageChange } from '../../../evidence/revisions.js';
import type { Area, Rect } from '../../../evidence/geometry.js';
import { drawPage } from '../../render/draw-page.js';
import { differingAreas } from './differing-areas.js';
import { withAdditions } from './additions.js';
import { isSameFrame } from './frame.js';
import { shared } from './join-steps.js';
import { type DrawnPair, lookAt } from './look-at-places.js';
import { rectOf } from './page-changes.js';
import { frameOf, type RevisionState } from './revision-state.js';

/** Large enough to show differences in small print. */
const LONG_SIDE_PX = 1400;

/** A picture over this share of the page is a scan, so changes inside it must be located. */
const SCAN_SHARE_MIN = 0.5;

/** Above this share of the page everything differs, as between two scans of one sheet. */
const EVERYWHERE_SHARE_MIN = 0.5;

/** The places looked at on one page; more are not an edit of single values. */
const PLACES_MAX = 200;

interface Given {
  changes: readonly PageChange[];
  contentPages: ReadonlySet<number>;
  oldest: { document: PDFDocumentProxy; state: RevisionState };
  newest: { document: PDFDocumentProxy; state: RevisionState };
  megapixelsMax: number;
  mayGoOn: () => boolean;
}

/**
 * Draws the changed pages before and after. Each change is told what its place looks like in
 * both. Where no word or picture changed, or a scan was replaced, visible differences are
 * located; a page that looks the same is told as such.
 */
export async function drawnChanges(given: Given): Promise<PageChange[]> {
  const { changes, oldest, newest } = given;
  const found: PageChange[] = changes.filter(({ what }) => what === 'page');
  // Where time is short, pages with a change to judge are drawn before those without.
  const pages = new Set([...changes.map(({ page }) => page), ...given.contentPages]);
  for (const page of pages) {
    const own = changes.filter((change) => change.page === page && change.what !== 'page');
    const place = oldest.state.places.get(page);
    const hasOther = changes.some((change) => change.page === page && change.what === 'page');
    const isComparable = place !== undefined && oldest.state.pages.has(page) && !hasOther;
    const pair =
      isComparable && given.mayGoOn()
        ? await drawBoth(
            { document: oldest.document, page: place },
            { document: newest.document, page },
            given.megapixelsMax,
          )
        : null;
    found.push(...(pair === null ? own : asDrawn(page, own, { ...given, pair })));
  }
  return found;
}

type Rasters = Pick<DrawnPair, 'before' | 'after'>;

function asDrawn(
  page: number,
  own: readonly PageChange[],
  { contentPages, oldest, newest, pair }: Given & { pair: Rasters },
): PageChange[] {
  const drawn = { ...pair, words: earlierWords(oldest.state, page, pair) };
  const looked = own.map((change, index) =>
    index < PLACES_MAX && change.what !== 'text_layer'
      ? { ...change, drawn: lookAt(toPixels(change.rect, pair), drawn) }
      : change,
  );
  const seen = withAdditions(looked, drawn.words);
  const scan = seen.find(
    ({ what, how, rect }) => what === 'picture' && how === 'replaced' && isScan(rect),
  );
  const isUntold = contentPages.has(page) && seen.every(({ what }) => what === 'text_layer');
  if (scan === undefined && !isUntold) return seen;
  const areas = differingAreas(pair.before, pair.after);
  const share = (areas ?? []).reduce((sum, { w, h }) => sum + (w * h) / 10_000, 0);
  if (areas === null || share > EVERYWHERE_SHARE_MIN) return seen;
  const what = scan === undefined ? ('drawing' as const) : ('picture' as const);
  const known = scan === undefined ? knownAreas(page, [oldest.state, newest.state]) : [];
  const revision = scan?.revision ?? newest.state.index;
  const change = {
    page,
    revision,
    before: null,
    after: null,
    how: 'replaced' as const,
    addition: null,
  };
  const located = areas
    .filter((area) => !known.some((one) => shared(area, one) > 0))
    .map((rect) => ({
      ...change,
      what,
      rect,
      inAnnotation: false,
      drawn: lookAt(toPixels(rect, pair), drawn),
    }));
  const rest = seen.filter((one) => one !== scan);
  if (areas.length === 0 && rest.length === 0)
    return [
      {
        ...change,
        what: 'content',
        rect: { x: 0, y: 0, w: 100, h: 100 },
        inAnnotation: false,
        drawn: { before: 'print', after: 'print', differs: false },
      },
    ];
  return [...rest, ...located];
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

const toPixels = ({ x, y, w, h }: Rect, { after: { width, height } }: Rasters): Area => ({
  left: (x / 100) * width,
  right: ((x + w) / 100) * width,
  top: (y / 100) * height,
  bottom: ((y + h) / 100) * height,
});

function earlierWords(state: RevisionState, page: number, pair: Rasters): DrawnPair['words'] {
  const earlier = state.pages.get(page);
  return (earlier?.words ?? []).map(({ text, area }) => ({
    text,
    area: toPixels(rectOf(area, earlier?.frame ?? { width: 1, height: 1 }), pair),
  }));
}

interface DrawablePage {
  document: PDFDocumentProxy;
  page: number;
}

/** null when a page cannot be drawn, or the two drawings cannot be aligned. */
async function drawBoth(
  before: DrawablePage,
  after: DrawablePage,
  megapixelsMax: number,
): Promise<Rasters | null> {
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
    const pair = {
      before: await drawPage(before.document, old, options),
      after: await drawPage(after.document, now, options),
    };
    const isAlike =
      pair.before.width === pair.after.width && pair.before.height === pair.after.height;
    return isAlike ? pair : null;
  } catch {
    return null;
  } finally {
    for (const proxy of opened) proxy.cleanup();
  }
}
