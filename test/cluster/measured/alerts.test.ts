// @module-tag full
// @module-tag live
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlatform } from '../../../adapters/open-platform.js';
import { readSettings } from '../../../core/settings.js';
import { RESOURCES } from '../../../worker/isolation/confine/resources.js';
import { filesBelow, isInstalled, read } from '../../deploy/repository.js';
import { shortenRules } from '../../deploy/shorten-rules.js';
import { found } from '../../servers/found.js';
import { type Prometheus, startPrometheus } from '../../servers/prometheus.js';
import { freePort } from '../../servers/test-server.js';
import {
  type Client,
  clientOf,
  type Program,
  startProgram,
  until,
} from '../../system/faults-program.js';
import { openAccount } from '../../system/open-account.js';
import { isAlive, modelProcessesOf } from '../../system/process-tree.js';
import {
  edgeFiles,
  type Manifest,
  openTestStore,
  type TestStore,
} from '../../worker/inference/model-store.js';
import { openReceiver } from '../../worker/receiver.js';
import { type Cluster, startCluster } from '../cluster.js';

// The real program does what each alert is about, and a real Prometheus with the shipped rules,
// their windows shortened, says which alerts fire and that each is over when its cause is. Of
// EmetGpuFault only the exporter is not real: it shows what NVIDIA's shows of a fault.

const RULES = 'grafana/prometheus/rules';
const ALERTS = filesBelow(RULES, '.yml').flatMap((path) =>
  [...read(path).matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name),
);

/** Longer than the longest shortened window and everything that is to be counted in it. */
const PATIENCE_MS = 100_000;

// A process whose store hangs answers /metrics only after 10 s.
const PATIENT_SCRAPE_S = 12;

const STARTED_AT = 'process_start_time_seconds{job="emet-worker"}';

const isMissing = !isInstalled('prometheus') || !found.redis || !found.mongo;

// Needs Prometheus (Debian: apt-get install prometheus) and test/servers/install.sh.
describe.skipIf(isMissing)('Alerts of a real Prometheus on a real service', () => {
  let cluster: Cluster;
  let prometheus: Prometheus;
  let models: TestStore;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let gpu: { server: Server; xid: number };
  let client: Client;
  let organisationId: string;
  let endpointId: string;
  /** The status the receiver answers with. */
  let answer = 500;
  let api: Program;
  let worker: Program;
  let ports: { api: string; worker: string; gpuWorker: string };
  let jobs: Record<string, string[]>;
  const raised = new Set<string>();

  beforeAll(async () => {
    models = await openTestStore();
    // A worker that is given a GPU wants it for them.
    const forGpus = (manifest: Manifest): void => void (manifest.providers = ['cuda', 'cpu']);
    for (const version of ['1.0.0', '1.1.0']) await models.add(version, edgeFiles(1), forGpus);
    // A flipped byte is found by its hash.
    await models.add('1.2.0', edgeFiles(1), (manifest) => {
      for (const file of manifest.files) file.sha256 = '0'.repeat(64);
    });
    await models.point({ version: '1.0.0' });
    receiver = await openReceiver((response) => response.writeHead(answer).end());
    gpu = await openExporter();
    cluster = await startCluster({
      apis: 0,
      workers: 0,
      environment: {
        LEASE_S: '2',
        SCAN_TIMEOUT_S: '3',
        WORKER_CONCURRENCY: '2',
        MODELS_DIR: models.root,
      },
    });
    const [apiPort, workerPort, gpuWorkerPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    ports = { api: `${apiPort}`, worker: `${workerPort}`, gpuWorker: `${gpuWorkerPort}` };
    const at = (port: string | number): string => `127.0.0.1:${port}`;
    jobs = {
      'emet-api': [at(ports.api)],
      'emet-worker': [at(ports.worker), at(ports.gpuWorker)],
      dcgm: [at((gpu.server.address() as AddressInfo).port)],
    };
    api = await cluster.startApi({ PORT: ports.api });
    worker = await startConfined();
    const account = await openAccount(cluster.platform, { hook: receiver.url });
    ({ organisationId } = account);
    client = clientOf(() => api, account.key);
    const endpoints = await cluster.platform.webhooks.listEndpoints(account.organisationId);
    endpointId = endpoints?.[0]?.id ?? '';
    const rules = filesBelow(RULES, '.yml').map((path): [string, string] => [
      path.split('/').at(-1) ?? '',
      shortenRules(read(path)),
    ]);
    prometheus = await startPrometheus(Object.fromEntries(rules), { jobs, everyS: 1 });
  }, 120_000);
  afterAll(async () => {
    await prometheus.dispose();
    await cluster.dispose();
    await receiver.close();
    await models.remove();
    gpu.server.close();
  }, 60_000);

  // Its documents do little; those of the other tests reach for what is denied to them here.
  const startConfined = () => cluster.startWorker({ PORT: ports.worker, SANDBOX: 'auto' });

  /** Resolves when all of these fire. */
  async function fire(...names: string[]): Promise<void> {
    let firing = new Set<string>();
    await until(
      `${names.join(', ')} fire`,
      async () => {
        firing = await prometheus.firing();
        for (const name of firing) raised.add(name);
        return names.every((name) => raised.has(name));
      },
      PATIENCE_MS,
    ).catch((error: Error) => {
      const missing = names.filter((name) => !raised.has(name));
      throw new Error(`${missing.join(', ')} did not fire, only ${[...firing].join(', ')}`, {
        cause: error,
      });
    });
  }

  /** Resolves when none of these fires. */
  const clear = (...names: string[]) =>
    until(
      `${names.join(', ')} are over`,
      async () => {
        const firing = await prometheus.firing();
        return !names.some((name) => firing.has(name));
      },
      PATIENCE_MS,
    );

  test('none fires while all is well', async () => {
    await until('it is scraped', async () => {
      const up = await prometheus.query('sum(up) == 3 and max(emet_workers_ready) == 1');
      return up.length > 0;
    });
    for (let scan = 0; scan < 3; scan += 1) await client.final(await client.create('calm x'));
    await wait(5_000);
    expect(await prometheus.firing()).toEqual(new Set());
  });

  test('a worker that does not confine what reads documents, until a confined one replaces it', async () => {
    await cluster.stop(worker);
    worker = await cluster.startWorker({ PORT: ports.worker, SANDBOX: 'off' });
    await fire('EmetSandboxOpen');
    await cluster.stop(worker);
    worker = await startConfined();
    await clear('EmetSandboxOpen');
    const told = await prometheus.query('max by (resource) (emet_sandbox_accessible)');
    expect(told.map(({ value }) => value)).toEqual(RESOURCES.map(() => 0));
    await cluster.stop(worker);
    worker = await cluster.startWorker({ PORT: ports.worker });
  });

  /** Kills the worker; resolves when Prometheus has asked the one in its place. */
  async function replaceWorker(): Promise<void> {
    const startedAt = async () => (await prometheus.query(STARTED_AT))[0]?.value;
    const before = await startedAt();
    await cluster.kill(worker);
    worker = await cluster.startWorker({ PORT: ports.worker });
    await until('it is scraped', async () => ![undefined, before].includes(await startedAt()));
  }

  test('a document that kills every worker it meets, the first of its kind', async () => {
    const id = await client.create('regicide x');
    let over = false;
    const replacing = (async () => {
      while (!over) {
        if (!isAlive(worker.process.pid ?? 0)) {
          await cluster.kill(worker);
          worker = await cluster.startWorker({ PORT: ports.worker });
        }
        await wait(50);
      }
    })();
    const { status } = await client.final(id, 60_000);
    over = true;
    await replacing;
    expect(status).toBe('failed');
    await fire('EmetScanKilledItsWorkers');
  });

  test('workers that are killed three times', async () => {
    for (let death = 0; death < 3; death += 1) await replaceWorker();
    await fire('EmetWorkersDie');
  });

  test('analyses that die or time out, a full queue of them, and what the objective loses', async () => {
    const troubles = Array.from({ length: 24 }, (_, at) =>
      at % 2 === 0 ? 'exit 7' : 'sleep 60000',
    );
    await Promise.all(troubles.map((trouble) => client.create(trouble)));
    await fire('EmetOldestScanTooOld', 'EmetAnalysesDie', 'EmetBudgetBurnsFast', 'EmetBudgetBurns');
    await fire('EmetBudgetBurnsSlowly');
  });

  test('a refused version of a model, and model processes that die', async () => {
    await models.point({ version: '1.2.0', previous: '1.0.0' });
    await fire('EmetModelRefused');
    for (let death = 0; death < 4; death += 1) {
      // One that answered nothing is given more and more time before it is started again.
      await client.final(await client.create('infer edges'));
      const pid = await until('a model runs', () => modelProcessesOf(worker.process.pid ?? 0)[0]);
      process.kill(pid, 'SIGKILL');
      await until('it is gone', () => !isAlive(pid));
    }
    await fire('EmetModelProcessesEnd');
    await models.point({ version: '1.1.0' });
  });

  test('a GPU with a fault', async () => {
    gpu.xid = 79;
    await fire('EmetGpuFault');
    gpu.xid = 0;
  });

  test('a receiver that refuses fifty times', async () => {
    for (let event = 0; event < 50; event += 1) await cluster.platform.webhooks.ping(endpointId);
    await fire('EmetWebhookEndpointDisabled');
  });

  test('three endpoints, all there are, that nothing is delivered to', async () => {
    const { webhooks } = cluster.platform;
    for (let endpoint = 0; endpoint < 3; endpoint += 1) {
      const added = await webhooks.addEndpoint(organisationId, receiver.url);
      await webhooks.ping(added?.id ?? '');
    }
    await fire('EmetWebhooksFail');
    answer = 200;
    for (const { id } of (await webhooks.listEndpoints(organisationId)) ?? []) {
      await webhooks.ping(id);
    }
    await clear('EmetWebhooksFail');
  });

  test('a secret of a key that no worker has', async () => {
    const settings = { ...cluster.environment, SECRETS_KEY: 'a'.repeat(64) };
    const other = await openPlatform(readSettings(settings));
    const added = await other.webhooks.addEndpoint(organisationId, receiver.url);
    await other.webhooks.ping(added?.id ?? '');
    await other.close();
    await fire('EmetWebhooksUnsigned');
    // A worker that starts refuses to, without that key.
    await cluster.platform.webhooks.removeEndpoint(added?.id ?? '');
    await clear('EmetWebhooksUnsigned');
  });

  test('no worker: scans are turned away, webhooks wait', async () => {
    await cluster.stop(worker);
    await cluster.platform.webhooks.ping(endpointId);
    let over = false;
    const asking = (async () => {
      while (!over) await client.send('calm x', crypto.randomUUID()).then(() => wait(500));
    })();
    await fire('EmetNoWorkerReady', 'EmetScansTurnedAway', 'EmetWebhooksLate');
    over = true;
    await asking;
    worker = await cluster.startWorker({ PORT: ports.worker });
    await clear('EmetNoWorkerReady', 'EmetWebhooksLate');
  });

  test('Redis away', async () => {
    await cluster.redis.stop();
    await fire('EmetRedisAway');
    await cluster.redis.start();
    await clear('EmetRedisAway');
  });

  test('a worker without the GPU it is told to use', async () => {
    const environment = {
      ...cluster.environment,
      MODE: 'worker',
      PORT: ports.gpuWorker,
      GPUS: '0',
    };
    const other = await startProgram('', environment);
    await fire('EmetWorkerNotReady');
    await other.end('SIGTERM');
    await clear('EmetWorkerNotReady');
  });

  test('no API', async () => {
    await cluster.kill(api);
    await fire('EmetApiDown');
    api = await cluster.startApi({ PORT: ports.api });
    await clear('EmetApiDown');
  });

  test('a document store that hangs', async () => {
    await prometheus.follow({ jobs, everyS: PATIENT_SCRAPE_S });
    await wait(2 * PATIENT_SCRAPE_S * 1000);
    cluster.mongo.pause();
    const asked = Array.from({ length: 40 }, () => client.usage().catch(() => null));
    await Promise.all(asked);
    await fire('EmetStoresUnreachable', 'EmetApiFails');
    cluster.mongo.resume();
    await clear('EmetStoresUnreachable', 'EmetApiFails');
  });

  test('each alert has fired, and all are over', async () => {
    expect([...raised].sort()).toEqual([...ALERTS].sort());
    await cluster.stop(worker);
    worker = await startConfined();
    await clear(...ALERTS);
  });
});

/** An exporter of GPUs that shows one XID, as DCGM's does. */
async function openExporter(): Promise<{ server: Server; xid: number }> {
  const gpu = { server: createServer(), xid: 0 };
  gpu.server.on('request', (_request, response) => {
    response.end(
      `# TYPE DCGM_FI_DEV_XID_ERRORS gauge\nDCGM_FI_DEV_XID_ERRORS{gpu="0",Hostname="h"} ${gpu.xid}\n`,
    );
  });
  await new Promise<void>((resolve) => gpu.server.listen(0, '127.0.0.1', resolve));
  return gpu;
}
