import { describe, expect, it } from 'vitest';
import { copyPaste } from '../../../../../worker/engine/detectors/picture/copy-paste/detector.js';
import { pagePicture } from '../../../../../worker/engine/image/page-picture.js';
import type { Infer } from '../../../../../worker/engine/infer.js';
import { scoreFindings } from '../../../../../worker/engine/scoring/score.js';
import { contextOf, neverAborted, pictureOf, PNG_FILE, testPage } from './scanned-page.js';

const MODEL = {
  name: 'copy-paste',
  version: '1.0.0',
  sha256: '0'.repeat(64),
  runtime: 'onnx' as const,
  provider: 'cpu',
};

const [WIDTH, HEIGHT] = [64, 48];
const grey = new Uint8Array(WIDTH * HEIGHT * 3).fill(128);
const picture = pagePicture({ width: WIDTH, height: HEIGHT, data: grey }, PNG_FILE);

/** What the detector makes of a network with one strong cell and this page score. */
async function seen(score: number, page: number) {
  const infer: Infer = () =>
    Promise.resolve({
      score,
      heatmap: { columns: 2, rows: 1, cellPx: 32, values: new Float32Array([0.1, 0.9]) },
      thresholds: { page, region: 0.5 },
      model: MODEL,
      ms: 1,
    });
  return copyPaste.detect(
    { picture, channel: 'photo_of_paper', infer },
    new AbortController().signal,
  );
}

const pointsOf = (findings: Awaited<ReturnType<typeof seen>>['findings']): number =>
  scoreFindings(
    findings.map((finding) => ({ ...finding, engine: 'copy-paste' })),
    [],
  ).riskScore;

describe('a network that sees a changed place', () => {
  it('gives a hint with its place before its threshold, of fewer points and no review', async () => {
    const weak = await seen(0.61, 0.97);
    expect(weak.findings).toMatchObject([{ code: 'network_copy_paste', confidence: 0.61 }]);
    expect(weak.regions).toMatchObject([{ area: { x: 32, y: 0, w: 32, h: 32 } }]);
    expect(weak.findings[0]?.place?.rect.x).toBeCloseTo(50);
    const strong = await seen(0.99, 0.97);
    expect(pointsOf(weak.findings)).toBeLessThan(pointsOf(strong.findings));
    expect(pointsOf(strong.findings)).toBeLessThan(20);
  });

  it('says nothing of a page that is more likely genuine', async () => {
    const { findings, regions, score } = await seen(0.59, 0.97);
    expect({ findings, regions, score }).toEqual({ findings: [], regions: [], score: 0.59 });
  });

  it('keeps a lower threshold of a manifest', async () => {
    expect((await seen(0.4, 0.3)).findings).toHaveLength(1);
  });

  it('is not asked about a page as a program drew it', async () => {
    const asked: number[] = [];
    const infer: Infer = (_, { width }) => {
      asked.push(width);
      return Promise.resolve(null);
    };
    const of = async (page: ReturnType<typeof testPage>, quality?: number) =>
      copyPaste.detect(
        { picture: await pictureOf(page, quality), ...contextOf(), infer },
        neverAborted,
      );
    const drawn = testPage({ scanned: false, noise: 0 });
    expect((await of(drawn)).abstained).toBe('a page as a program drew it, without grain');
    expect(asked).toEqual([]);
    expect((await of(drawn, 75)).abstained).toBe('no model is live');
    expect((await of(testPage({ noise: 2 }))).abstained).toBe('no model is live');
    expect(asked).toEqual([drawn.width, drawn.width]);
  });
});
