import { type ChannelHints, measurePicture } from '../image/channel-hints.js';
import type { Layers } from './coverage.js';
import type { OpenPage } from './opening/opened-document.js';
import { pageHash } from '../image/page-hash.js';

/** Enough for a perceptual hash and to distinguish a screenshot from a photo. */
const OVERVIEW_PX = 1024;
const RENDER_TIMEOUT_MS = 60_000;

export interface Overview {
  /** Perceptual hashes in page order; null for a blank page. */
  hashes: (string | null)[];
  /** Of the first page. */
  hints: ChannelHints | null;
}

/** Draws every page once at a small size, for its hash and the hints of its channel. */
export async function drawOverview(pages: readonly OpenPage[], layers: Layers): Promise<Overview> {
  const overview: Overview = { hashes: [], hints: null };
  await layers.attempt('render', RENDER_TIMEOUT_MS, async (signal) => {
    for (const page of pages) {
      signal.throwIfAborted();
      const raster = await page.render(OVERVIEW_PX);
      overview.hints ??= measurePicture(raster);
      overview.hashes.push(pageHash(raster));
    }
  });
  return overview;
}
