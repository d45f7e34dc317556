import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCollector } from './bench-load/collector.js';
import { watchMemory } from './bench-load/memory.js';
import { type Service, startService } from './bench-load/service.js';
import { measureStartDelay } from './bench-load/start-delay.js';
import { percentile } from './bench-load/statistics.js';
import {
  compareThroughput,
  ratioTable,
  startBareServer,
  throughputTable,
} from './bench-load/throughput.js';
import { table } from './evaluate/table.js';

const USAGE = `Measures the real program under load, on this machine alone:

  npm run bench:load -- [--only throughput|memory|start|tracing] [options]

throughput  accepted scans a second beside a bare Express and multer server, in turn
memory      of the API over many uploads
start       from the 202 to the claim of an idle worker
tracing     accepted scans a second with traces sent to a collector, beside without, in turn

  --size BYTES         of each document; may be repeated (100000 and 1000000)
  --connections N      that send at once (32)
  --rounds N           of each target (10)
  --seconds N          of each target in a round (4)
  --uploads N          for memory (20000)
  --scans N            for start (50)
  --keep               leave the data folder and what the processes printed

With REDIS_URL and MONGODB_URL the cluster platform is measured beside the
embedded one; they must name servers of the bench's own: it leaves its data there.
The sender runs on the same machine and takes its share of the cores. The disk needs
room for what is sent: some ten gigabytes.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string', multiple: true, default: ['100000', '1000000'] },
    connections: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '4' },
    uploads: { type: 'string', default: '20000' },
    scans: { type: 'string', default: '50' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const isAsked = (part: string): boolean => values.only === undefined || values.only === part;

async function main(): Promise<void> {
  if (values.help) return void process.stdout.write(USAGE);
  const folder = await mkdtemp(join(tmpdir(), 'emet-load-'));
  try {
    if (isAsked('throughput')) await throughput(join(folder, 'throughput'));
    if (isAsked('memory')) await onEach(join(folder, 'memory'), memory);
    if (isAsked('tracing')) await tracing(join(folder, 'tracing'));
    if (isAsked('start')) await onEach(join(folder, 'start'), start);
    if (!values.keep) await rm(folder, { recursive: true });
  } finally {
    if (existsSync(folder)) console.log(`Data and what the processes printed: ${folder}`);
  }
}

async function throughput(folder: string): Promise<void> {
  for (const size of values.size) {
    const services = await startServices(join(folder, size));
    const bare = await startBareServer(join(folder, size));
    for (const service of services) await service.pretendWorker();
    const targets = [...bare.targets, ...services.map(({ target }) => target)];
    const options = {
      size: Number(size),
      connections: Number(values.connections),
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
    };
    const measured = await compareThroughput(targets, options);
    console.log(
      `\nDocuments of ${size} bytes, ${values.connections} connections, ${values.rounds} rounds of ${values.seconds} s, in turn:\n`,
    );
    console.log(throughputTable(measured).join('\n'));
    await bare.child.stop();
    for (const service of services) await service.stop();
    // Many gigabytes: the next size needs the space.
    if (!values.keep) await rm(join(folder, size), { recursive: true });
  }
}

async function tracing(folder: string): Promise<void> {
  for (const size of values.size) {
    const collector = await startCollector(folder, size);
    const services = [
      await startService(join(folder, size, 'off'), null, { name: 'without traces' }),
      await startService(join(folder, size, 'on'), null, {
        name: 'with traces',
        environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
      }),
    ];
    for (const service of services) await service.pretendWorker();
    const measured = await compareThroughput(
      services.map(({ target }) => target),
      {
        size: Number(size),
        connections: Number(values.connections),
        rounds: Number(values.rounds),
        seconds: Number(values.seconds),
      },
    );
    console.log(`\nTraces, documents of ${size} bytes, ${values.rounds} rounds in turn:\n`);
    console.log(ratioTable(measured).join('\n'));
    for (const service of services) await service.stop();
    await collector.child.stop();
    if (!values.keep) await rm(join(folder, size), { recursive: true });
  }
}

async function memory(service: Service): Promise<void> {
  await service.pretendWorker();
  const { samples, growthMib } = await watchMemory(service, Number(values.uploads));
  console.log(`\n${service.target.name}: memory of the API, collected and idle\n`);
  const rows = samples.map(({ uploads, rssMib, databaseMib }) => [
    String(uploads),
    rssMib.toFixed(1),
    databaseMib.toFixed(1),
  ]);
  console.log(table(['uploads', 'RSS MiB', 'database MiB'], rows).join('\n'));
  console.log(`\nGrowth after the first tenth: ${growthMib.toFixed(1)} MiB for ${values.uploads}`);
}

async function start(service: Service): Promise<void> {
  const delays = await measureStartDelay(service, Number(values.scans));
  const ms = (p: number): string => percentile(delays, p).toFixed(0);
  console.log(
    `\n${service.target.name}: from 202 to the claim, idle worker, ${delays.length} scans: ` +
      `p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms, longest ${ms(1)} ms`,
  );
}

/** Starts the embedded platform, and the cluster if its servers are named. */
async function startServices(folder: string): Promise<Service[]> {
  const services = [await startService(join(folder, 'embedded'), null)];
  const cluster = clusterOf(process.env);
  if (cluster !== null) services.push(await startService(join(folder, 'cluster'), cluster));
  return services;
}

async function onEach(folder: string, measure: (service: Service) => Promise<void>): Promise<void> {
  const cluster = clusterOf(process.env);
  for (const servers of cluster === null ? [null] : [null, cluster]) {
    const name = servers === null ? 'embedded' : 'cluster';
    const service = await startService(join(folder, name), servers);
    try {
      await measure(service);
    } finally {
      await service.stop();
    }
  }
}

function clusterOf(
  environment: Record<string, string | undefined>,
): { redisUrl: string; mongodbUrl: string } | null {
  const { REDIS_URL: redisUrl, MONGODB_URL: mongodbUrl } = environment;
  return redisUrl && mongodbUrl ? { redisUrl, mongodbUrl } : null;
}

await main();
