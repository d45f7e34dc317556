import { ScanFailure } from '../../../core/errors.js';
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

/** Some page cannot be drawn; its name is the reason in the coverage. */
class PageNotDrawn extends Error {
  override readonly name = 'PageNotDrawn';
}

/**
 * Draws every page once at a small size, for its hash and the hints of its channel. A page
 * that cannot be drawn has neither, and the layer counts as failed.
 *
 * @throws {ScanFailure} `corrupt_file` when no page can be drawn
 */
export async function drawOverview(
  pages: readonly OpenPage[],
  layers: Layers,
  timeoutMs: number = RENDER_TIMEOUT_MS,
): Promise<Overview> {
  const overview: Overview = { hashes: [], hints: null };
  await layers.attempt('render', Math.min(timeoutMs, RENDER_TIMEOUT_MS), async (signal) => {
    let broken: ScanFailure | null = null;
    for (const page of pages) {
      signal.throwIfAborted();
      try {
        const raster = await page.render(OVERVIEW_PX);
        overview.hints ??= measurePicture(raster);
        overview.hashes.push(pageHash(raster));
      } catch (error) {
        if (!(error instanceof ScanFailure && error.reason === 'corrupt_file')) throw error;
        broken ??= error;
        overview.hashes.push(null);
      }
    }
    if (broken !== null) throw overview.hints === null ? broken : new PageNotDrawn();
  });
  return overview;
}
