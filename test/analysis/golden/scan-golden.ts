import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ScanResult } from '../../../core/ports.js';
import { SNIFF_HEAD_BYTES, sniffType } from '../../../core/sniff.js';
import type { Lang } from '../../../core/vocabulary.js';
import type { Infer } from '../../../worker/engine/infer.js';
import {
  analyseDocument,
  type Analysis,
  resultOf,
} from '../../../worker/engine/pipeline/scan-document.js';
import { jobOf, quietHooks } from '../../corpus/quiet-scan.js';

/** The day on which goldens are judged. */
const TODAY = '2026-11-01';

/** Far above what any layer takes: a slow machine changes no golden. */
const TIME_BUDGET_MS = 600_000;

/**
 * Analyses a file as the service does, with everything fixed that is not of the
 * document: the day, the models' answers, time budgets, earlier scans (none).
 */
export function analyseGolden(path: string): Promise<Analysis> {
  const bytes = readFileSync(path);
  const type = sniffType(bytes.subarray(0, SNIFF_HEAD_BYTES));
  if (type === null) throw new Error(`${basename(path)} is of no known type`);
  return analyseDocument(
    jobOf(bytes, { fileName: basename(path), type, timeoutMs: TIME_BUDGET_MS }),
    { ...quietHooks(), history: async () => [], infer: fixedAnswer },
    { today: TODAY, stepTimeoutMs: TIME_BUDGET_MS },
  );
}

/** The result of a scan in one language. */
export const resultIn = (analysis: Analysis, lang: Lang): ScanResult =>
  resultOf(analysis, { lang, durationMs: 0 });

/** Every model marks the same cell of every picture, just over its threshold. */
const fixedAnswer: Infer = async (name, { width, height }) => {
  const cellPx = 64;
  const columns = Math.ceil(width / cellPx);
  const rows = Math.ceil(height / cellPx);
  const values = new Float32Array(columns * rows);
  values[Math.floor(rows / 2) * columns + Math.floor(columns / 2)] = 0.75;
  return {
    score: 0.6,
    heatmap: { columns, rows, cellPx, values },
    thresholds: { page: 0.5, region: 0.5 },
    model: { name, version: '0.0.0', sha256: '0'.repeat(64), runtime: 'onnx', provider: 'fixed' },
    ms: 1,
  };
};

/** The report without what differs from run to run: durations and the program's version. */
export const withoutTimes = (result: ScanResult): unknown =>
  JSON.parse(
    JSON.stringify({ ...result, heatmaps: result.heatmaps.map(({ id }) => id) }, (key, value) =>
      key === 'duration_ms' || key === 'version' ? undefined : (value as unknown),
    ),
  );
