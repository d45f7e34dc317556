import { describe, expect, it } from 'vitest';
import { ScanFailure } from '../../../../core/errors.js';
import type { Line } from '../../../../worker/engine/evidence/page.js';
import { openLayers } from '../../../../worker/engine/pipeline/coverage.js';
import { readNothing } from '../../../../worker/engine/infer.js';
import type { OpenPage } from '../../../../worker/engine/pipeline/opening/opened-document.js';
import { readPages } from '../../../../worker/engine/pipeline/read-pages.js';

const rect = { x: 1, y: 1, w: 9, h: 1 };
const line: Line = {
  text: 'total',
  words: [{ text: 'total', rect, confidence: 1 }],
  rect,
  direction: 'ltr',
};

const page = (number: number, textLayer: OpenPage['textLayer'] = async () => [line]): OpenPage => ({
  ...{ number, width: 100, height: 100, pictureCoverage: 0, textLayerInvisible: false },
  drawn: null,
  render: async () => ({ width: 1, height: 1, data: new Uint8Array(3) }),
  textLayer,
});
const corrupt = () => Promise.reject(new ScanFailure('corrupt_file', 'a page'));

async function read(pages: OpenPage[], leftMs: () => number = () => 1_000) {
  const { signal } = new AbortController();
  const layers = openLayers(signal);
  const seen: number[] = [];
  const result = await readPages(
    pages,
    async () => ({
      recognise: async () => ({
        regions: [],
        byModels: false,
      }),
      close: async () => {},
    }),
    layers,
    { leftMs, signal, text: readNothing, see: async (some) => void seen.push(some.length) },
  );
  return { texts: result.map(({ lines }) => lines.length), runs: layers.runs, seen };
}

describe('reading pages', () => {
  it('loses a broken page and no other, and says which', async () => {
    const { texts, runs, seen } = await read([page(1), page(2, corrupt), page(3)]);
    expect(texts).toEqual([1, 0, 1]);
    expect(runs).toMatchObject([
      { layer: 'text_layer', status: 'ran' },
      { layer: 'ocr', status: 'failed', reason: 'page 2: corrupt_file' },
    ]);
    expect(seen).toEqual([1, 2]);
  });

  it('says how many pages no model has read, and reads them all the same', async () => {
    const { texts, runs } = await read([page(1), page(2, async () => [])]);
    expect(texts).toEqual([1, 0]);
    expect(runs[1]).toMatchObject({
      layer: 'ocr',
      status: 'ran',
      reason: '1 of 2 pages read without models',
    });
  });

  it('begins a page while the one before it is read, and no other', async () => {
    const seen: string[] = [];
    const scanned = (number: number): OpenPage => ({
      ...page(number, async () => []),
      render: async () => {
        seen.push(`drawn ${number}`);
        return { width: number, height: 1, data: new Uint8Array(3 * number) };
      },
    });
    const { signal } = new AbortController();
    await readPages(
      [scanned(1), scanned(2), scanned(3)],
      async () => ({
        recognise: async ({ width }) => {
          seen.push(`reading ${width}`);
          await new Promise((resolve) => setTimeout(resolve, 20));
          seen.push(`read ${width}`);
          return { regions: [], byModels: true };
        },
        close: async () => {},
      }),
      openLayers(signal),
      {
        ...{ leftMs: () => 1_000, signal, text: readNothing },
        before: async ({ number }) => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          seen.push(`prepared ${number}`);
        },
      },
    );
    const place = (what: string) => seen.indexOf(what);
    expect(seen.toSorted()).toEqual(
      [1, 2, 2, 3, 3]
        .map((n) => `prepared ${n}`)
        .concat([1, 2, 3].flatMap((n) => [`drawn ${n}`, `read ${n}`, `reading ${n}`]))
        .toSorted(),
    );
    for (const n of [1, 2, 3]) expect(place(`prepared ${n}`)).toBeLessThan(place(`drawn ${n}`));
    expect(place('drawn 2')).toBeLessThan(place('read 1'));
    expect(place('drawn 3')).toBeGreaterThan(place('read 1'));
    expect(place('drawn 3')).toBeLessThan(place('read 2'));
  });

  it('fails when every page is broken, and at once when a page is refused', async () => {
    await expect(read([page(1, corrupt), page(2, corrupt)])).rejects.toMatchObject({
      reason: 'corrupt_file',
    });
    const refused = () => Promise.reject(new ScanFailure('too_many_pixels'));
    await expect(read([page(1), page(2, refused)])).rejects.toMatchObject({
      reason: 'too_many_pixels',
    });
  });

  it('gives up a page that takes longer than is left, and reads none after it', async () => {
    const endMs = performance.now() + 100;
    const started: number[] = [];
    const hangs = () => new Promise<Line[]>(() => {});
    const third = page(3, async () => (started.push(3), [line]));
    // A timer may fire a little before its time: what is left then is nothing.
    const leftMs = (): number => {
      const left = Math.floor(endMs - performance.now());
      return left < 10 ? 0 : left;
    };
    const { texts, runs } = await read([page(1), page(2, hangs), third], leftMs);
    expect(texts).toEqual([1, 0, 0]);
    expect(started).toEqual([]);
    expect(runs).toContainEqual(
      expect.objectContaining({
        layer: 'ocr',
        status: 'timed_out',
        reason: '2 of 3 pages left unread',
      }),
    );
  });
});
