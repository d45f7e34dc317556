import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runAdmin } from '../../scripts/admin/run-admin.js';
import { runModels } from '../../scripts/models/run-models.js';
import { edgeFiles, openTestStore, type TestStore } from '../worker/inference/model-store.js';
import { type Client, clientOf, type Program, startProgram, until } from './faults-program.js';
import { modelProcessesOf } from './process-tree.js';

let store: TestStore;
let folder: string;
let program: Program;
let client: Client;

beforeEach(async () => {
  store = await openTestStore();
  folder = await mkdtemp(join(tmpdir(), 'emet-models-system-'));
  for (const [version, gain] of [
    ['1.0.0', 1],
    ['1.1.0', 1.5],
    ['1.2.0', 2],
    ['2.0.0', 5],
  ] as const) {
    await store.add(version, edgeFiles(gain));
  }
  const path = store.path('1.2.0', 'model.onnx');
  const bytes = await readFile(path);
  bytes[500] = (bytes[500] ?? 0) ^ 16;
  await writeFile(path, bytes);
});
afterEach(async () => {
  await program.end('SIGKILL');
  await store.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

async function begin(environment: Record<string, string> = {}): Promise<void> {
  program = await startProgram(join(folder, 'data'), {
    MODELS_DIR: store.root,
    INFERENCE_STALL_S: '5',
    ...environment,
  });
  const organisation = await admin(
    'org',
    'create',
    '--name',
    'Load',
    '--plan',
    'enterprise',
    '--rate-limit',
    '1000000',
  );
  const { key = '' } = await admin(
    'key',
    'create',
    '--org',
    organisation.id,
    '--scopes',
    'scans:read,scans:write',
  );
  client = clientOf(() => program, key);
}

async function admin(...words: string[]): Promise<{ id: string; key?: string | undefined }> {
  let said = '';
  const out = (text: string): void => void (said += text);
  await runAdmin(words, { DATA_DIR: join(folder, 'data') }, { out, error: out });
  return z.object({ id: z.string(), key: z.string().optional() }).parse(JSON.parse(said));
}

const workerReady = () => until('a worker is ready', () => program.workerPids().length > 0, 60_000);

async function models(...args: string[]): Promise<void> {
  let said = '';
  const add = (text: string): void => void (said += text);
  const status = await runModels(args, { MODELS_DIR: store.root }, { out: add, error: add });
  expect(status, said).toBe(0);
}

const Answers = z.object({
  answers: z.array(z.object({ version: z.string(), score: z.number() }).nullable()),
});

/** Shows three pictures to the model in one scan; answers what it said of each. */
async function scan(): Promise<z.output<typeof Answers>['answers']> {
  const { status, report } = await client.final(await client.create('infer edges'), 90_000);
  expect(status).toBe('completed');
  return Answers.parse(JSON.parse(report?.summary ?? '{}')).answers;
}

const metrics = async (): Promise<string> => (await fetch(`${program.url}/metrics`)).text();

const modelPids = (): number[] => modelProcessesOf(program.workerPids().at(-1) ?? 0);

describe('a service under load', () => {
  test('changes over, shadows, refuses a corrupt version, rolls back and loses processes, without a failed scan', async () => {
    await models('promote', 'edges', '1.0.0');
    await begin({ WORKER_CONCURRENCY: '2' });
    await workerReady();

    const seen: string[] = [];
    const scores = new Map<string, Set<string>>();
    let isOver = false;
    const work = async (): Promise<void> => {
      while (!isOver) {
        for (const [page, answer] of (await scan()).entries()) {
          expect(answer).not.toBeNull();
          if (answer === null) continue;
          seen.push(answer.version);
          const key = `${answer.version} ${page}`;
          scores.set(key, (scores.get(key) ?? new Set()).add(answer.score.toFixed(6)));
        }
      }
    };
    let failed: Error | null = null;
    const load = [work(), work(), work()].map((one) =>
      one.catch((error: Error) => void (failed = error)),
    );
    const eventually = (what: string, look: () => boolean | Promise<boolean>) =>
      until(
        what,
        () => {
          if (failed !== null) throw failed;
          return look();
        },
        90_000,
      );
    const answersWith = (version: string) =>
      eventually(`${version} answers`, () => seen.at(-1) === version);

    await answersWith('1.0.0');
    await models('promote', 'edges', '1.1.0');
    await answersWith('1.1.0');
    await models('shadow', 'edges', '2.0.0');
    await eventually('the shadow is measured', async () =>
      /^emet_model_shadow_difference_count.*2\.0\.0.* [1-9]/m.test(await metrics()),
    );
    await models('shadow', 'edges', 'none');
    // As a broken copy of the folder would: past the command that checks.
    await store.point({ version: '1.2.0', previous: '1.1.0' });
    await eventually('the corrupt version is refused', async () =>
      /^emet_model_load_failures_total\{.*reason="sha256".*\} 1$/m.test(await metrics()),
    );
    for (const pid of modelPids()) process.kill(pid, 'SIGKILL');
    const killedAt = seen.length;
    await eventually('the model answers again', () => seen.length > killedAt + 3);
    expect(seen.at(-1)).toBe('1.1.0');
    await store.point({ version: '1.1.0', previous: '1.0.0' });
    const rolledBackMs = performance.now();
    await models('rollback', 'edges');
    await answersWith('1.0.0');
    expect(performance.now() - rolledBackMs).toBeLessThan(30_000);
    isOver = true;
    await Promise.all(load);
    expect(failed).toBeNull();

    expect(new Set(seen)).toEqual(new Set(['1.0.0', '1.1.0']));
    // Each version says the same of a picture every time, whatever happens beside it.
    for (const [key, said] of scores) expect([...said], key).toHaveLength(1);
    const shown = await metrics();
    expect(shown).toMatch(/^emet_model_info\{.*version="1\.0\.0".*\} 1$/m);
    expect(shown).toMatch(/^emet_inference_children_ended_total\{.*reason="died".*\} 1$/m);
    expect(shown).toMatch(/^emet_inference_seconds_count\{.*version="1\.1\.0",provider="cpu".*\}/m);
  }, 300_000);
});

test('a worker that is to use a GPU and finds none is never ready, and says why', async () => {
  await store.add('3.0.0', edgeFiles(), (manifest) => (manifest.providers = ['cuda', 'cpu']));
  await store.point({ version: '3.0.0' });
  await begin({ GPUS: '0' });
  await until('the worker tells what is wrong', () =>
    program.output().includes('model edges has not the device it needs'),
  );
  expect(program.workerPids()).toEqual([]);
  expect(await client.ready()).toBe(false);
});
