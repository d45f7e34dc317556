import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Scan } from '../../core/scan.js';
import { openReceiver } from '../worker/receiver.js';
import { clientOf, removeGrounds, startProgram, until } from './faults-program.js';
import { openAccountOn } from './open-account.js';
import { startService, type Service } from './start-service.js';

// One scan can be followed through the lines of both processes, and no line says what it was about.

const Line = z.looseObject({ part: z.string(), msg: z.string() });
type Line = z.infer<typeof Line>;

/** In everything that a customer gives: text, names, keys. Not in ids. */
const MARK = 'xqzzy';
const secretsOf = new Set<string>([MARK, 'Xqzzy', 'XQZZY', 'yzzqx']);

let service: Service;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let key: { key: string; keyId: string; organisation: string };

beforeAll(async () => {
  // Refused and delivered webhooks have lines of their own.
  let refused = 0;
  receiver = await openReceiver((response) => response.writeHead(refused++ < 2 ? 500 : 200).end());
  service = await startService({
    LOG_LEVEL: 'trace',
    ALLOW_PRIVATE_NETWORK: 'true',
    TRUST_PROXY: '1',
  });
  const created = await service.admin(
    'org',
    'create',
    '--name',
    `Bank ${MARK}`,
    '--plan',
    'business',
  );
  const { id: organisation } = z.object({ id: z.string() }).parse(created);
  key = await service.makeKey({ organisation, owner: `${MARK}@example.com` });
  secretsOf.add(key.key).add(key.key.slice(-16));
  const endpoint = await service.admin(
    ...['webhook', 'add', '--org', organisation, '--url', `${receiver.url}?token=${MARK}`],
  );
  secretsOf.add(z.object({ secret: z.string() }).parse(endpoint).secret);
});
afterAll(async () => {
  await service.dispose();
  await receiver.close();
});

const lines = (): Line[] =>
  service
    .printed()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [Line.parse(JSON.parse(line))] : []));

const authorization = () => ({ authorization: `Bearer ${key.key}` });

/** A page of marked text, with marked metadata; broken when asked for. */
async function markedPdf(isBroken = false): Promise<Buffer> {
  const document = new PDFDocument({ info: { Title: `Title ${MARK}`, Author: `Author ${MARK}` } });
  const chunks: Buffer[] = [];
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.text(`Transfer to ${MARK}, 1,250.00, on 12.03.2026. Balance 900.00`);
  document.end();
  await ended;
  const bytes = Buffer.concat(chunks);
  return isBroken
    ? Buffer.from(bytes.toString('latin1').replaceAll('endobj', MARK), 'latin1')
    : bytes;
}

async function create(bytes: Buffer, requestId: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), `${MARK}.pdf`);
  form.set('context', JSON.stringify({ expected_name: MARK, notes: `${MARK} note` }));
  form.set('metadata', JSON.stringify({ [MARK]: MARK }));
  form.set('client_reference', `ref-${MARK}`);
  const answer = await fetch(`${service.base}/scans?`, {
    method: 'POST',
    body: form,
    headers: {
      ...authorization(),
      'x-request-id': requestId,
      'x-forwarded-for': '203.0.113.7',
      'idempotency-key': `${MARK}-${requestId}`,
    },
  });
  expect(answer.status).toBe(202);
  return Scan.parse(await answer.json()).id;
}

async function final(id: string): Promise<Scan> {
  for (;;) {
    const answer = await fetch(`${service.base}/scans/${id}`, { headers: authorization() });
    const scan = Scan.parse(await answer.json());
    if (['completed', 'failed'].includes(scan.status)) return scan;
    await wait(200);
  }
}

describe('the lines of a scan', () => {
  test('bear the request, the scan, the attempt, the organisation, the key and the address', async () => {
    const id = await create(await markedPdf(), 'followed-1');
    expect((await final(id)).status).toBe('completed');
    const about = {
      scanId: id,
      requestId: 'followed-1',
      organisationId: key.organisation,
      keyId: key.keyId,
      clientAddress: '203.0.113.7',
    };
    const accepted = lines().find(({ requestId }) => requestId === 'followed-1');
    expect(accepted).toMatchObject({ part: 'api', msg: 'request', status: 202, ...about });
    const worked = lines().filter(({ part, scanId, endpointId }) => {
      return part === 'worker' && scanId === id && endpointId === undefined;
    });
    expect(worked.map(({ msg }) => msg)).toEqual(['Scan begins', 'Scan completed']);
    for (const line of worked) expect(line).toMatchObject({ ...about, attempt: 1 });
    await expect
      .poll(() => lines().filter(({ endpointId, scanId }) => endpointId && scanId === id).length)
      .toBeGreaterThan(0);
  });

  test('of a refused request name the key that exists, and the address of any', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${service.base}/usage`, {
        headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
      }).then((answer) => answer.headers.get('x-request-id'));
    const poor = await service.makeKey({ plan: 'free' });
    const unknown = await ask({ authorization: `Bearer ${MARK}` });
    const refused = await ask({ authorization: `Bearer ${poor.key}` });
    const lineOf = (id: string | null) => lines().find(({ requestId }) => requestId === id);
    await expect
      .poll(() => lineOf(refused))
      .toMatchObject({
        code: 'NO_API_ACCESS',
        organisationId: poor.organisation,
        keyId: poor.keyId,
        clientAddress: '203.0.113.9',
      });
    expect(lineOf(unknown)).toMatchObject({
      code: 'INVALID',
      route: '/api/v1/usage',
      clientAddress: '203.0.113.9',
    });
  });
});

test('no line of the API or a worker holds content, names or secrets, at any level', async () => {
  await final(await create(await markedPdf(true), 'broken'));
  await final(await create(Buffer.from(`%PDF-1.7\n${MARK}\n%%EOF`), 'corrupt'));
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${service.base}${path}`, {
      ...init,
      headers: { ...authorization(), ...init.headers },
    }).then((answer) => answer.status);
  const json = { 'content-type': 'application/json' };
  const post = (body: unknown) =>
    ask('/scans', { method: 'POST', body: JSON.stringify(body), headers: json });
  const content = (await markedPdf()).toString('base64');
  const pdf = { name: `${MARK}.pdf`, content_base64: content };
  expect(await post({ file: pdf, client_reference: MARK, metadata: { [MARK]: MARK } })).toBe(202);
  expect(await post({ file: pdf, [MARK]: MARK })).toBe(400);
  expect(await post({ file_url: `http://127.0.0.1:9/${MARK}?${MARK}` })).toBe(400);
  expect(await ask(`/scans?client_reference=${MARK}`)).toBe(200);
  expect(await ask(`/scans?${MARK}=1`)).toBe(400);
  expect(await ask(`/scans/${MARK}`)).toBe(404);
  expect(await ask('/usage', { headers: { authorization: `Bearer ${MARK}` } })).toBe(401);
  // The deliveries of all of them, refused ones too, have ended.
  await expect
    .poll(() => lines().filter(({ outcome }) => outcome === 'delivered').length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(3);

  const printed = service.printed();
  expect(lines().filter(({ level }) => Number(level) <= 20).length).toBeGreaterThan(0);
  for (const secret of secretsOf) {
    const found = printed.split('\n').filter((line) => line.includes(secret));
    expect(found, `lines with ${secret}`).toEqual([]);
  }
  expect(printed).not.toContain(content.slice(100, 140));
});

test('what an analysis prints of its document is in no line, and that it printed is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emet-lines-'));
  const program = await startProgram(join(folder, 'data'), { LOG_LEVEL: 'trace' });
  try {
    await until('a worker is ready', () => program.workerPids().length > 0);
    const account = await openAccountOn(join(folder, 'data'), { hook: receiver.url });
    const client = clientOf(() => program, account.key);
    for (const trouble of ['noise x', 'bug x']) await client.final(await client.create(trouble));
    await until('the noise was heard', () => program.output().includes('A child process prints'));
    expect(program.output()).not.toContain('SECRET-CONTENT');
  } finally {
    await program.end('SIGTERM');
    await removeGrounds();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
