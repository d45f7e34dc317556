import type { Raster } from '../evidence/page.js';
import type { Recogniser } from '../ocr/recogniser.js';
import { rereadRegion } from '../ocr/reread-region.js';
import { type Sample, samplesOf } from '../pdf/page/letters/samples.js';
import { unreadCodes } from '../pdf/page/letters/unread-codes.js';
import { countVotes, elected, type Votes } from '../pdf/page/letters/vote.js';
import type { LetterReadings } from '../pdf/page/letters/with-readings.js';
import type { OpenPage } from './opening/opened-document.js';

/** Words read for one code; two that agree suffice. */
const SAMPLES_PER_CODE = 4;
/** Words read in all: about 0.1 s each. */
const SAMPLES_MAX = 40;
/** Pages drawn for it. */
const PAGES_MAX = 3;

/** Pixels per point at which the words are drawn: 200 dpi. */
const PIXELS_PER_POINT = 200 / 72;

/**
 * The pages with the letters in their text layers that the fonts do not name: OCR reads a
 * few words with each such code, and the letter that they agree on stands for the code
 * throughout the document. Documents whose fonts name all letters are returned as they
 * are, without OCR.
 */
export async function restoreLetters(
  pages: readonly OpenPage[],
  recogniser: () => Promise<Recogniser>,
  signal: AbortSignal,
): Promise<OpenPage[]> {
  const drawn = pages.flatMap((page) => (page.drawn && !page.textLayerInvisible ? page.drawn : []));
  const codes = unreadCodes(drawn);
  if (codes.size === 0) return [...pages];
  const votes = await readSamples(choose(samplesOf(drawn, codes)), pages, recogniser, signal);
  const readings: LetterReadings = { letters: elected(votes) };
  return pages.map((page) => ({ ...page, textLayer: () => page.textLayer(readings) }));
}

/** Samples for each code, from as few pages as there are. */
function choose(samples: readonly Sample[]): Sample[] {
  const numbers = [...new Set(samples.map(({ page }) => page))].slice(0, PAGES_MAX);
  const counts = new Map<string, number>();
  const chosen: Sample[] = [];
  for (const sample of samples.filter(({ page }) => numbers.includes(page))) {
    const own = sample.codes.filter((code) => code !== null);
    if (own.every((code) => (counts.get(code) ?? 0) >= SAMPLES_PER_CODE)) continue;
    for (const code of own) counts.set(code, (counts.get(code) ?? 0) + 1);
    chosen.push(sample);
  }
  return chosen.slice(0, SAMPLES_MAX).sort((a, b) => a.page - b.page);
}

async function readSamples(
  samples: readonly Sample[],
  pages: readonly OpenPage[],
  recogniser: () => Promise<Recogniser>,
  signal: AbortSignal,
): Promise<Votes> {
  const votes: Votes = new Map();
  const drawings = new Map<number, Raster>();
  for (const sample of samples) {
    if (signal.aborted) break;
    const page = pages.find(({ number }) => number === sample.page);
    if (page === undefined) continue;
    const longSidePx = Math.round(Math.max(page.width, page.height) * PIXELS_PER_POINT);
    const drawing = drawings.get(page.number) ?? (await page.render(longSidePx));
    drawings.set(page.number, drawing);
    const reading = await rereadRegion(drawing, sample.rect, await recogniser());
    if (reading !== null) countVotes(votes, sample, reading.text);
  }
  return votes;
}
