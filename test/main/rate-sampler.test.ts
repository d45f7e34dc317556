import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace-base';
import { expect, test } from 'vitest';
import { rateSampler } from '../../main/tracing/rate-sampler.js';

test('keeps so many traces of a second, and again of the next', () => {
  let nowMs = 5_000;
  const sampler = rateSampler(3, () => nowMs);
  const keeps = (name = 'POST'): boolean =>
    sampler.shouldSample(ROOT_CONTEXT, 'a'.repeat(32), name, SpanKind.SERVER, {}, []).decision ===
    SamplingDecision.RECORD_AND_SAMPLED;
  const asked = (): boolean[] => Array.from({ length: 5 }, () => keeps());
  expect(asked()).toEqual([true, true, true, false, false]);
  nowMs += 999;
  expect(keeps()).toBe(false);
  // Those who poll leave room for those who create.
  expect(keeps('GET')).toBe(true);
  nowMs += 1;
  expect(asked()).toEqual([true, true, true, false, false]);
});
