import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBelow, read } from '../deploy/repository.js';
import { openOtlpReceiver, type ReceivedSpan } from '../servers/otlp-receiver.js';
import { edgeFiles, openTestStore, type TestStore } from '../worker/inference/model-store.js';
import { openReceiver } from '../worker/receiver.js';
import {
  type Client,
  clientOf,
  type Program,
  removeGrounds,
  startProgram,
  until,
} from './faults-program.js';
import { openAccountOn } from './open-account.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let folder: string;
let models: TestStore;
let collector: Awaited<ReturnType<typeof openOtlpReceiver>>;
let inbox: Awaited<ReturnType<typeof openReceiver>>;
let program: Program;
let client: Client;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-tracing-'));
  models = await openTestStore();
  await models.add('1.0.0', edgeFiles(1));
  await models.point({ version: '1.0.0' });
  collector = await openOtlpReceiver();
  inbox = await openReceiver();
  program = await startProgram(join(folder, 'data'), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    MODELS_DIR: models.root,
  });
  await until('a worker is ready', () => program.workerPids().length > 0, 60_000);
  ({ key } = await openAccountOn(join(folder, 'data'), { hook: inbox.url }));
  client = clientOf(() => program, key);
});
afterAll(async () => {
  await program.end('SIGTERM');
  await removeGrounds();
  await collector.close();
  await inbox.close();
  await models.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** Sends a document as a caller does that traces itself. */
async function create(trouble: string, traceparent?: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([`%PDF-1.4 ${trouble}`]), 'secret-name.pdf');
  form.set('metadata', JSON.stringify({ note: 'secret-note' }));
  const headers = { authorization: `Bearer ${key}`, ...(traceparent && { traceparent }) };
  const answer = await fetch(`${program.url}/api/v1/scans`, {
    method: 'POST',
    body: form,
    headers,
  });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}

const ofTrace = (traceId: string): ReceivedSpan[] =>
  collector.spans.filter((span) => span.traceId === traceId);

describe('A scan of a caller that traces itself', () => {
  let spans: ReceivedSpan[];
  let id: string;
  const named = (name: string): ReceivedSpan => {
    const found = spans.find((span) => span.name === name);
    if (found === undefined)
      throw new Error(`no span ${name} in ${spans.map((s) => s.name).join(', ')}`);
    return found;
  };

  beforeAll(async () => {
    id = await create('infer edges', `00-${TRACE}-${CALLER}-01`);
    expect((await client.final(id)).status).toBe('completed');
    await until('its webhook is sent', () => inbox.received.length > 0);
    await until('all spans arrived', () => {
      const names = new Set(ofTrace(TRACE).map(({ name }) => name));
      return ['webhook', 'scan', 'POST /api/v1/scans'].every((name) => names.has(name));
    });
    spans = ofTrace(TRACE);
  });

  test('is one trace from the request over queue, stages, models and stores to the webhook', () => {
    expect(named('POST /api/v1/scans')).toMatchObject({
      service: 'emet-api',
      parentSpanId: CALLER,
    });
    const request = named('POST /api/v1/scans').spanId;
    expect(named('scans.accept')).toMatchObject({ service: 'emet-api', parentSpanId: request });
    for (const name of ['files.stage', 'files.keep'])
      expect(named(name).parentSpanId).toBe(request);
    expect(named('queued')).toMatchObject({ service: 'emet-worker', parentSpanId: request });
    expect(named('scan')).toMatchObject({ service: 'emet-worker', parentSpanId: request });
    const run = named('scan').spanId;
    for (const name of ['decoding', 'inspecting', 'scans.complete', 'files.open', 'model edges']) {
      expect(named(name), name).toMatchObject({ service: 'emet-worker', parentSpanId: run });
    }
    expect(named('webhook').parentSpanId).toBe(request);
    const known = new Set([CALLER, ...spans.map(({ spanId }) => spanId)]);
    for (const { name, parentSpanId } of spans) expect(known, name).toContain(parentSpanId);
  });

  test('tells times that follow each other, and ids that the log has too', () => {
    for (const { name, startMs, endMs } of spans)
      expect(endMs, name).toBeGreaterThanOrEqual(startMs);
    expect(named('queued').endMs).toBeLessThanOrEqual(named('scan').startMs + 50);
    expect(named('decoding').startMs).toBeGreaterThanOrEqual(named('scan').startMs - 50);
    expect(named('scan').attributes).toMatchObject({
      'emet.scanId': id,
      'emet.attempt': 1,
      'emet.status': 'completed',
    });
    expect(named('POST /api/v1/scans').attributes).toMatchObject({
      'http.route': '/api/v1/scans',
      'http.response.status_code': 202,
      'emet.scanId': id,
    });
    const lines = program
      .output()
      .split('\n')
      .filter((line) => line.includes(`"traceId":"${TRACE}"`));
    expect(lines.filter((line) => line.includes('"part":"api"')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('"part":"worker"')).length).toBeGreaterThan(1);
  });

  test('goes on at the receiver of its webhook', () => {
    const headers = inbox.received[0]?.headers ?? {};
    expect(headers['traceparent']).toBe(`00-${TRACE}-${named('webhook').spanId}-01`);
  });

  test('is the exemplar of its latency, where OpenMetrics is asked for', async () => {
    const page = async (accept: string) =>
      (await fetch(`${program.url}/metrics`, { headers: { accept } })).text();
    const exemplar = new RegExp(`# \\{trace_id="${TRACE}"\\} [\\d.]+ [\\d.]+$`);
    const openMetrics = (await page('application/openmetrics-text; version=1.0.0')).split('\n');
    const of = (name: string) => openMetrics.filter((line) => line.startsWith(`${name}_bucket`));
    expect(of('emet_scan_duration_seconds').some((line) => exemplar.test(line))).toBe(true);
    expect(of('emet_http_request_duration_seconds').some((line) => exemplar.test(line))).toBe(true);
    expect(openMetrics.at(-2)).toBe('# EOF');
    expect(await page('text/plain')).not.toContain('trace_id');
  });
});

test('a failed scan and a refused request are failed or coded spans, with names of errors only', async () => {
  const id = await create('bug x');
  expect((await client.final(id)).status).toBe('failed');
  const scan = await until('its span arrives', () =>
    collector.spans.find((span) => span.name === 'scan' && span.attributes['emet.scanId'] === id),
  );
  expect(scan.attributes).toMatchObject({
    'emet.status': 'failed',
    'emet.reason': 'internal_error',
  });
  await fetch(`${program.url}/api/v1/usage`, { headers: { authorization: 'Bearer secret-key' } });
  const refused = await until('its span arrives', () =>
    collector.spans.find((span) => span.attributes['emet.code'] === 'INVALID'),
  );
  expect(refused.name).toBe('GET /api/v1/usage');
});

test('a malformed traceparent begins a trace of its own', async () => {
  const id = await create('calm x', `00-${'0'.repeat(32)}-${CALLER}-01`);
  await client.final(id);
  const scan = await until('its span arrives', () =>
    collector.spans.find((span) => span.name === 'scan' && span.attributes['emet.scanId'] === id),
  );
  expect(scan.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
});

test('spans hold no content, names or keys', async () => {
  await until('spans arrived', () => collector.spans.length > 0);
  for (const secret of ['secret-', key, 'SECRET-CONTENT', '%PDF', 'infer edges']) {
    expect(collector.raw()).not.toContain(secret);
  }
});

test('probes and sweeps make no span', () => {
  const names = new Set(collector.spans.map(({ name }) => name));
  for (const name of names) expect(name).not.toMatch(/readyz|healthz|metrics|reconcile|overdue/);
});

test('the libraries are imported by the modules only that are loaded only where tracing is on', () => {
  const sources = ['main', 'core', 'api', 'worker', 'adapters'].flatMap((folder) =>
    filesBelow(folder, '.ts'),
  );
  const having = (text: RegExp) => sources.filter((path) => text.test(read(path)));
  const own = ['main/tracing/open-telemetry.ts', 'main/tracing/rate-sampler.ts'];
  expect(having(/from '@opentelemetry/)).toEqual(own);
  expect(having(/rate-sampler\.js'/)).toEqual(own.slice(0, 1));
  expect(having(/open-telemetry\.js'/)).toEqual(['main/tracing/open-tracing.ts']);
  expect(read('main/tracing/open-tracing.ts')).toContain("await import('./open-telemetry.js')");
});

test('a collector that is away is said once, and holds up neither scans nor the end', async () => {
  const data = join(folder, 'alone');
  const alone = await startProgram(data, {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:secret-password@127.0.0.1:9',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  await until('a worker is ready', () => alone.workerPids().length > 0, 60_000);
  const account = await openAccountOn(data, { hook: inbox.url });
  const asked = clientOf(() => alone, account.key);
  for (const trouble of ['calm x', 'calm y']) await asked.final(await asked.create(trouble));
  await until('it is said', () => alone.output().includes('Traces cannot be sent'), 60_000);
  const startedMs = performance.now();
  expect(await alone.end('SIGTERM')).toBe(0);
  expect(performance.now() - startedMs).toBeLessThan(15_000);
  expect(alone.output()).not.toContain('secret-password');
});
