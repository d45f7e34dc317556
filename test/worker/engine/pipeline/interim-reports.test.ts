import { expect, test, vi } from 'vitest';
import type { ScanResult } from '../../../../core/ports.js';
import type { LayerRun } from '../../../../core/report.js';
import { textsOf } from '../../../../core/report-texts.js';
import { sampleResult } from '../../../../worker/engine/report/sample-result.js';
import { Result } from '../../../../worker/isolation/protocol.js';
import { gatheredNothing } from '../../../../worker/engine/pipeline/analysis.js';
import { ALL_DETECTORS } from '../../../../worker/engine/pipeline/detectors.js';
import { openInterimReports } from '../../../../worker/engine/pipeline/interim-reports.js';
import { isCutShort, moreComplete } from '../../../../worker/cut-short.js';

const ran = (layer: string): LayerRun => ({ layer, status: 'ran', duration_ms: 1 });

async function interimAfter(runs: LayerRun[], lang: 'he' | 'en' = 'en'): Promise<ScanResult> {
  const sent: ScanResult[] = [];
  const reports = openInterimReports(
    { interim: (result) => void sent.push(result) },
    { job: { lang }, detectors: ALL_DETECTORS, runs, hasPictures: true, strict: true },
  );
  await reports.send(gatheredNothing('a'.repeat(64)));
  // Shortly after another: not worth its time.
  await reports.sendIfDue(() => Promise.reject(new Error('not asked')));
  expect(sent.length).toBe(1);
  return Result.parse(sent[0]);
}

test('an interim report is a whole result that asks for a person and names every layer it lacks', async () => {
  for (const lang of ['he', 'en'] as const) {
    const result = await interimAfter([ran('decode'), ran('covered-text')], lang);
    expect(result.verdict).toBe('review');
    expect(isCutShort(result)).toBe(true);
    const { coverage, layers } = result.report.engine;
    expect(layers).toEqual(['decode', 'covered-text']);
    const missed = coverage.filter(({ status }) => status === 'not_run').map(({ layer }) => layer);
    expect(missed).toEqual(expect.arrayContaining(['ocr', 'extraction', 'checks', 'noise-level']));
    expect(missed).not.toContain('covered-text');
    expect(result.report.summary).toContain(String(missed.length));
  }
});

test('a result has the texts that it would have in every other language', async () => {
  const runs = [ran('decode')];
  const [english, hebrew] = [await interimAfter(runs, 'en'), await interimAfter(runs, 'he')];
  expect(english.translations).toEqual({ he: textsOf(hebrew.report) });
  expect(hebrew.translations).toEqual({ en: textsOf(english.report) });
  expect(textsOf(english.report)).not.toEqual(textsOf(hebrew.report));
});

test('a result of test data, too', () => {
  const of = { verdict: 'review', documentType: 'invoice', sha256: 'a'.repeat(64) } as const;
  const [english, hebrew] = [
    sampleResult({ ...of, lang: 'en' }),
    sampleResult({ ...of, lang: 'he' }),
  ];
  expect(english.translations).toEqual({ he: textsOf(hebrew.report) });
});

test('of two reports the whole one is kept, else the one of more layers', async () => {
  const few = await interimAfter([ran('decode')]);
  const more = await interimAfter([ran('decode'), ran('render')]);
  const whole = {
    ...few,
    report: { ...few.report, engine: { ...few.report.engine, coverage: [] } },
  };
  expect(moreComplete(few, null)).toBe(few);
  expect(moreComplete(few, more)).toBe(more);
  expect(moreComplete(more, few)).toBe(more);
  expect(moreComplete(more, whole)).toBe(whole);
});

test.each([
  ['0.2 s', 200, { gapMs: 5_000 }],
  ['a second', 1_000, { gapMs: 16_500 }],
])('what takes %s to gather is gathered less often', async (_, tookMs, { gapMs }) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const sentMs: number[] = [];
    const reports = openInterimReports(
      { interim: () => void sentMs.push(performance.now()) },
      { job: { lang: 'en' }, detectors: ALL_DETECTORS, runs: [], hasPictures: true, strict: true },
    );
    for (let page = 1; page <= 120; page++) {
      vi.advanceTimersByTime(500);
      await reports.sendIfDue(() => {
        vi.advanceTimersByTime(tookMs);
        return gatheredNothing('a'.repeat(64));
      });
    }
    const gaps = sentMs.slice(1).map((ms, index) => ms - sentMs[index]!);
    expect(gaps.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(gapMs);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(gapMs - 1_000);
  } finally {
    vi.useRealTimers();
  }
});
