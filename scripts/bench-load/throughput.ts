import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { z } from 'zod';
import { table } from '../evaluate/table.js';
import { type Child, startModule } from './child.js';
import { load, type Measured, type Target } from './load.js';
import { meanRatio, median, percentile } from './statistics.js';

const BARE_SERVER = fileURLToPath(new URL('bare-server.js', import.meta.url));

/** Compilers, folders and caches warm up outside the measurement. */
const WARM_UP_MS = 2_000;
const Port = z.object({ port: z.number() });

/** Starts the baseline server; its two ways of storing are two targets. */
export async function startBareServer(
  folder: string,
): Promise<{ targets: Target[]; child: Child }> {
  const options = { log: join(folder, 'bare.log'), ipc: true };
  const child = await startModule(BARE_SERVER, [join(folder, 'bare')], options);
  const port = await new Promise<number>((resolve, reject) => {
    child.process.once('message', (message) => resolve(Port.parse(message).port));
    child.process.once('exit', () => reject(new Error('The bare server ended')));
  });
  const target = (name: string, path: string): Target => ({ name, port, path, key: null });
  return { targets: [target('bare', '/written'), target('bare, durable', '/durable')], child };
}

/**
 * Accepted uploads per second of each target in turn, `rounds` times, each
 * round in another order, so that other load on the machine affects all
 * targets.
 */
export async function compareThroughput(
  targets: readonly Target[],
  options: { size: number; connections: number; rounds: number; seconds: number },
): Promise<Map<Target, Measured[]>> {
  const measured = new Map<Target, Measured[]>(targets.map((target) => [target, []]));
  const run = (target: Target, ms: number): Promise<Measured> =>
    load(target, options, (_begun, elapsedMs) => elapsedMs >= ms);
  for (const target of targets) await run(target, WARM_UP_MS);
  for (let round = 0; round < options.rounds; round++) {
    const first = round % targets.length;
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
      measured.get(target)?.push(await run(target, options.seconds * 1000));
    }
  }
  return measured;
}

/** One line per target; ratios are of the same round, against the first target. */
export function ratioTable(measured: Map<Target, Measured[]>): string[] {
  const [first = []] = [...measured.values()];
  const rows = [...measured].map(([{ name }, rounds]) => [
    name,
    median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
    against(first, rounds, 3),
    median(rounds.map(({ cpuMs }) => cpuMs ?? NaN)).toFixed(3),
  ]);
  return table(['', 'a second', 'of the first', 'CPU ms each'], rows);
}

/** One line per target; ratios are of the same round, against the first two targets. */
export function throughputTable(measured: Map<Target, Measured[]>): string[] {
  const [written = [], durable = []] = [...measured.values()];
  const rows = [...measured].map(([{ name }, rounds]) => {
    const latencies = rounds.flatMap(({ latenciesMs }) => latenciesMs);
    const ms = (p: number): string => percentile(latencies, p).toFixed(1);
    return [
      name,
      median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
      ms(0.5),
      ms(0.95),
      against(written, rounds),
      against(durable, rounds),
    ];
  });
  return table(['', 'a second', 'p50 ms', 'p95 ms', 'of bare', 'of bare, durable'], rows);
}

function against(baseline: readonly Measured[], rounds: readonly Measured[], digits = 2): string {
  if (baseline === rounds) return '1';
  const ratios = rounds.map(
    ({ perSecond }, round) => perSecond / (baseline[round]?.perSecond ?? NaN),
  );
  const { mean, low, high } = meanRatio(ratios);
  return `${mean.toFixed(digits)} (${low.toFixed(digits)}-${high.toFixed(digits)})`;
}
