import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScanFailure } from '../../core/errors.js';
import { SNIFF_HEAD_BYTES, sniffType } from '../../core/sniff.js';
import { readSettings } from '../../core/settings.js';
import { openInferenceOf } from '../../worker/inference/inference-of-settings.js';
import type { InferenceService } from '../../worker/inference/inference-service.js';
import { openLayers } from '../../worker/engine/pipeline/coverage.js';
import { backgroundPatch } from '../../worker/engine/detectors/picture/background-patch/detector.js';
import { copyPaste } from '../../worker/engine/detectors/picture/copy-paste/detector.js';
import { pictureDetectors } from '../../worker/engine/detectors/picture/index.js';
import { scoreFindings } from '../../worker/engine/scoring/score.js';
import {
  examinePictures,
  PICTURE_MEGAPIXELS_MAX,
} from '../../worker/engine/pipeline/examine-pictures.js';
import { openDocument } from '../../worker/engine/pipeline/opening/open-document.js';
import { writeForensics } from '../../worker/engine/report/write-forensics.js';

let inference: InferenceService;
beforeAll(async () => {
  inference = openInferenceOf(readSettings({}));
  await inference.ready();
}, 60_000);
afterAll(async () => {
  await inference.close();
});

/** Shows a picture to every pixel detector, as a scan does. */
async function examine(bytes: Uint8Array) {
  const type = sniffType(bytes.subarray(0, SNIFF_HEAD_BYTES));
  if (type === null) throw new Error('of no type that is read');
  const { signal } = new AbortController();
  const layers = openLayers(signal);
  const document = await openDocument({ bytes, type }, { pagesMax: 5, megapixelsMax: 100 });
  try {
    const examined = await examinePictures(
      pictureDetectors,
      document.pictures,
      () => ({ channel: 'unknown', lines: [], facts: document.picture, infer: inference.infer }),
      layers,
      { leftMs: () => 60_000, megapixelsMax: PICTURE_MEGAPIXELS_MAX, signal },
    );
    return { examined, runs: layers.runs, forensics: await writeForensics(examined.pictures) };
  } finally {
    await document.close();
  }
}

/** Lines of bars like print, on paper with grain. */
async function page(width: number, height: number): Promise<ReturnType<typeof sharp>> {
  const rgb = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let pixel = 0; pixel < width * height; pixel++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const isInk = y % 24 < 12 && x % 14 < 4 + ((x * 7 + y) % 3) && x % 160 < 120;
    rgb.fill((isInk ? 40 : 225) + ((state >> 16) % 12), pixel * 3, pixel * 3 + 3);
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

const KINDS: Record<string, () => Promise<Uint8Array>> = {
  'one pixel': async () => (await page(1, 1)).png().toBuffer(),
  'one row': async () => (await page(700, 1)).png().toBuffer(),
  'one column': async () => (await page(1, 700)).jpeg().toBuffer(),
  'seven by nine': async () => (await page(7, 9)).jpeg({ quality: 30 }).toBuffer(),
  'sixteen bits': async () =>
    (await page(320, 240)).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
  greyscale: async () => (await page(320, 240)).greyscale().jpeg().toBuffer(),
  CMYK: async () => (await page(320, 240)).toColourspace('cmyk').jpeg().toBuffer(),
  palette: async () => (await page(320, 240)).png({ palette: true, colours: 9 }).toBuffer(),
  alpha: async () => (await page(320, 240)).ensureAlpha(0.5).png().toBuffer(),
  'alpha in WEBP': async () => (await page(320, 240)).ensureAlpha(0.5).webp().toBuffer(),
  bilevel: async () => (await page(320, 240)).threshold(128).png({ colours: 2 }).toBuffer(),
  'progressive 4:4:4': async () =>
    (await page(333, 241))
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 92 })
      .toBuffer(),
  'animated WEBP': async () => {
    const frames = Buffer.concat([
      await (await page(160, 120)).raw().toBuffer(),
      Buffer.alloc(160 * 120 * 3, 200),
    ]);
    return sharp(frames, { raw: { width: 160, height: 240, channels: 3, pageHeight: 120 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
  },
  blank: async () =>
    sharp({ create: { width: 900, height: 700, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer(),
  'all noise': async () => {
    const rgb = Buffer.alloc(400 * 300 * 3);
    let state = 99;
    for (let at = 0; at < rgb.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      rgb[at] = state >>> 24;
    }
    return sharp(rgb, { raw: { width: 400, height: 300, channels: 3 } })
      .png()
      .toBuffer();
  },
};

const NETWORK_HINTS = Object.keys({
  ...copyPaste.findings,
  ...backgroundPatch.findings,
});

describe('pictures of odd kinds', () => {
  it.each(Object.entries(KINDS))('%s: every layer looks or says why not', async (_kind, make) => {
    const { examined, runs, forensics } = await examine(await make());
    expect(examined.pictures).toHaveLength(1);
    const { detections: looks } = examined.pictures[0]!;
    expect(looks.map(({ detector }) => detector)).toEqual(pictureDetectors.map(({ id }) => id));
    const broken = runs.filter(({ status }) => status === 'failed' || status === 'timed_out');
    expect(broken).toEqual([]);
    for (const { detection: look } of looks) {
      if (look.score !== null) {
        expect(look.score).toBeGreaterThanOrEqual(0);
        expect(look.score).toBeLessThanOrEqual(1);
      }
      if (look.abstained !== null) expect(look.score).toBeNull();
    }
    expect(forensics.analysis?.pages).toHaveLength(1);
  });

  it.each(['blank', 'all noise', 'bilevel', 'palette', 'greyscale'])(
    '%s: accuses nobody',
    async (kind) => {
      const { examined } = await examine(await KINDS[kind]!());
      // A network may be wrong on any picture; its hint has 5 points at most.
      const others = examined.findings.filter(({ code }) => !NETWORK_HINTS.includes(code));
      expect(others).toEqual([]);
      expect(scoreFindings(examined.findings, []).verdict).toBe('low_risk');
    },
  );

  it('a picture of 40 megapixels is opened and left alone, with the reason', async () => {
    const huge = await sharp({
      create: { width: 8_000, height: 5_000, channels: 3, background: '#f0f0f0' },
    })
      .jpeg({ quality: 20 })
      .toBuffer();
    const { examined, runs } = await examine(huge);
    expect(examined.pictures).toEqual([]);
    expect(runs.every(({ status }) => status === 'skipped')).toBe(true);
    expect(runs[0]?.reason).toBe('a picture has too many pixels');
  }, 60_000);

  it('one that ends early is refused', async () => {
    for (const make of [
      async () => (await page(320, 240)).jpeg().toBuffer(),
      async () => (await page(320, 240)).png().toBuffer(),
    ]) {
      const bytes = await make();
      await expect(examine(bytes.subarray(0, Math.floor(bytes.length / 2)))).rejects.toThrow(
        ScanFailure,
      );
    }
  });
});
