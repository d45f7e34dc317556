import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../core/report.js';
import type { ScanResult } from '../../core/ports.js';
import type { Language } from './open-dashboard.js';

const GOLDENS = join(import.meta.dirname, '../analysis/golden/reports');

/** The result that a scan of a bundled sample has, with the times that its golden leaves out. */
export function goldenScan(sample: string, language: Language): ScanResult {
  const text = readFileSync(join(GOLDENS, `${sample}.${language}.json`), 'utf8');
  const golden = JSON.parse(text) as Omit<ScanResult, 'heatmaps'>;
  const { engine, ...report } = golden.report;
  return {
    ...golden,
    heatmaps: [],
    report: {
      ...report,
      engine: {
        ...engine,
        version: '0.0.0',
        duration_ms: 1200,
        coverage: engine.coverage.map((run) => ({ ...run, duration_ms: 7 })),
      },
    } satisfies Report,
  };
}
