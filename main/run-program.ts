import { readFileSync } from 'node:fs';
import { readSettings, type Settings } from '../core/settings.js';
import { explainStartFailure } from './explain-start-failure.js';
import type { Program } from './program.js';

/**
 * Reads settings, opens the platform and starts the parts that MODE selects:
 * the API, a worker, or both. A process loads its own part only, which is half of its start.
 */
export async function runProgram(program: Program): Promise<void> {
  let settings: Settings | null = null;
  try {
    settings = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
    if (process.argv[2] === 'worker' && process.send !== undefined) {
      const { runWorkerBesideApi } = await import('./run-worker.js');
      await runWorkerBesideApi(settings, program);
    } else if (settings.mode === 'worker') {
      const { runWorkerAlone } = await import('./run-worker.js');
      await runWorkerAlone(settings, program);
    } else {
      const { runApi } = await import('./run-api.js');
      await runApi(settings, program);
    }
  } catch (error) {
    const sentence = explainStartFailure(error, settings);
    const trace = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${sentence ?? `Emet could not start: ${trace}`}\n`);
    process.exit(1);
  }
}
