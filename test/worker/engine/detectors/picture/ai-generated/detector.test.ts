import { describe, expect, it } from 'vitest';
import type { Channel } from '../../../../../../core/vocabulary.js';
import {
  type Infer,
  type InferencePicture,
  inferNothing,
} from '../../../../../../worker/engine/infer.js';
import type { JpegCoefficients } from '../../../../../../worker/engine/image/jpeg/jpeg-coefficients.js';
import { aiGenerated } from '../../../../../../worker/engine/detectors/picture/ai-generated/detector.js';
import {
  inkedWindows,
  mosaicOf,
} from '../../../../../../worker/engine/detectors/picture/ai-generated/inked-windows.js';
import {
  pagePicture,
  type PagePicture,
} from '../../../../../../worker/engine/image/page-picture.js';
import { FINDINGS } from '../../../../../../worker/engine/scoring/finding-codes.js';
import { intoJpeg, signPicture } from '../../../image/credentials/make-credentials.js';
import { quarters } from '../../../image/picture-bytes.js';
import { PNG_FILE } from '../scanned-page.js';

const MODEL = {
  name: 'ai-generated',
  version: '1.0.0',
  sha256: '0'.repeat(64),
  runtime: 'tensorflow' as const,
  provider: 'wasm',
};

/** A model that always answers the same, and what it was shown. */
function answering(score: number): { infer: Infer; shown: InferencePicture[] } {
  const shown: InferencePicture[] = [];
  const infer: Infer = (_, picture) => {
    shown.push(picture);
    return Promise.resolve({
      score,
      heatmap: null,
      thresholds: { page: 0.6, region: 0.5 },
      model: MODEL,
      ms: 1,
    });
  };
  return { infer, shown };
}

/** Grainy paper with lines of ink; `step` is the grain's height, 0 for none. */
function paper(width: number, height: number, grain: number): PagePicture {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInk = y % 24 < 6 && x % 12 < 5 && x > width / 4;
      const noise = ((x * 7919 + y * 104_729 + ((x * y) % 13) * 31) % (2 * grain + 1)) - grain;
      data.fill((isInk ? 60 : 220) + noise, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  return pagePicture({ width, height, data }, PNG_FILE);
}

const detect = (picture: PagePicture, infer: Infer, channel: Channel = 'photo_of_paper') =>
  aiGenerated.detect(
    { picture, channel, lines: [], facts: null, infer },
    new AbortController().signal,
  );

describe('traces of picture generators', () => {
  it('are a weak hint, however sure the model is', async () => {
    const { infer } = answering(0.99);
    const { findings: findings, score, figures, model } = await detect(paper(800, 700, 5), infer);
    expect(findings).toMatchObject([{ code: 'ai_generated_traces', confidence: 0.5 }]);
    expect(score).toBe(0.99);
    expect(figures).toMatchObject({ basis: 'learned artefact' });
    expect(model).toEqual(MODEL);
    const { points, severity } = FINDINGS.ai_generated_traces;
    expect(points * 0.5).toBeLessThanOrEqual(10);
    expect(['low', 'medium']).toContain(severity);
  });

  it('below the threshold are no finding, and no word that it is genuine', async () => {
    const { findings: findings, figures } = await detect(paper(800, 700, 5), answering(0.3).infer);
    expect(findings).toEqual([]);
    expect(figures).toMatchObject({ said: 'no sign of AI found' });
  });

  it.each([
    ['a page that a program drew', paper(800, 700, 5), 'native_pdf' as const, /drawn/],
    ['a small picture', paper(800, 500, 5), 'photo_of_paper' as const, /512/],
    ['a flat screenshot', paper(800, 700, 0), 'app_screenshot' as const, /flat/],
    ['a picture of one pixel', paper(1, 1, 5), 'unknown' as const, /512/],
  ])('are not looked for in %s', async (_, picture, channel, why) => {
    const { infer, shown } = answering(1);
    const { abstained, findings: findings } = await detect(picture, infer, channel);
    expect(abstained).toMatch(why);
    expect(findings).toEqual([]);
    expect(shown).toEqual([]);
  });

  it('are not looked for on a blank page, nor without a model', async () => {
    const { width, height, rgb } = paper(800, 700, 5);
    const blank = rgb.map((value) => Math.max(value, 215));
    const page = pagePicture({ width, height, data: blank }, PNG_FILE);
    expect((await detect(page, answering(1).infer)).abstained).toMatch(/little/);
    expect((await detect(paper(800, 700, 5), inferNothing)).abstained).toMatch(/model/);
  });

  it('are not looked for after strong compression', async () => {
    const steps = (step: number): JpegCoefficients => ({
      width: 800,
      height: 700,
      components: [
        {
          id: 1,
          horizontal: 1,
          vertical: 1,
          columns: 0,
          rows: 0,
          levels: new Int16Array(),
          steps: new Uint16Array(64).fill(step),
        },
      ],
      encoderTraits: {
        isProgressive: false,
        hasStandardHuffman: true,
        scans: 1,
        restartInterval: 0,
        adobeTransform: null,
        segments: [],
      },
    });
    const page = paper(800, 700, 5);
    const { infer } = answering(1);
    expect((await detect({ ...page, jpeg: steps(60) }, infer)).abstained).toMatch(/compressed/);
    expect((await detect({ ...page, jpeg: steps(12) }, infer)).abstained).toBeNull();
  });
});

describe('the windows that the model is shown', () => {
  it('have ink, and stand side by side without gaps', async () => {
    const { infer, shown } = answering(0);
    const page = paper(1300, 1800, 5);
    await detect(page, infer);
    const [mosaic] = shown;
    expect(mosaic).toMatchObject({ width: 512, height: 384 });
    const windows = inkedWindows(page.grey(), page.width, page.height);
    expect(windows).toHaveLength(12);
    for (const { x } of windows) expect(x + 128).toBeGreaterThan(1300 / 4);
    const [first] = windows;
    const from = ((first?.y ?? 0) * page.width + (first?.x ?? 0)) * 3;
    expect([...(mosaic?.rgb.subarray(0, 384) ?? [])]).toEqual([
      ...page.rgb.subarray(from, from + 384),
    ]);
  });

  it.each([1, 2, 3, 4, 5, 7, 9, 11, 12])('fill the mosaic when they are %d', (count) => {
    const windows = Array.from({ length: count }, () => ({ x: 0, y: 0, w: 128, h: 128 }));
    const { width, height, rgb } = mosaicOf(new Uint8Array(128 * 128 * 3).fill(7), 128, windows);
    expect(width * height).toBe(count * 128 * 128);
    expect(rgb.every((value) => value === 7)).toBe(true);
  });
});

describe('a picture inside a PDF', () => {
  it('that says AI made it is declared, whatever the model would say', async () => {
    const jpeg = await quarters().jpeg().toBuffer();
    const bytes = signPicture(intoJpeg(jpeg), {
      actions: [{ action: 'c2pa.created', digitalSourceType: 'x/trainedAlgorithmicMedia' }],
    });
    const inside = (own: Uint8Array, origin: 'file' | 'embedded'): PagePicture => ({
      ...paper(320, 200, 5),
      format: 'jpeg',
      origin,
      bytes: own,
    });
    const reported = await detect(inside(bytes, 'embedded'), inferNothing, 'scanned_pdf');
    expect(reported.findings).toMatchObject([
      { code: 'ai_generator_declared', values: { basis: 'manifest' }, place: { page: 1 } },
    ]);
    expect((await detect(inside(jpeg, 'embedded'), inferNothing, 'scanned_pdf')).findings).toEqual(
      [],
    );
    // A picture file's own word is said once, by the detector of metadata.
    expect((await detect(inside(bytes, 'file'), inferNothing)).findings).toEqual([]);
  });
});
