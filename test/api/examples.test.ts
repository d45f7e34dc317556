import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRegistry } from '../../main/metrics-page.js';
import { CURL_EXAMPLES } from '../../api/docs/curl-examples.js';
import { QUICK_START } from '../../api/docs/render-docs.js';
import { EXAMPLE_REPORT } from '../../api/openapi/example-report.js';
import { EXAMPLES } from '../../api/openapi/examples.js';
import { ROUTES } from '../../api/routes/index.js';
import { Scan } from '../../core/scan.js';
import { openWebhookDeliverer, type WebhookDeliverer } from '../../worker/deliver-webhook.js';
import { loadCatalogue, loadDetectors } from '../../worker/engine/index.js';
import { registerWorkerMetrics } from '../../worker/metrics.js';
import { form, openCaller } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';
import { readContract, type Contract } from './response-contract.js';
import { sampleResult } from './sample-report.js';
import { scanOf } from './scan-shape.js';

const PDF_BYTES = 9_000_000;

let api: TestApi;
let contract: Contract;
let folder = '';
let key = '';
let organisationId = '';
let files: Server;
let filesPort = 0;
let ids: Record<string, string> = {};
let deliverer: WebhookDeliverer;

beforeAll(async () => {
  api = await openApi({ environment: { ALLOW_PRIVATE_NETWORK: 'true' } });
  ({ key, organisationId } = await api.makeKey());
  contract = readContract(await (await fetch(`${api.base}/openapi.json`)).json());
  deliverer = openWebhookDeliverer({
    webhooks: api.platform.webhooks,
    allowPrivateNetwork: true,
    logger: pino({ level: 'silent' }),
    metrics: registerWorkerMetrics(openRegistry('worker')),
  });
  deliverer.start();
  folder = await mkdtemp(join(tmpdir(), 'emet-examples-'));
  // Bytes as of a real document: no compression, no repetition that a shell could fold.
  const pdf = Buffer.concat([somePdf(), Buffer.alloc(PDF_BYTES, 'statement \n\0é')]);
  await writeFile(join(folder, 'statement.pdf'), pdf);
  files = createServer((_request, response) => response.end(pdf));
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const address = files.address();
  if (address !== null && typeof address === 'object') filesPort = address.port;
});
afterAll(async () => {
  await deliverer.stop();
  await new Promise((resolve) => files.close(resolve));
  await rm(folder, { recursive: true, force: true });
  await api.close();
});

interface Printed {
  status: number;
  body: string;
}

/** Runs a documented command as a reader would; each curl also prints its status. */
async function run(command: string, scan = ''): Promise<Printed[]> {
  const local = command.replace('https://files.example.com', `http://127.0.0.1:${filesPort}`);
  const counted = local.replace(/(^|\| )curl /gm, '$1curl -sS -w "\\n%{http_code}\\n" ');
  const { stdout } = await new Promise<{ stdout: string }>((resolve, reject) => {
    execFile(
      'bash',
      ['-euo', 'pipefail', '-c', counted],
      {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
        env: { PATH: process.env.PATH, BASE: api.base, EMET_KEY: key, SCAN: scan, ...ids },
      },
      (error, out, complaint) =>
        error === null
          ? resolve({ stdout: out })
          : reject(new Error(`${command}\n${complaint}`, { cause: error })),
    );
  });
  const lines = stdout.split('\n').filter((line) => line !== '');
  const answers: Printed[] = [];
  let body = '';
  for (const line of lines) {
    if (!/^\d{3}$/.test(line)) body += line;
    else {
      answers.push({ status: Number(line), body });
      body = '';
    }
  }
  return answers;
}

/** A webhook endpoint with a delivered event, which the commands ask for. */
async function endpointWithEvent(): Promise<Record<string, string>> {
  const { webhooks } = api.platform;
  for (const { id } of (await webhooks.listEndpoints(organisationId)) ?? []) {
    await webhooks.removeEndpoint(id);
  }
  const receiver = `http://127.0.0.1:${filesPort}/`;
  const { id = '' } = (await webhooks.addEndpoint(organisationId, receiver)) ?? {};
  return { HOOK: id, EVENT: (await webhooks.ping(id)) ?? '' };
}

/** A key that the commands are about. */
async function someKey(): Promise<Record<string, string>> {
  return { KEY_ID: (await api.makeKey({ id: organisationId }, ['scans:read'])).keyId };
}

/** A completed scan with a heatmap, which the commands ask for. */
async function completedScan(): Promise<string> {
  const { call } = await openCaller(api.base);
  const { id } = scanOf(
    await call('POST', '/scans', { key, body: form(somePdf(`${Date.now()}`)) }),
  );
  const { scans } = api.platform;
  const claim = await scans.claim(id, { leaseMs: 60_000, attemptsMax: 2 });
  if (claim === null || claim === 'exhausted') throw new Error('not claimed');
  await scans.complete(id, claim.fence, sampleResult(claim.scan.file.sha256));
  expect(claim.scan.organisationId).toBe(organisationId);
  return id;
}

describe('the commands of the documentation', () => {
  it.each(Object.entries(CURL_EXAMPLES))('%s runs as printed', async (id, command) => {
    const route = ROUTES.find((one) => one.id === id);
    ids = { ...(await endpointWithEvent()), ...(await someKey()) };
    const answers = await run(command, await completedScan());
    expect(answers).toHaveLength(command.match(/\bcurl /g)?.length ?? 0);
    for (const { status, body } of answers) {
      expect(Object.keys(route?.answers ?? {}).map(Number), body).toContain(status);
      const url = `${api.root}${route?.path.replace(/\{\w+\}/g, 'x') ?? ''}`;
      if (body === '') continue; // written to a file
      const seen = { status, headers: new Headers(), body: JSON.parse(body) as unknown };
      seen.headers.set('content-type', 'application/json');
      const wrong = contract.check(route?.method.toUpperCase() ?? '', url, seen);
      expect(wrong.filter((one) => !one.startsWith('header '))).toEqual([]);
    }
  });

  it('send a document of 9 MB in all three ways, unchanged', async () => {
    const sizes = (await run(CURL_EXAMPLES['create-scan'] ?? '')).map(
      ({ body }) => Scan.parse(JSON.parse(body)).file,
    );
    expect(sizes).toHaveLength(3);
    for (const { size, sha256 } of sizes) {
      expect(size).toBeGreaterThan(PDF_BYTES);
      expect(sha256).toBe(sizes[0]?.sha256);
    }
  });

  it('begin with a quick start that works', async () => {
    const command = QUICK_START.replace(/^export BASE.*$/m, '')
      .replace('<API_KEY>', key)
      .replace('<the id in the answer>', await completedScan());
    expect((await run(command)).map(({ status }) => status)).toEqual([202, 200]);
  });
});

describe('the answers of the documentation', () => {
  it('fit the schemas that are served', () => {
    for (const [id, examples] of Object.entries(EXAMPLES)) {
      const route = ROUTES.find((one) => one.id === id);
      if (route === undefined) throw new Error(`no route ${id}`);
      for (const [status, body] of Object.entries(examples)) {
        const headers = new Headers({ 'Content-Type': 'application/json' });
        const url = `${api.root}${route.path.replace(/\{\w+\}/g, 'x')}`;
        const seen = { status: Number(status), headers, body };
        const wrong = contract.check(route.method.toUpperCase(), url, seen);
        expect(
          wrong.filter((one) => !one.startsWith('header ')),
          `${id} ${status}`,
        ).toEqual([]);
      }
    }
  });

  it('say what the program says: its codes, layers, titles and sums', async () => {
    const catalogue = await loadCatalogue();
    const { document, picture } = await loadDetectors();
    const layers = [...document, ...picture].map(({ id }) => id);
    for (const finding of EXAMPLE_REPORT.findings) {
      const known = catalogue.findings.find(({ code }) => code === finding.code);
      expect(finding).toMatchObject({
        source: known?.source,
        category: known?.category,
        severity: known?.severity,
        title: known?.title.en,
        detail: known?.example.en,
      });
      expect(layers).toContain(finding.engine);
    }
    for (const check of EXAMPLE_REPORT.checks) {
      const known = catalogue.checks.find(({ id }) => id === check.id);
      expect(check.label).toBe(known?.label.en);
      expect(known?.examples.map(({ en }) => en)).toContain(check.detail);
    }
    for (const { layer } of EXAMPLE_REPORT.engine.coverage) expect(layers).toContain(layer);
    const ran = EXAMPLE_REPORT.engine.coverage.filter(({ status }) => status === 'ran');
    expect(ran.map(({ layer }) => layer)).toEqual(EXAMPLE_REPORT.engine.layers);
    const points = EXAMPLE_REPORT.findings.reduce((sum, { impact }) => sum + (impact ?? 0), 0);
    expect(EXAMPLES['retrieve-scan']?.[200]).toMatchObject({ risk_score: points });
  });
});
