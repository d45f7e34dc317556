import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { freePort, startServer, type TestServer } from './test-server.js';

/** What a Prometheus asks, and how often. */
export interface Scrapes {
  /** `host:port` of the processes of each job. */
  jobs: Record<string, string[]>;
  /** Seconds between two scrapes, and the longest one. */
  everyS: number;
}

/** A Prometheus of the test's own. */
export interface Prometheus extends TestServer {
  /** Names of the alerts that fire now. */
  firing(): Promise<Set<string>>;
  /** The value of each series of an instant query. */
  query(expr: string): Promise<Series[]>;
  /** The lines of a query over the last seconds, one point each second. */
  range(expr: string, seconds: number): Promise<Line[]>;
  /** Asks other processes, or more often, from now on. */
  follow(scrapes: Scrapes): Promise<void>;
}

export interface Line {
  metric: Record<string, string>;
  /** Unix seconds, and the value then. */
  values: [number, number][];
}

export interface Series {
  metric: Record<string, string>;
  value: number;
}

/** @param rules content of its rule files, by name */
export async function startPrometheus(
  rules: Record<string, string>,
  scrapes: Scrapes,
): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-prometheus-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const configuration = join(folder, 'prometheus.yml');
  await mkdir(join(folder, 'rules'));
  for (const [name, text] of Object.entries(rules)) {
    await writeFile(join(folder, 'rules', name), text);
  }
  await writeFile(configuration, configurationOf(scrapes));
  const server = await startServer({
    url,
    command: [
      'prometheus',
      `--config.file=${configuration}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--enable-feature=exemplar-storage',
    ],
    answers: () =>
      fetch(`${url}/-/ready`).then(
        (answer) => answer.ok,
        () => false,
      ),
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  });
  const ask = async (path: string): Promise<unknown> => (await fetch(url + path)).json();

  return Object.assign(server, {
    async firing() {
      const { data } = Alerts.parse(await ask('/api/v1/alerts'));
      const firing = data.alerts.filter(({ state }) => state === 'firing');
      return new Set(firing.map(({ labels }) => labels.alertname));
    },
    async query(expr: string) {
      const said = await ask(`/api/v1/query?query=${encodeURIComponent(expr)}`);
      const { data } = Instant.parse(said);
      return data.result.map(({ metric, value: [, value] }) => ({ metric, value: Number(value) }));
    },
    async range(expr: string, seconds: number) {
      const end = Math.floor(Date.now() / 1000);
      const time = `start=${end - seconds}&end=${end}&step=1`;
      const said = await ask(`/api/v1/query_range?query=${encodeURIComponent(expr)}&${time}`);
      const lines = Range.parse(said).data.result;
      return lines.map(({ metric, values }) => ({
        metric,
        values: values.map(([at, value]): [number, number] => [at, Number(value)]),
      }));
    },
    async follow(next: Scrapes) {
      await writeFile(configuration, configurationOf(next));
      process.kill(server.pid, 'SIGHUP');
    },
  });
}

const configurationOf = ({ jobs, everyS }: Scrapes): string =>
  stringify({
    global: {
      scrape_interval: `${everyS}s`,
      scrape_timeout: `${everyS}s`,
      evaluation_interval: '1s',
    },
    rule_files: ['rules/*.yml'],
    scrape_configs: Object.entries(jobs).map(([job, targets]) => ({
      job_name: job,
      static_configs: [{ targets }],
    })),
  });

const Alerts = z.object({
  data: z.object({
    alerts: z.array(z.object({ labels: z.object({ alertname: z.string() }), state: z.string() })),
  }),
});

const Range = z.object({
  data: z.object({
    result: z.array(
      z.object({
        metric: z.record(z.string(), z.string()),
        values: z.array(z.tuple([z.number(), z.string()])),
      }),
    ),
  }),
});

const Instant = z.object({
  status: z.literal('success'),
  data: z.object({
    result: z.array(
      z.object({
        metric: z.record(z.string(), z.string()),
        value: z.tuple([z.number(), z.string()]),
      }),
    ),
  }),
});
