import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../../../core/settings.js';
import { picturePage, scannedPdf } from '../../../scripts/bench-scan/documents.js';
import {
  isOfModels,
  MODELS_BYTES_MAX,
  peakMemory,
} from '../../../scripts/bench-scan/peak-memory.js';
import { jobOfLocalFile } from '../../../scripts/local-document.js';
import { openInferenceOf } from '../../../worker/inference/inference-of-settings.js';
import type { InferenceService } from '../../../worker/inference/inference-service.js';
import { type AnalysisPool, openAnalysisPool } from '../../../worker/isolation/pool.js';

/**
 * They must have been asked, or their processes are no measure. `ai-generated` is not asked
 * about such pages; its process ran its golden input.
 */
const ASKED = [
  'background-patch',
  'copy-paste',
  'hebrew-recogniser',
  'pp-ocr-detector',
  'pp-ocr-recogniser',
];
const SCAN_MS = 600_000;

let folder: string | undefined;
let inference: InferenceService | undefined;
let pool: AnalysisPool | undefined;
afterEach(async () => {
  await Promise.all([inference?.close(), pool?.close()]);
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

test.runIf(process.platform === 'linux')(
  'all model processes of a worker stay together under their limit over dense pages',
  { tags: ['full', 'live'], timeout: 3 * SCAN_MS },
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'emet-memory-'));
    const settings = readSettings({ INFERENCE_TIMEOUT_S: '3600', INFERENCE_STALL_S: '600' });
    const service = (inference = openInferenceOf(settings));
    pool = openAnalysisPool({
      confined: true,
      size: 1,
      limits: {
        ...{ wallMs: SCAN_MS, cpuMs: SCAN_MS, scansMax: Infinity },
        memoryBytes: settings.scanMemoryMb * 1024 ** 2,
      },
    });
    await Promise.all([service.ready(), pool.ready()]);
    const asked = new Set<string>();
    for (const [name, bytes] of [
      ['first.pdf', scannedPdf(1, 0)],
      ['second.pdf', scannedPdf(1, 1)],
      ['picture.jpg', picturePage(1, 2)],
    ] as const) {
      const path = join(folder, name);
      await writeFile(path, bytes);
      const local = await jobOfLocalFile(path, 'en', readSettings({ SCAN_TIMEOUT_S: '3600' }));
      if ('refused' in local) throw new Error(local.refused);
      await pool.analyse(local.job, {
        stage: () => {},
        history: async () => null,
        infer: (model, picture) => (asked.add(model), service.infer(model, picture)),
        text: {
          find: (model, picture) => (asked.add(model), service.text.find(model, picture)),
          read: (model, lines) => (asked.add(model), service.text.read(model, lines)),
        },
        signal: new AbortController().signal,
      });
    }
    expect([...asked].sort()).toEqual(ASKED);
    const peaks = peakMemory().filter(isOfModels);
    // The two networks of forged places in one, those that read in one, and TensorFlow's.
    expect(peaks).toHaveLength(3);
    expect(peaks.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MODELS_BYTES_MAX);
  },
);
