import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runModels } from '../../scripts/models/run-models.js';
import { readPointer } from '../../worker/inference/live-pointers.js';
import { edgeFiles, openTestStore, type TestStore } from '../worker/inference/model-store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
  for (const [version, gain] of [
    ['1.0.0', 1],
    ['1.1.0', 2],
  ] as const) {
    await store.add(version, edgeFiles(gain));
  }
});
afterEach(() => store.remove());

async function models(...args: string[]): Promise<{ status: number; said: string }> {
  let said = '';
  const add = (text: string): void => void (said += `${text}\n`);
  const status = await runModels(args, { MODELS_DIR: store.root }, { out: add, error: add });
  return { status, said };
}

const pointer = () => readPointer(store.root, 'edges');

test('a version is promoted, shadowed and rolled back, and the list says so', async () => {
  expect((await models('promote', 'edges', '1.0.0')).status).toBe(0);
  expect(await pointer()).toEqual({ version: '1.0.0', previous: null, shadow: null });
  expect((await models('shadow', 'edges', '1.1.0')).status).toBe(0);
  expect(await pointer()).toEqual({ version: '1.0.0', previous: null, shadow: '1.1.0' });
  expect((await models('list')).said).toMatch(/edges +1\.1\.0 +shadow .*\nedges +1\.0\.0 +live/);
  expect((await models('promote', 'edges', '1.1.0')).status).toBe(0);
  expect(await pointer()).toEqual({ version: '1.1.0', previous: '1.0.0', shadow: null });
  expect((await models('rollback', 'edges')).said).toContain('1.0.0 is live again');
  expect(await pointer()).toEqual({ version: '1.0.0', previous: '1.1.0', shadow: null });
  expect((await models('shadow', 'edges', 'none')).status).toBe(0);
});

test('a damaged version is neither promoted nor shadowed nor rolled back to', async () => {
  await models('promote', 'edges', '1.1.0');
  await models('promote', 'edges', '1.0.0');
  const before = await pointer();
  const path = store.path('1.1.0', 'model.onnx');
  const bytes = await readFile(path);
  bytes[400] = (bytes[400] ?? 0) ^ 1;
  await writeFile(path, bytes);
  for (const command of [
    ['promote', 'edges', '1.1.0'],
    ['shadow', 'edges', '1.1.0'],
    ['rollback', 'edges'],
  ]) {
    expect(await models(...command)).toMatchObject({ status: 1 });
  }
  const { status, said } = await models('verify');
  expect(status).toBe(1);
  expect(said).toContain('edges 1.0.0 passes every check on cpu');
  expect(said).toMatch(/edges 1\.1\.0: sha256: model\.onnx has sha256 \w+, expected \w+/);
  expect(await pointer()).toEqual(before);
});

test('what cannot be done is said, and changes nothing', async () => {
  expect((await models('rollback', 'edges')).said).toContain('No version of edges was live before');
  expect((await models('shadow', 'edges', '1.1.0')).said).toContain('No version of edges is live');
  expect((await models('promote', 'edges', '9.9.9')).said).toContain('missing_file');
  expect((await models('promote', '../edges', '1.0.0')).status).toBe(2);
  expect((await models('verify', 'edges', '9.9.9')).status).toBe(2);
  expect((await models('sing')).status).toBe(2);
  expect(await pointer()).toBeNull();
});
