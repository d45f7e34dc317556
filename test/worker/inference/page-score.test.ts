import { describe, expect, test } from 'vitest';
import { answerLogits } from '../../../worker/inference/answer-logits.js';
import { cropsOf } from '../../../worker/inference/classify.js';
import { largestRegion, mapFeatures, pageScore } from '../../../worker/inference/page-score.js';
import { resizePicture } from '../../../worker/inference/resize-picture.js';

const calibration = { temperature: 1, bias: 0, page: { topShare: 0.25, bias: 0, weights: {} } };

describe('a page is scored', () => {
  const map = { columns: 4, rows: 2, values: Float32Array.of(0, 0, 0.8, 0.6, 0, 0.6, 0, 0.6) };

  test('from features that mean what they are called', () => {
    const features = mapFeatures(map, { calibration, thresholds: { page: 0.5, region: 0.5 } });
    expect(features.max).toBeCloseTo(0.8);
    expect(features.mean).toBeCloseTo(2.6 / 8);
    // A quarter of eight cells are two.
    expect(features.topMean).toBeCloseTo(0.7);
    expect(features.logitTopMean).toBeCloseTo(Math.log(0.7 / 0.3));
    // The cell in the lower left touches the others at a corner only.
    expect(features.logLargest).toBeCloseTo(Math.log10(4));
  });

  test('by a logistic of its weighted features', () => {
    const page = { topShare: 1, bias: -1, weights: { max: 2, mean: -4 } };
    const score = pageScore({ ...calibration, page }, { max: 0.75, mean: 0.5 });
    expect(score).toBeCloseTo(1 / (1 + Math.exp(1.5)));
  });

  test('then along the points of an isotonic map, flat beyond its ends', () => {
    const isotonic: [number, number][] = [
      [0.2, 0.1],
      [0.4, 0.1],
      [0.6, 0.5],
    ];
    const at = (raw: number): number =>
      pageScore(
        {
          ...calibration,
          page: { topShare: 1, bias: Math.log(raw / (1 - raw)), weights: {}, isotonic },
        },
        {},
      );
    expect([0.01, 0.2, 0.3, 0.5, 0.6, 0.99].map((raw) => Number(at(raw).toFixed(6)))).toEqual([
      0.1, 0.1, 0.1, 0.3, 0.5, 0.5,
    ]);
  });

  test('a region that winds does not run over the edge of a row', () => {
    const values = Float32Array.of(0, 0, 1, 1, 0, 0);
    expect(largestRegion({ columns: 3, rows: 2, values }, 0.5)).toBe(1);
    expect(largestRegion({ columns: 3, rows: 2, values: new Float32Array(6) }, 0.5)).toBe(0);
    expect(largestRegion({ columns: 3, rows: 2, values: new Float32Array(6).fill(1) }, 1)).toBe(6);
  });
});

describe('the logits looked for', () => {
  const tensor = (shape: number[], data: number[]) =>
    ({ y: { dtype: 'float32', shape, data: Float32Array.from(data) } }) as const;
  const read = (
    layout: 'nchw' | 'nhwc',
    answer: { activation: 'sigmoid' | 'softmax' | 'none'; channel: number },
    outputs: ReturnType<typeof tensor>,
  ) => answerLogits({ answer: { output: 'y', ...answer }, preprocessing: { layout } }, outputs);

  test('are one channel of a map, whichever way it is laid out', () => {
    const answer = { activation: 'sigmoid', channel: 1 } as const;
    const expected = { rows: 1, columns: 2, logits: Float32Array.of(3, 4) };
    expect(read('nchw', answer, tensor([1, 2, 1, 2], [1, 2, 3, 4]))).toEqual(expected);
    expect(read('nhwc', answer, tensor([1, 1, 2, 2], [1, 3, 2, 4]))).toEqual(expected);
  });

  test('of a softmax are those against all other classes', () => {
    const answer = { activation: 'softmax', channel: 2 } as const;
    const { logits } = read('nhwc', answer, tensor([1, 3], [1, 2, 500]));
    expect(logits[0]).toBeCloseTo(500 - Math.log(Math.exp(1) + Math.exp(2)));
  });

  test('of a probability are its logit', () => {
    const answer = { activation: 'none', channel: 0 } as const;
    expect(read('nhwc', answer, tensor([1, 1], [0.9])).logits[0]).toBeCloseTo(Math.log(9));
  });

  test('that are none, or not there, are a failure of the model', () => {
    const answer = { activation: 'sigmoid', channel: 0 } as const;
    expect(() => read('nhwc', answer, tensor([1, 1], [NaN]))).toThrow('NaN');
    expect(() => read('nhwc', { ...answer, channel: 1 }, tensor([1, 1], [1]))).toThrow('channels');
  });
});

describe('a classification is shown', () => {
  test('crops that lie inside the picture, apart and evenly, and no more than the maximum', () => {
    for (const [width, height] of [
      [1000, 700],
      [64, 64],
      [3000, 90],
      [129, 4000],
    ] as const) {
      const crops = cropsOf({ width, height }, 64, 9);
      expect(crops.length).toBeLessThanOrEqual(9);
      for (const [at, one] of crops.entries()) {
        expect(one.x >= 0 && one.x + 64 <= width && one.y >= 0 && one.y + 64 <= height).toBe(true);
        for (const other of crops.slice(at + 1)) {
          expect(
            Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)),
          ).toBeGreaterThanOrEqual(64);
        }
      }
    }
    expect(cropsOf({ width: 20, height: 20 }, 64, 9)).toEqual([
      { x: 0, y: 0, width: 64, height: 64 },
    ]);
  });

  test('a resized picture that keeps its mean and its direction', () => {
    const rgb = Uint8Array.from({ length: 60 * 40 * 3 }, (_, at) =>
      Math.floor(((at / 3) % 60) * 4),
    );
    const small = resizePicture({ width: 60, height: 40, rgb }, 6, 5);
    const row = [...small.rgb.subarray(0, 18)].filter((_, at) => at % 3 === 0);
    expect(row).toEqual([...row].sort((a, b) => a - b));
    expect(row.reduce((sum, value) => sum + value, 0) / 6).toBeCloseTo(118, 0);
    expect(resizePicture({ width: 60, height: 40, rgb }, 60, 40).rgb).toEqual(rgb);
    expect([
      ...resizePicture({ width: 1, height: 1, rgb: Uint8Array.of(9, 8, 7) }, 2, 2).rgb,
    ]).toEqual([9, 8, 7, 9, 8, 7, 9, 8, 7, 9, 8, 7]);
  });
});
