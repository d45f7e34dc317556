import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../core/settings.js';
import { openInferenceOf } from '../../worker/inference/inference-of-settings.js';
import type { InferenceService } from '../../worker/inference/inference-service.js';
import { type AnalysisPool, openAnalysisPool } from '../../worker/isolation/pool.js';

/** What scans as a worker does, and a folder for the documents. */
export interface Bench {
  folder: string;
  pool: AnalysisPool;
  inference: InferenceService;
  /** Ends its processes and removes the folder. */
  close(): Promise<void>;
}

const NO_LIMIT_MS = 3_600_000;

/** One child and the live models in their processes, all of them ready. */
export async function openBench(settings: Settings): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-bench-'));
  const inference = openInferenceOf(settings);
  const pool = openAnalysisPool({
    confined: settings.sandbox !== 'off',
    size: 1,
    limits: {
      // What is slow is measured, not ended.
      ...{ wallMs: NO_LIMIT_MS, cpuMs: NO_LIMIT_MS, scansMax: Infinity },
      memoryBytes: settings.scanMemoryMb * 1024 * 1024,
    },
  });
  const close = async (): Promise<void> => {
    await Promise.all([pool.close(), inference.close()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([inference.ready(), pool.ready()]);
  } catch (error) {
    await close();
    throw error;
  }
  return { folder, pool, inference, close };
}
