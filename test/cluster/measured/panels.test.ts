// @module-tag full
// @module-tag live
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { drawPanel } from '../../deploy/draw-panel.js';
import { filesBelow, isInstalled, read } from '../../deploy/repository.js';
import { shortenRules } from '../../deploy/shorten-rules.js';
import { found } from '../../servers/found.js';
import { type Prometheus, startPrometheus } from '../../servers/prometheus.js';
import { freePort } from '../../servers/test-server.js';
import { type Client, clientOf, until } from '../../system/faults-program.js';
import { openAccount } from '../../system/open-account.js';
import { edgeFiles, openTestStore, type TestStore } from '../../worker/inference/model-store.js';
import { openReceiver } from '../../worker/receiver.js';
import { type Cluster, startCluster } from '../cluster.js';

// Each query of each dashboard, asked of a Prometheus that watches the real program under load.
// With EMET_DRAW_PANELS=FOLDER the panels are drawn, too.

const Panel = z.object({
  title: z.string(),
  type: z.string(),
  targets: z.array(z.object({ expr: z.string(), legendFormat: z.string().default('') })),
});
const boards = filesBelow('grafana/dashboards', '.json').map((path) =>
  z.object({ uid: z.string(), panels: z.array(Panel) }).parse(JSON.parse(read(path))),
);
const panels = boards.flatMap(({ uid, panels }) =>
  panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }, at) => ({ panel: `${uid}: ${title}`, at, expr })),
  ),
);

/** Of these nothing can be shown here. */
const EMPTY = new Map([['emet-gpu: Answer of a model on CUDA, waiting included', 'no GPU']]);

/** Of a service that is well these show 0, and not nothing. */
const ZERO = new Set([
  'emet-api: Rates counted by one process alone',
  'emet-workers: Workers that ended unasked',
  'emet-queue: Interrupted runs',
  'emet-queue: Turned away',
  'emet-models: Pictures without an answer',
  'emet-models: Versions refused',
  'emet-webhooks: Endpoints disabled, 24 h',
  'emet-webhooks: Given up, endpoints disabled',
  'emet-webhooks: Endpoints that fail, of those enabled',
  'emet-workers: Workers that leave a resource open to documents',
  'emet-abuse: Rate limits met',
  'emet-abuse: file_url turned away',
  'emet-abuse: Aborted uploads',
]);

const isMissing = !isInstalled('prometheus') || !found.redis || !found.mongo;
const asked = (expr: string): string => expr.replaceAll('$__rate_interval', '30s');

// Needs Prometheus (Debian: apt-get install prometheus) and test/servers/install.sh.
describe.skipIf(isMissing)('Dashboards on a real Prometheus under load', () => {
  let cluster: Cluster;
  let prometheus: Prometheus;
  let models: TestStore;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let client: Client;
  const exporter = createServer((_request, response) => {
    const names = read('deploy/dcgm/counters.csv').match(/^DCGM\w+/gm) ?? [];
    response.end(names.map((name) => `${name}{gpu="0",Hostname="h"} 0\n`).join(''));
  });

  beforeAll(async () => {
    models = await openTestStore();
    await models.add('1.0.0', edgeFiles(1));
    await models.add('1.1.0', edgeFiles(1.5));
    await models.point({ version: '1.0.0', shadow: '1.1.0' });
    receiver = await openReceiver();
    await new Promise<void>((resolve) => exporter.listen(0, '127.0.0.1', resolve));
    cluster = await startCluster({
      apis: 0,
      workers: 0,
      environment: { MODELS_DIR: models.root, LEASE_S: '2', SANDBOX: 'auto' },
    });
    const [apiPort, workerPort] = [`${await freePort()}`, `${await freePort()}`];
    const api = await cluster.startApi({ PORT: apiPort });
    await cluster.startWorker({ PORT: workerPort });
    const { key } = await openAccount(cluster.platform, { hook: receiver.url });
    client = clientOf(() => api, key);
    const rules = filesBelow('grafana/prometheus/rules', '.yml').map((path): [string, string] => [
      path.split('/').at(-1) ?? '',
      shortenRules(read(path)),
    ]);
    const jobs = {
      'emet-api': [`127.0.0.1:${apiPort}`],
      'emet-worker': [`127.0.0.1:${workerPort}`],
      dcgm: [`127.0.0.1:${(exporter.address() as AddressInfo).port}`],
    };
    prometheus = await startPrometheus(Object.fromEntries(rules), { jobs, everyS: 1 });
    await until('it is scraped', async () => (await prometheus.query('sum(up) == 3')).length > 0);
    // Some thirty seconds of work of each kind, one of it in vain.
    const troubles = ['infer edges', 'calm x', 'sleep 700', 'corrupt x'];
    for (let round = 0; round < 25; round += 1) {
      const ids = await Promise.all(troubles.map((trouble) => client.create(trouble)));
      await Promise.all(ids.map((id) => client.final(id)));
      await wait(300);
    }
    await wait(6_000); // The rules are evaluated each second, those of the month each five.
  }, 170_000);
  afterAll(async () => {
    await prometheus.dispose();
    await cluster.dispose();
    await receiver.close();
    await models.remove();
    exporter.close();
  }, 60_000);

  test.each(panels)('$panel ($at)', async ({ panel, expr }) => {
    const series = await prometheus.query(asked(expr));
    if (EMPTY.has(panel)) return expect(series).toEqual([]);
    expect(series.length, expr).toBeGreaterThan(0);
    const values = series.map(({ value }) => value);
    if (ZERO.has(panel)) expect(new Set(values), expr).toEqual(new Set([0]));
    else expect(values.some(Number.isFinite), `${expr}: ${values.join(', ')}`).toBe(true);
  });

  test('scans of this load are counted where they were done', async () => {
    const [ended] = await prometheus.query('sum(emet_scans_finished_total)');
    expect(ended?.value).toBe(100);
    const [inTime] = await prometheus.query('emet:scans_late:ratio_30d');
    expect(inTime?.value).toBeCloseTo(0, 5);
  });

  const folder = process.env['EMET_DRAW_PANELS'];
  test.runIf(folder !== undefined)('drawn', async () => {
    await mkdir(folder ?? '', { recursive: true });
    for (const { uid, panels } of boards) {
      for (const [at, { title, targets }] of panels.entries()) {
        const lines = await Promise.all(
          targets.map(({ expr }) => prometheus.range(asked(expr), 60)),
        );
        await writeFile(join(folder ?? '', `${uid}-${at + 1}.svg`), drawPanel(title, lines.flat()));
      }
    }
  });
});
