import { join, normalize } from 'node:path';
import type { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registerLocalRateCounter, registerHttpMetrics } from '../../api/http-metrics.js';
import { ERROR_CODES, FAILURE_REASONS } from '../../core/errors.js';
import { openRegistry } from '../../main/metrics-page.js';
import { registerSandbox } from '../../worker/isolation/sandbox.js';
import { countWorkerDeaths, registerBacklog, registerWorkerMetrics } from '../../worker/metrics.js';
import { openEmbeddedForTest } from '../adapters/open-embedded-for-test.js';
import { readCompose } from './compose-file.js';
import { exists, filesBelow, isInstalled, read, readYaml, say } from './repository.js';

/** Label names of each series a live /metrics shows, in the API's process and the worker's. */
async function seriesOf(registry: Registry): Promise<Map<string, Set<string>>> {
  const Shown = z.array(z.looseObject({ name: z.string(), type: z.string() }));
  const series = new Map<string, Set<string>>();
  for (const { name, type } of Shown.parse(await registry.getMetricsAsJSON())) {
    const metric = z
      .looseObject({ labelNames: z.array(z.string()).default([]) })
      .parse(registry.getSingleMetric(name));
    const labels = new Set([...metric.labelNames, 'process']);
    series.set(name, labels);
    if (type !== 'histogram') continue;
    for (const part of ['_bucket', '_sum', '_count'])
      series.set(name + part, new Set([...labels, 'le']));
  }
  return series;
}

const known = new Map<string, Set<string>>();
const embedded = await openEmbeddedForTest();

beforeAll(async () => {
  const api = openRegistry('api');
  const worker = openRegistry('worker');
  registerHttpMetrics(api);
  registerLocalRateCounter(api);
  countWorkerDeaths(api);
  registerBacklog(api, embedded.platform);
  registerSandbox(worker, { confined: true, accessible: [] });
  const metrics = registerWorkerMetrics(worker);
  metrics.inference.watch(() => []);
  metrics.watch({
    metrics: () => ({ children: 0, residentBytes: 0, cpuMs: 0, scans: 0, ended: {} }),
    isReady: () => true,
    ready: async () => {},
    analyse: () => Promise.reject(new Error('no analysis')),
    close: async () => {},
  });
  for (const registry of [api, worker]) {
    for (const [name, labels] of await seriesOf(registry)) known.set(name, labels);
  }
  // What Prometheus itself and the exporter of GPUs show.
  known.set('up', new Set());
  for (const line of read('deploy/dcgm/counters.csv').split('\n')) {
    const [name] = line.split(',');
    if (/^DCGM/.test(name ?? '')) known.set(name ?? '', new Set(['gpu', 'Hostname']));
  }
});
afterAll(() => embedded.dispose());

const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.union([
          z.object({ record: z.string(), expr: z.string() }),
          z.object({
            alert: z.string(),
            expr: z.string(),
            for: z.string().optional(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.object({
              summary: z.string(),
              description: z.string().optional(),
              runbook_url: z.string(),
            }),
          }),
        ]),
      ),
    }),
  ),
});
const rules = filesBelow('grafana/prometheus/rules', '.yml').flatMap((path) =>
  Rules.parse(readYaml(path)).groups.flatMap((group) => group.rules),
);
const alerts = rules.flatMap((rule) => ('alert' in rule ? [rule] : []));
const recorded = rules.flatMap((rule) => ('record' in rule ? [rule.record] : []));

const Panel = z.looseObject({
  id: z.number(),
  title: z.string().min(1),
  datasource: z.object({ uid: z.literal('$datasource') }).loose(),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z
    .array(
      z.looseObject({
        expr: z.string(),
        datasource: z.looseObject({ uid: z.literal('$datasource') }),
      }),
    )
    .min(1),
});
const Dashboard = z.looseObject({
  uid: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  templating: z.object({ list: z.array(z.looseObject({ name: z.string(), type: z.string() })) }),
  panels: z.array(Panel).min(5),
});
const dashboards = filesBelow('grafana/dashboards', '.json').map((path) => ({
  path,
  ...Dashboard.parse(JSON.parse(read(path))),
}));

const expressions = [
  ...rules.map(({ expr, ...rule }) => ({ where: 'alert' in rule ? rule.alert : '', expr })),
  ...dashboards.flatMap(({ uid, panels }) =>
    panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ where: `${uid}: ${title}`, expr })),
    ),
  ),
  ...filesBelow('deploy/kubernetes/overlays', 'autoscaling.yaml').flatMap((path) =>
    [...read(path).matchAll(/query: (.*)/g)].map(([, expr = '']) => ({ where: path, expr })),
  ),
];

/** Metric names in an expression, and the labels each is chosen by. */
function selectorsOf(expr: string): { name: string; labels: string[] }[] {
  const names = /\b((?:emet|process|nodejs|DCGM)_\w+|up)\b(?!:)(\{[^}]*\})?/g;
  return [...expr.matchAll(names)].map(([, name = '', braces = '']) => ({
    name,
    labels: [...braces.matchAll(/(\w+)\s*[=!]~?"/g)].map(([, label = '']) => label),
  }));
}

/** Of the headings of a page, as Markdown makes them. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

// What Prometheus adds to every series.
const ADDED = ['job', 'instance'];

describe('dashboards and rules', () => {
  it('read metrics that a live process shows, by labels these have', () => {
    let seen = 0;
    for (const { where, expr } of expressions) {
      for (const { name, labels } of selectorsOf(expr)) {
        seen += 1;
        const has = known.get(name);
        expect(has, `${where}: ${name}`).toBeDefined();
        for (const label of labels) {
          expect([...(has ?? []), ...ADDED], `${where}: ${name}{${label}}`).toContain(label);
        }
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('group by labels that the metrics have', () => {
    for (const { where, expr } of expressions) {
      const labels = new Set(selectorsOf(expr).flatMap(({ name }) => [...(known.get(name) ?? [])]));
      for (const [, list = ''] of expr.matchAll(/\bby \(([^)]*)\)/g)) {
        for (const label of list.split(',').map((one) => one.trim())) {
          expect([...labels, ...ADDED], `${where}: by ${label}`).toContain(label);
        }
      }
    }
  });

  it('read recorded series that are recorded', () => {
    for (const { where, expr } of expressions) {
      for (const [name] of expr.matchAll(/\bemet:\w+:\w+/g))
        expect(recorded, where).toContain(name);
    }
  });

  it('name codes and reasons that exist', () => {
    const values: Record<string, readonly string[]> = {
      code: [...ERROR_CODES, 'none'],
      'status="failed",reason': FAILURE_REASONS,
    };
    for (const { where, expr } of expressions) {
      for (const [label, permitted] of Object.entries(values)) {
        for (const [, text = ''] of expr.matchAll(new RegExp(`${label}!?=~?"([^"]*)"`, 'g'))) {
          for (const value of text.split('|')) expect(permitted, where).toContain(value);
        }
      }
    }
  });

  it('know the edge of the objective as a bucket, as Prometheus 2 and 3 write it', () => {
    const buckets = expressions.flatMap(({ expr }) =>
      [...expr.matchAll(/_bucket\{le=~"(\d+)\(\.0\)\?"/g)].map(([, le]) => le),
    );
    expect(expressions.filter(({ expr }) => /\ble="/.test(expr))).toEqual([]);
    expect(new Set(buckets)).toEqual(new Set(['60']));
    expect(read('worker/metrics.ts')).toMatch(/SECONDS = \[[^\]]*\b60\b/);
  });
});

describe('alerts', () => {
  it.each(alerts)('$alert leads to a page that says what to do', ({ alert, annotations }) => {
    expect(annotations.runbook_url).toBe(`docs/runbooks/${alert}.md`);
    const page = read(annotations.runbook_url);
    expect(page.split('\n')[0]).toBe(`# ${alert}`);
    for (const heading of ['## Look first', '## Do', '## Over when'])
      expect(page).toContain(heading);
    expect(read('docs/runbooks/README.md')).toContain(`[${alert}](${alert}.md)`);
  });

  it('have no page without an alert', () => {
    const pages = filesBelow('docs/runbooks', '.md').filter((path) => !path.endsWith('README.md'));
    const expected = alerts.map(({ alert }) => `docs/runbooks/${alert}.md`);
    expect(pages).toEqual(expected.sort());
  });

  it('have pages whose links lead somewhere', () => {
    let seen = 0;
    for (const path of filesBelow('docs/runbooks', '.md')) {
      for (const [, link = ''] of read(path).matchAll(/\]\(([^)]+)\)/g)) {
        const [file = '', anchor] = link.split('#');
        const target = normalize(join('docs/runbooks', file));
        expect(exists(target), `${path}: ${link}`).toBe(true);
        if (anchor !== undefined) expect(anchorsOf(read(target)), path).toContain(anchor);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(40);
  });

  it('have pages that name metrics and log lines that exist', () => {
    const sources = ['api', 'worker', 'main', 'adapters'].flatMap((folder) =>
      filesBelow(folder, '.ts').map(read),
    );
    for (const path of filesBelow('docs/runbooks', '.md')) {
      for (const [, name = ''] of read(path).matchAll(/`(emet_\w+)/g))
        expect(known.has(name), `${path}: ${name}`).toBe(true);
      for (const [, line = ''] of read(path).matchAll(/`([A-Z][a-z]+ [a-z][\w ,:;]+)`/g))
        expect(
          sources.some((text) => text.includes(line.replace(/ N s$/, ''))),
          `${path}: ${line}`,
        ).toBe(true);
    }
  });

  it('are each held by a test that fires and one that does not', () => {
    const tests = filesBelow('grafana/prometheus/tests', '.yml').map(read).join('\n');
    for (const { alert } of alerts) {
      const outcomes = [
        ...tests.matchAll(new RegExp(`alertname="${alert}",[^]*?exp_samples: (\\[.*\\])`, 'g')),
      ].map(([, samples]) => samples);
      expect(outcomes, alert).toContain('[]');
      expect(outcomes, alert).toContain('[{ value: 1 }]');
    }
  });

  it('page only for what the objective is lost by', () => {
    const pages = alerts.filter(({ labels }) => labels.severity === 'page');
    expect(pages.length).toBeLessThanOrEqual(9);
  });
});

describe('dashboards', () => {
  it('begin with the objective, which is the home of Grafana', () => {
    const byTitle = [...dashboards].sort((a, b) => (a.title < b.title ? -1 : 1));
    expect(byTitle[0]?.uid).toBe('emet-slo');
    expect(readCompose().services['grafana']?.environment).toMatchObject({
      GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH: '/etc/grafana/dashboards/emet-slo.json',
    });
  });

  it('show the budget of the month that the alerts speak of', () => {
    const slo = dashboards.find(({ uid }) => uid === 'emet-slo');
    const budget = slo?.panels.find(({ title }) => title === 'Budget left of the month');
    expect(budget?.targets[0]?.expr).toContain('emet:scans_late:ratio_30d');
    const days = Number(/retention\.time=(\d+)d/.exec(read('docker-compose.gpu.yml'))?.[1]);
    expect(days).toBeGreaterThanOrEqual(31);
  });

  it('have the names that links to them use', () => {
    const uids = ['abuse', 'api', 'gpu', 'models', 'queue', 'slo', 'webhooks', 'workers'];
    expect(dashboards.map(({ uid }) => uid)).toEqual(uids.map((name) => `emet-${name}`));
    for (const { path, uid } of dashboards) expect(path).toBe(`grafana/dashboards/${uid}.json`);
  });

  it.each(dashboards)(
    '$uid asks which Prometheus to read, and lays its panels side by side',
    ({ templating, panels, tags }) => {
      expect(templating.list).toMatchObject([{ name: 'datasource', type: 'datasource' }]);
      expect(tags).toContain('emet');
      const taken = new Set<string>();
      for (const { gridPos, title } of panels) {
        expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
        for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
          for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
            expect(taken.has(`${x},${y}`), title).toBe(false);
            taken.add(`${x},${y}`);
          }
        }
      }
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    },
  );

  it('are where Grafana is told to look', () => {
    const { grafana, prometheus } = readCompose().services;
    expect(grafana?.volumes).toContain('./grafana/dashboards:/etc/grafana/dashboards:ro');
    expect(readYaml('grafana/provisioning/dashboards/emet.yml')).toMatchObject({
      providers: [{ options: { path: '/etc/grafana/dashboards' } }],
    });
    expect(prometheus?.volumes).toContain('./grafana/prometheus/rules:/etc/prometheus/rules:ro');
  });
});

describe('prometheus.yml', () => {
  it('looks for every service of the compose file that shows metrics', () => {
    const Config = z.looseObject({
      scrape_configs: z.array(
        z.looseObject({
          job_name: z.string(),
          dns_sd_configs: z
            .array(z.looseObject({ names: z.array(z.string()), port: z.number() }))
            .default([]),
        }),
      ),
    });
    const { scrape_configs } = Config.parse(readYaml('grafana/prometheus/prometheus.yml'));
    const found = scrape_configs.flatMap(({ dns_sd_configs }) =>
      dns_sd_configs.flatMap(({ names }) => names),
    );
    const shown = Object.entries(readCompose().services)
      .filter(
        ([name, { networks }]) =>
          networks.includes('metrics') && !['prometheus', 'grafana'].includes(name),
      )
      .map(([name]) => name);
    expect(found.sort()).toEqual(shown.sort());
    const { services } = readCompose();
    for (const { names, port } of scrape_configs.flatMap(({ dns_sd_configs: of }) => of)) {
      for (const service of names.map((name) => services[name])) {
        if (service?.image?.startsWith('emet:') !== true) continue;
        // On any other address or port they would answer their own container only.
        const expected = { METRICS_PORT: String(port), METRICS_HOST: '0.0.0.0' };
        expect(service.environment).toMatchObject(expected);
      }
    }
    const jobs = scrape_configs.map(({ job_name }) => job_name);
    for (const { expr, where } of expressions) {
      for (const [, job] of expr.matchAll(/job="([^"]+)"/g)) expect(jobs, where).toContain(job);
    }
  });
});

// From Debian: apt-get install prometheus.
describe.skipIf(!isInstalled('promtool'))('promtool', () => {
  it('accepts the configuration and the rules', () => {
    for (const file of ['prometheus.yml', 'one-machine.yml'])
      say('promtool', ['check', 'config', file], 'grafana/prometheus');
  });

  const tests = filesBelow('grafana/prometheus/tests', '.yml');
  it.each(tests)('%s holds', { timeout: 120_000 }, (path) => {
    const name = path.split('/').at(-1) ?? '';
    say('promtool', ['test', 'rules', name], 'grafana/prometheus/tests');
  });
});
