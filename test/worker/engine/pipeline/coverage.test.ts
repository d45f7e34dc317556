import { describe, expect, it } from 'vitest';
import { ScanFailure } from '../../../../core/errors.js';
import { openLayers } from '../../../../worker/engine/pipeline/coverage.js';

const never = () => new Promise<never>(() => undefined);

describe('layers', () => {
  it('records a fault by its kind, without its message, and goes on', async () => {
    const layers = openLayers(new AbortController().signal);
    const answer = await layers.attempt('checks', 1000, () => {
      throw new TypeError('balance of the customer is 1,250.00');
    });
    expect(answer).toBeNull();
    expect(layers.runs).toEqual([
      {
        layer: 'checks',
        status: 'failed',
        reason: 'TypeError',
        duration_ms: expect.any(Number) as number,
      },
    ]);
  });

  it('gives up a layer that takes too long', async () => {
    const layers = openLayers(new AbortController().signal);
    expect(await layers.attempt('render', 20, never)).toBeNull();
    expect(layers.runs[0]).toMatchObject({ status: 'timed_out', reason: 'over 20 ms' });
  });

  it('lets a failure of the whole scan through', async () => {
    const layers = openLayers(new AbortController().signal);
    const failing = layers.attempt('render', 1000, () => {
      throw new ScanFailure('too_many_pixels');
    });
    await expect(failing).rejects.toMatchObject({ reason: 'too_many_pixels' });
  });

  it('stops at once when the scan is aborted, and blames no layer for it', async () => {
    const abort = new AbortController();
    const layers = openLayers(abort.signal);
    const running = layers.attempt('render', 10_000, never);
    abort.abort(new Error('deleted'));
    await expect(running).rejects.toThrow('deleted');
    expect(layers.runs).toEqual([]);
  });
});
