import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithCluster } from '../servers/suites.js';
import { type Program, until } from '../system/faults-program.js';
import type { Cluster } from './cluster.js';
import { endure } from './endure.js';
import type { Load } from './load.js';
import { type Copy, copyWithVersions } from './newer-version.js';
import { refusedStart } from './refused-start.js';
import type { Scale } from './stage.js';
import { useCluster } from './use-cluster.js';

const run = promisify(execFile);

const reasonsOf = async (program: Program | undefined): Promise<string> =>
  (await fetch(`${program?.url}/readyz`)).text();

export function describeRollingUpgrade(options: {
  scale: Scale;
  environment?: Record<string, string>;
}): void {
  describeWithCluster('A newer version of the program, its schema one ahead', () =>
    takesOver(options),
  );
}

function takesOver(options: Parameters<typeof describeRollingUpgrade>[0]): void {
  const stage = useCluster({ ...options, rehearse: false });
  let newer: Copy;
  let foreign: Copy;
  beforeAll(async () => {
    newer = await copyWithVersions({ program: '99.0.0', schemaAhead: 1, compatible: true });
    foreign = await copyWithVersions({ program: '100.0.0', schemaAhead: 2, compatible: false });
  });
  afterAll(() => Promise.all([newer.remove(), foreign.remove()]));

  const migrateWith = (copy: Copy) =>
    run(process.execPath, [copy.admin, 'migrate'], {
      env: { PATH: process.env['PATH'], ...stage().cluster.environment },
    });

  test('does not start before its migration, and says so', async () => {
    const { cluster } = stage();
    await expect(cluster.startApi({}, newer.entry)).rejects.toThrow('npm run admin -- migrate');
  });

  // Every process is stopped and started under load: minutes.
  test(
    'takes over process by process in the midst of scans',
    { tags: ['full', 'live'] },
    async () => {
      const { inbox } = stage();
      const fault = async (cluster: Cluster, load: Load): Promise<void> => {
        await migrateWith(newer);
        // Workers first, then the APIs: old and new ones serve each other's scans.
        for (const worker of cluster.workers) await replaceWorker(cluster, load, worker, newer);
        for (const api of cluster.apis) await replaceApi(cluster, load, api, newer);
      };
      await endure(stage(), { name: 'rolling upgrade of every process', fault });
      const agents = new Set(inbox.arrivals.map(({ agent }) => agent));
      expect(agents).toContain('Emet/99.0.0');
      expect(agents.size).toBe(2);
    },
  );

  test('that understands older programs no more stops them, with the reason', async () => {
    const { cluster } = stage();
    await migrateWith(foreign);
    const { code, said } = await refusedStart(cluster.environment);
    expect(code).toBe(1);
    expect(said).toMatch(/^Setting MONGODB_URL names data written by a newer version[^\n]+\n$/);
    for (const program of [...cluster.apis, ...cluster.workers]) {
      await until('it is not ready any more', async () =>
        (await reasonsOf(program)).includes('a newer version of this program'),
      );
    }
  });
}

// However long a process takes to start, there is work for it and for those that it stands beside.

/** The old worker is told to stop when every place is taken, the new one's too. */
async function replaceWorker(cluster: Cluster, load: Load, old: Program, newer: Copy) {
  const places = (cluster.workers.length + 1) * Number(cluster.environment['WORKER_CONCURRENCY']);
  const gate = join(tmpdir(), `emet-gate-${randomUUID()}`);
  await load.also(documents(load, places, `gate ${gate}`));
  await cluster.startWorker({}, newer.entry);
  await until('each of them has scans', async () => {
    return (await cluster.platform.scans.backlog()).processing >= places;
  });
  const stopped = cluster.stop(old);
  await writeFile(gate, '');
  expect(await stopped).toBe(0);
  await until('those scans are over', async () => {
    const { queued, processing } = await cluster.platform.scans.backlog();
    return queued + processing === 0;
  });
  await rm(gate);
}

/** The old API is told to stop in the midst of requests to each of them. */
async function replaceApi(cluster: Cluster, load: Load, old: Program, newer: Copy) {
  await cluster.startApi({}, newer.entry);
  const accepted = load.also(documents(load, 4 * cluster.apis.length, 'calm x'));
  expect(await cluster.stop(old)).toBe(0);
  await accepted;
}

/** So many of the largest organisation. */
function documents(load: Load, count: number, trouble: string) {
  const tenant = load.sent.find(({ tenant }) => tenant.name === 'large')?.tenant;
  if (tenant === undefined) throw new Error('Nobody sends');
  return Array.from({ length: count }, () => ({ tenant, trouble }));
}
