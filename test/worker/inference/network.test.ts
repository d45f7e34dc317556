import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPointer } from '../../../worker/inference/live-pointers.js';
import { networkOf } from '../../../worker/inference/network.js';
import { readVersion } from '../../../worker/inference/version-folder.js';
import {
  edgeFiles,
  filesOfTwo,
  type Manifest,
  openTestStore,
  readsChannel,
  type TestStore,
} from './model-store.js';

let store: TestStore;
beforeEach(async () => void (store = await openTestStore()));
afterEach(() => store.remove());

async function network(
  files: Record<string, Buffer>,
  change?: (manifest: Manifest) => void,
  name = 'edges',
): Promise<string> {
  await store.add('1.0.0', files, change, name);
  return networkOf((await readVersion(store.root, name, '1.0.0')).manifest);
}

test('models that read different channels of one file are one network', async () => {
  const first = await network(filesOfTwo([1, 2]), readsChannel(0), 'first');
  const second = await network(
    filesOfTwo([1, 2]),
    (manifest) => {
      readsChannel(1)(manifest);
      if (manifest.task === 'segmentation') manifest.thresholds = { page: 0.9, region: 0.2 };
    },
    'second',
  );
  expect(second).toBe(first);
});

test('the models of forged places that come with the program are one network', async () => {
  const root = fileURLToPath(new URL('../../../models', import.meta.url));
  const networks: string[] = [];
  const channels: number[] = [];
  for (const name of ['copy-paste', 'background-patch']) {
    const pointer = await readPointer(root, name);
    const { manifest } = await readVersion(root, name, pointer?.version ?? '');
    networks.push(networkOf(manifest));
    if (manifest.task === 'segmentation') channels.push(manifest.answer.channel);
  }
  expect(new Set(networks).size).toBe(1);
  expect(channels).toEqual([0, 1]);
});

describe('a version is another network', () => {
  const changes: Record<string, (manifest: Manifest) => void> = {
    'when it is prepared in another way': (manifest) => (manifest.preprocessing.scale = 1 / 128),
    'when it is cut in other tiles': (manifest) =>
      (manifest.preprocessing.view = { kind: 'tiles', tilePx: 256, overlapPx: 32, multipleOf: 16 }),
    'when it takes other providers': (manifest) => (manifest.providers = ['cuda', 'cpu']),
    'when it is batched in another way': (manifest) =>
      (manifest.batching = { maximum: 4, delayMs: 2 }),
  };

  test.each(Object.entries(changes))('%s', async (_, change) => {
    const plain = await network(edgeFiles(1));
    expect(await network(edgeFiles(1), change)).not.toBe(plain);
  });

  test('when its weights are others', async () => {
    expect(await network(edgeFiles(2))).not.toBe(await network(edgeFiles(1)));
  });
});
