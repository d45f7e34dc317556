import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithCluster } from '../servers/suites.js';
import { type Program, until } from '../system/faults-program.js';
import { endure } from './endure.js';
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
  /** Long enough that each process of either version has some of them. */
  slowScanMs: number;
}): void {
  describeWithCluster('A newer version of the program, its schema one ahead', () =>
    takesOver(options),
  );
}

function takesOver({ slowScanMs, ...options }: Parameters<typeof describeRollingUpgrade>[0]): void {
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

  test('takes over process by process in the midst of scans', async () => {
    const { cluster, inbox } = stage();
    const fault = async (): Promise<void> => {
      await migrateWith(newer);
      // Workers first, then the APIs: old and new ones serve each other's scans.
      for (const worker of cluster.workers) {
        await cluster.startWorker({}, newer.entry);
        expect(await cluster.stop(worker)).toBe(0);
      }
      for (const api of cluster.apis) {
        await cluster.startApi({}, newer.entry);
        expect(await cluster.stop(api)).toBe(0);
      }
    };
    const special = (at: number) => (at % 2 === 1 ? `sleep ${slowScanMs}` : undefined);
    await endure(stage(), { name: 'rolling upgrade of every process', fault, special });
    const agents = new Set(inbox.arrivals.map(({ agent }) => agent));
    expect(agents).toContain('Emet/99.0.0');
    expect(agents.size).toBe(2);
  });

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
