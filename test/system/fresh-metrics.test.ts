import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { FAILURE_REASONS } from '../../core/errors.js';
import { REFUSALS } from '../../core/model-manifest.js';
import { Verdict } from '../../core/vocabulary.js';
import { readPage, type Sample } from './metrics-page.js';
import { startService, type Service } from './start-service.js';

// Prometheus sees a first event only in a series that stood at 0 before it.

let service: Service;
let models: string;
let counters: Map<string, Sample[]>;

beforeAll(async () => {
  models = await mkdtemp(join(tmpdir(), 'emet-models-'));
  // Of a model only the name is known before it is first promoted.
  await mkdir(join(models, 'sample'));
  service = await startService({ MODELS_DIR: models });
  counters = readPage(await (await fetch(`${service.root}/metrics`)).text()).counters;
});
afterAll(async () => {
  await service.dispose();
  await rm(models, { recursive: true, force: true });
});

/** Every label set of every counter of the program with labels, but of requests. */
const LABEL_SETS: Record<string, string[]> = {
  emet_scans_finished_total: [
    ...Verdict.options.flatMap((verdict) => [
      `reason=none status=completed verdict=${verdict}`,
      `reason=cut_short status=completed verdict=${verdict}`,
    ]),
    ...FAILURE_REASONS.map((reason) => `reason=${reason} status=failed verdict=none`),
  ],
  emet_scans_interrupted_total: of('lost stopping unavailable fault busy child_died', 'reason'),
  emet_webhook_attempts_total: of(
    'delivered refused timed_out unreachable blocked unsigned',
    'outcome',
  ),
  emet_analysis_children_ended_total: of(
    'died wall cpu memory aborted start fault failed worn',
    'reason',
  ),
  emet_inference_failures_total: ['model=sample'],
  emet_model_load_failures_total: REFUSALS.map((reason) => `model=sample reason=${reason}`),
  emet_inference_children_ended_total: of(
    'died hung memory drained refused closed',
    'model=sample reason',
  ),
  emet_model_shadow_skipped_total: ['model=sample'],
};

function of(values: string, label: string): string[] {
  return values.split(' ').map((value) => `${label}=${value}`);
}

const setOf = ({ labels }: Sample): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');

const labelled = () =>
  [...counters].filter(
    ([name, samples]) =>
      name.startsWith('emet_') && samples.some(({ labels }) => Object.keys(labels).length > 0),
  );

test('a fresh page knows no counter with labels but those named here', () => {
  expect(
    labelled()
      .map(([name]) => name)
      .sort(),
  ).toEqual([...Object.keys(LABEL_SETS), 'emet_http_requests_total'].sort());
});

test.each(Object.entries(LABEL_SETS))('%s shows each of its label sets at 0', (name, sets) => {
  const samples = counters.get(name) ?? [];
  expect(samples.map(setOf).sort()).toEqual([...sets].sort());
  expect(samples.filter(({ value }) => value !== 0)).toEqual([]);
});

const Operation = z.looseObject({ responses: z.record(z.string(), z.unknown()) });
const Paths = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.union([Operation, z.unknown()]))),
});

test('requests show each status that the API document promises, by route, before the first', async () => {
  const { paths } = Paths.parse(await (await fetch(`${service.base}/openapi.json`)).json());
  const samples = counters.get('emet_http_requests_total') ?? [];
  let seen = 0;
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, described] of Object.entries(operations)) {
      const operation = Operation.safeParse(described).data;
      for (const status of Object.keys(operation?.responses ?? {})) {
        seen += 1;
        const found = samples.filter(
          ({ labels }) =>
            labels['route']?.endsWith(path) &&
            labels['method'] === method.toUpperCase() &&
            labels['status'] === status,
        );
        expect(found.length, `${method} ${path} ${status}`).toBeGreaterThan(0);
      }
    }
  }
  expect(seen).toBeGreaterThan(40);
  const asked = samples.filter(({ value }) => value > 0).map(({ labels }) => labels['route']);
  // The test itself has waited for readiness.
  expect([...new Set(asked)]).toEqual(['/readyz']);
});

test('what is counted afterwards was shown before', async () => {
  const key = await service.makeKey({ scopes: 'scans:read' });
  const headers = { authorization: `Bearer ${key.key}` };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${service.root}${path}`, init).then((answer) => answer.arrayBuffer());
  await ask('/api/v1/scans');
  await ask('/api/v1/scans', { headers: { authorization: 'Bearer wrong' } });
  await ask('/api/v1/scans?limit=x', { headers });
  await ask('/api/v1/scans/no-uuid', { headers });
  await ask('/api/v1/scans/%ZZ', { headers });
  await ask('/api/v1/usage', { headers, method: 'HEAD' });
  await ask('/api/v1/nowhere', { method: 'PURGE' });
  await ask('/', { method: 'OPTIONS' });
  await ask('/api/v1/scans', { headers, method: 'POST', body: '{}' });
  await ask('/docs');
  await ask('/healthz', { headers: { 'emet-version': '1' } });
  const before = new Set(labelled().flatMap(([name, samples]) => samples.map(keyOf(name))));
  const now = readPage(await (await fetch(`${service.root}/metrics`)).text()).counters;
  const born = [...now]
    .filter(([name]) => name.startsWith('emet_'))
    .flatMap(([name, samples]) => samples.filter(({ value }) => value > 0).map(keyOf(name)))
    .filter((key) => key.includes('{') && !before.has(key));
  expect(born).toEqual([]);
});

const keyOf = (name: string) => (sample: Sample) => {
  const set = setOf(sample);
  return set === '' ? name : `${name}{${set}}`;
};

test('a refusal before admission counts under the route it was for', async () => {
  const refused = async () => {
    const { counters: now } = readPage(await (await fetch(`${service.root}/metrics`)).text());
    const about = { method: 'DELETE', route: '/api/v1/scans/{id}', status: '401', code: 'NO_KEY' };
    const samples = now.get('emet_http_requests_total') ?? [];
    return samples.find(({ labels }) =>
      Object.entries(about).every(([name, value]) => labels[name] === value),
    )?.value;
  };
  expect(await refused()).toBe(0);
  await fetch(`${service.base}/scans/0c2f2e6c-8f5d-4f7c-9f2e-6a1f0a9c7a11`, { method: 'DELETE' });
  await expect.poll(refused).toBe(1);
});
