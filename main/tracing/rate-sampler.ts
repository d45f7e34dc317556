import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace-base';

/**
 * Keeps the first traces of each name and second, and drops the others: tracing then costs the same
 * under a flood of requests as under a few, and callers who ask for traces cannot flood the
 * collector.
 *
 * @param perSecond traces kept of a name in a second; names are few
 * @param nowMs clock, milliseconds
 */
export function rateSampler(
  perSecond: number,
  nowMs: () => number = () => performance.now(),
): Sampler {
  let second = -1;
  const kept = new Map<string, number>();
  return {
    shouldSample(_context, _traceId, name) {
      const now = Math.floor(nowMs() / 1000);
      if (now !== second) kept.clear();
      second = now;
      const count = (kept.get(name) ?? 0) + 1;
      kept.set(name, count);
      const { NOT_RECORD, RECORD_AND_SAMPLED } = SamplingDecision;
      return { decision: count <= perSecond ? RECORD_AND_SAMPLED : NOT_RECORD };
    },
    toString: () => `RateSampler{${perSecond}}`,
  };
}
