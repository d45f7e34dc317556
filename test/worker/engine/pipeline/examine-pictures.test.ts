import { describe, expect, it } from 'vitest';
import { ScanFailure } from '../../../../core/errors.js';
import type { Line } from '../../../../worker/engine/evidence/page.js';
import { inferNothing } from '../../../../worker/engine/infer.js';
import { openLayers } from '../../../../worker/engine/pipeline/coverage.js';
import { type OpenPagePicture, pagePicture } from '../../../../worker/engine/image/page-picture.js';
import type { PictureDetector } from '../../../../worker/engine/detectors/detector.js';
import {
  abstain,
  type PictureDetection,
} from '../../../../worker/engine/detectors/picture/picture-detection.js';
import { examinePictures } from '../../../../worker/engine/pipeline/examine-pictures.js';
import { writeForensics } from '../../../../worker/engine/report/write-forensics.js';
import { ForensicAnalysis } from '../../../../core/report.js';

const picture = (page: number, width = 16, height = 8): OpenPagePicture => ({
  page,
  origin: 'embedded',
  width,
  height,
  load: async () =>
    pagePicture(
      { width, height, data: new Uint8Array(width * height * 3) },
      { page, origin: 'embedded', format: 'raw', jpeg: null, bytes: null, orientation: 6 },
    ),
});

const seen = (changes: Partial<PictureDetection> = {}): PictureDetection => ({
  findings: [],
  score: 0.5,
  figures: { noise: 1.23456789, odd: NaN },
  regions: [{ area: { x: 0, y: 0, w: 8, h: 8 }, score: 0.7 }],
  heatmap: { columns: 2, rows: 1, cellPx: 8, values: Float32Array.from([1, 0]) },
  abstained: null,
  ...changes,
});

const detector = (id: string, look: PictureDetector['detect']): PictureDetector => ({
  id,
  names: { he: id, en: id },
  findings: {},
  needs: ['picture'],
  detect: look,
});

async function examine(
  detectors: PictureDetector[],
  pictures: OpenPagePicture[],
  budget: Partial<Parameters<typeof examinePictures>[4]> = {},
  lines: Line[] = [],
) {
  const { signal } = new AbortController();
  const layers = openLayers(budget.signal ?? signal);
  const examined = await examinePictures(
    detectors,
    pictures,
    () => ({ channel: 'scanned_pdf', lines, facts: null, infer: inferNothing }),
    layers,
    { leftMs: () => 10_000, megapixelsMax: 1, signal, ...budget },
  );
  return {
    examined,
    runs: layers.runs,
    run: (id: string) => layers.runs.find((r) => r.layer === id),
  };
}

describe('examinePixels', () => {
  it('shows every picture to every detector, and one that breaks stops nobody', async () => {
    const { examined, run } = await examine(
      [
        detector('breaks', () => {
          throw new RangeError('words of the document');
        }),
        detector('looks', () => seen()),
        detector('abstains', () => abstain('it has no noise')),
      ],
      [picture(1), picture(2)],
    );
    expect(examined.pictures.map(({ detections }) => detections.length)).toEqual([3, 3]);
    expect(run('breaks')).toMatchObject({ status: 'failed', reason: 'RangeError' });
    expect(run('looks')).toMatchObject({ status: 'ran' });
    expect(run('abstains')).toMatchObject({ status: 'skipped', reason: 'it has no noise' });
  });

  it('names the words that stand at the place of a sign', async () => {
    const word = (text: string, x: number) => ({
      text,
      rect: { x, y: 40, w: 8, h: 4 },
      confidence: 1,
    });
    const words = [word('Total', 10), word('1,250.00', 52), word('NIS', 80)];
    const line = {
      text: 'Total 1,250.00 NIS',
      words,
      rect: { x: 10, y: 40, w: 78, h: 4 },
      direction: 'ltr' as const,
    };
    const finding = {
      code: 'copied_pixels' as const,
      values: { page: 1 },
      confidence: 1,
      place: { page: 1, rect: { x: 50, y: 38, w: 14, h: 8 } },
      evidence: null,
    };
    const elsewhere = { ...finding, place: { page: 1, rect: { x: 0, y: 0, w: 5, h: 5 } } };
    const { examined } = await examine(
      [detector('finds', () => seen({ findings: [finding, elsewhere] }))],
      [picture(1)],
      {},
      [line],
    );
    expect(examined.findings.map(({ evidence }) => evidence)).toEqual(['1,250.00', null]);
  });

  it('says which pictures it did not reach', async () => {
    const big = await examine(
      [detector('looks', () => seen())],
      [picture(1, 2000, 1000), picture(2)],
    );
    expect(big.examined.pictures.map((one) => one.picture.page)).toEqual([2]);
    expect(big.run('looks')).toMatchObject({
      status: 'ran',
      reason: 'a picture has too many pixels',
    });
    const late = await examine([detector('looks', () => seen())], [picture(1)], {
      leftMs: () => 0,
    });
    expect(late.run('looks')).toMatchObject({
      status: 'timed_out',
      reason: 'no time left for every page',
    });
    const none = await examine([detector('looks', () => seen())], []);
    expect(none.run('looks')).toMatchObject({ status: 'skipped', reason: 'no page is a picture' });
  });

  it('goes on with the other pictures of a PDF where one is damaged, and says so', async () => {
    const broken = { load: () => Promise.reject(new ScanFailure('corrupt_file', 'a header')) };
    const looks = [detector('looks', () => seen())];
    const { examined, run, runs } = await examine(looks, [
      { ...picture(1), ...broken },
      picture(2),
    ]);
    expect(examined.pictures.map(({ picture: { page } }) => page)).toEqual([2]);
    expect(runs).toContainEqual(
      expect.objectContaining({ layer: 'pixels', status: 'failed', reason: 'UndecodablePicture' }),
    );
    expect(run('looks')).toMatchObject({ status: 'ran', reason: 'a picture cannot be decoded' });
    // A picture that was sent as such is the document.
    const sent = { ...picture(1), ...broken, origin: 'file' as const };
    await expect(examine(looks, [sent])).rejects.toMatchObject({ reason: 'corrupt_file' });
  });

  it('ends with the scan', async () => {
    const aborter = new AbortController();
    const waiting = examine([detector('waits', () => new Promise(() => {}))], [picture(1)], {
      signal: aborter.signal,
    });
    aborter.abort(new Error('the scan is over'));
    await expect(waiting).rejects.toThrow('the scan is over');
  });
});

describe('writeForensics', () => {
  it('writes what was measured, in the shape of the API, and keeps the heatmaps that mark a place', async () => {
    const { examined } = await examine(
      [
        detector('noise-level', () => seen()),
        detector('quiet', () => seen({ regions: [] })),
        detector('abstains', () => abstain('it has no noise')),
      ],
      [picture(1), picture(4)],
    );
    const { analysis, heatmaps } = await writeForensics(examined.pictures);
    expect(ForensicAnalysis.safeParse(analysis).error).toBeUndefined();
    expect(analysis?.pixel_variance).toEqual({ has_variance: true, score: 0.5 });
    expect(heatmaps.map(({ id }) => id).sort()).toEqual(['noise-level-p1', 'noise-level-p4']);
    const [layer, quiet, abstained] = analysis?.pages[0]?.layers ?? [];
    expect(layer?.figures).toEqual({ noise: 1.235, odd: null });
    // Stored lying, shown upright: the left half of the stored picture is the upper half of the page.
    expect(layer?.regions[0]?.box).toMatchObject({ page: 1, x: 0, y: 0, w: 100, h: 50 });
    expect(layer?.heatmap?.id).toBe('noise-level-p1');
    expect(quiet?.heatmap).toBeNull();
    expect(abstained).toMatchObject({ abstained: 'it has no noise', score: null });
  });

  it('has nothing to say where no page is a picture', async () => {
    expect(await writeForensics([])).toEqual({ analysis: null, heatmaps: [] });
  });
});
