import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Settings } from '../../core/settings.js';
import type { InferenceMetrics } from './inference-metrics.js';
import { type InferenceService, openInference } from './inference-service.js';

/** The models folder of a worker; by default the one shipped with the program. */
export function modelsFolder({ modelsDir }: Pick<Settings, 'modelsDir'>): string {
  // This file is worker/inference/… or dist/worker/inference/….
  const isSource = import.meta.url.endsWith('.ts');
  const own = new URL(isSource ? '../../models' : '../../../models', import.meta.url);
  return modelsDir ?? fileURLToPath(own);
}

/** Opens inference as the settings define it, for any program that scans documents. */
export function openInferenceOf(
  settings: Settings,
  parts: { logger?: Logger; metrics?: InferenceMetrics; confined?: boolean } = {},
): InferenceService {
  return openInference({
    root: modelsFolder(settings),
    ...(settings.gpus && { devices: settings.gpus.map((id) => ({ kind: 'gpu', id })) }),
    ...(settings.cpuModels && { cpuModels: settings.cpuModels }),
    threads: settings.inferenceThreads,
    timeoutMs: settings.inferenceTimeoutS * 1000,
    limits: {
      stallMs: settings.inferenceStallS * 1000,
      memoryBytes: settings.modelMemoryMb * 1024 * 1024,
    },
    confined: settings.sandbox !== 'off',
    ...parts,
  });
}
