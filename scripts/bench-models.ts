import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readSettings } from '../core/settings.js';
import { type ModelInput, modelsOver } from '../worker/engine/index.js';
import { answerOf } from '../worker/inference/answer.js';
import { type Batcher, openBatcher } from '../worker/inference/batcher.js';
import { modelsFolder } from '../worker/inference/inference-of-settings.js';
import type { InferenceService } from '../worker/inference/inference-service.js';
import { loadModel, type ReadyModel } from '../worker/inference/load-model.js';
import type { AnalysisPool } from '../worker/isolation/pool.js';
import { resourceUse } from '../worker/isolation/resource-use.js';
import { scannedPdf } from './bench-scan/documents.js';
import { openBench } from './bench-scan/open-bench.js';
import { isOfModels, processesBelow } from './bench-scan/peak-memory.js';
import { table } from './evaluate/table.js';
import { jobOfLocalFile } from './local-document.js';

const USAGE = `Usage: npm run bench:models -- [--rounds N]

What the models of a dense scanned page cost through their processes, against their runs alone,
in CPU seconds: those of the models' processes and of the supervisor, which passes pictures on,
during the scan of a page that it draws; and those of the runs alone, for the same inputs in this
process, each once for all models that share it. N rounds (default 3) after one that warms up,
another page each, and the round of the middle ratio.`;

/** Milliseconds of CPU time. */
interface Cost {
  through: number;
  runs: number;
}

interface Asked {
  model: string;
  input: ModelInput;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (values.help || !(rounds >= 1)) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const settings = readSettings(process.env);
  const bench = await openBench(settings);
  const { folder, inference } = bench;
  try {
    const alone = await openAlone(modelsFolder(settings), inference, settings.inferenceThreads);
    const measured: Cost[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const path = join(folder, 'document.pdf');
      await writeFile(path, scannedPdf(1, round));
      const asked: Asked[] = [];
      const through = await cpuOfScan(path, { ...bench, asked });
      const runs = await alone(asked);
      // The first round warms the compiler and the models.
      if (round > 0) measured.push({ through, runs });
    }
    const rows = measured.map((one, index) => rowOf(`page ${index + 1}`, one));
    const byRatio = measured.toSorted((a, b) => ratioOf(a) - ratioOf(b));
    const middle = byRatio[Math.floor(byRatio.length / 2)]!;
    console.log(
      table(
        ['CPU seconds', 'through processes', 'runs alone', 'ratio'],
        [...rows, rowOf('middle ratio', middle)],
      ).join('\n'),
    );
    console.log(`\nload average: ${loadavg()[0]!.toFixed(1)}`);
    return 0;
  } finally {
    await bench.close();
  }
}

/** CPU milliseconds of the models' processes and of this one while a document is scanned. */
async function cpuOfScan(
  path: string,
  on: { pool: AnalysisPool; inference: InferenceService; asked: Asked[] },
): Promise<number> {
  const local = await jobOfLocalFile(path, 'en', readSettings({ SCAN_TIMEOUT_S: '3600' }));
  if ('refused' in local) throw new Error(`${path}: ${local.refused}`);
  const { infer, text } = on.inference;
  const startedMs = await cpuMs();
  await on.pool.analyse(local.job, {
    stage: () => {},
    history: async () => null,
    ...modelsOver((model, input) => {
      on.asked.push({ model, input });
      if (input.kind === 'read') return text.read(model, input.lines);
      return input.kind === 'find' ? text.find(model, input.picture) : infer(model, input.picture);
    }),
    signal: new AbortController().signal,
  });
  // A process collects garbage after its answer.
  await wait(SETTLE_MS);
  return (await cpuMs()) - startedMs;
}

const SETTLE_MS = 500;

async function cpuMs(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const uses = await Promise.all(
    processesBelow()
      .filter(isOfModels)
      .map(({ pid }) => resourceUse(pid)),
  );
  return (user + system) / 1000 + uses.reduce((sum, use) => sum + (use?.cpuMs ?? 0), 0);
}

/** Loads the live models into this process; the CPU milliseconds of their runs for what was asked. */
async function openAlone(
  root: string,
  inference: InferenceService,
  threads: number,
): Promise<(asked: readonly Asked[]) => Promise<number>> {
  let spentMs = 0;
  const byNetwork = new Map<string, { ready: ReadyModel; batcher: Batcher }>();
  for (const { name, version } of inference.serving()) {
    const ready = await loadModel(root, name, version, { device: { kind: 'cpu' }, threads });
    // Models of one network get one run for the same input.
    if (byNetwork.has(ready.network)) await ready.model.release();
    else
      byNetwork.set(ready.network, { ready, batcher: openBatcher(ready.manifest, timed(ready)) });
  }
  const byName = new Map(
    [...byNetwork.values()].map((one) => [one.ready.identity.name, one] as const),
  );
  const { signal } = new AbortController();
  return async (asked) => {
    spentMs = 0;
    for (const { model, input } of asked) {
      const one = byName.get(model);
      if (one !== undefined) await answerOf(one.ready, one.batcher, input, signal);
    }
    return spentMs;
  };

  function timed({ model }: ReadyModel): ReadyModel['model'] {
    return {
      ...{ provider: model.provider, inputs: model.inputs, outputs: model.outputs },
      async run(inputs) {
        const before = process.cpuUsage();
        const outputs = await model.run(inputs);
        const { user, system } = process.cpuUsage(before);
        spentMs += (user + system) / 1000;
        return outputs;
      },
      release: () => model.release(),
    };
  }
}

const ratioOf = ({ through, runs }: Cost): number => through / runs;

const rowOf = (name: string, cost: Cost): string[] => [
  name,
  (cost.through / 1000).toFixed(2),
  (cost.runs / 1000).toFixed(2),
  ratioOf(cost).toFixed(2),
];

process.exitCode = await main();
