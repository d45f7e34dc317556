import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PDFKit from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Scan } from '../../core/scan.js';
import { failureText } from '../../core/texts/texts-in.js';
import type { FailureReason } from '../../core/errors.js';
import { isCluster } from './ground.js';
import { type Service, startService } from './start-service.js';

/** Documents good, bad and seen before, through the whole running program. */
interface Event {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const Webhook = z.object({ id: z.string(), secret: z.string() });
const SCAN_WITHIN_MS = 90_000;
/** Not set: the models of this installation. */
const INSTALLED = '';
/** What takes long here is the analysis, the same on both platforms: at the gate on one of them. */
const tags = isCluster ? ['full'] : [];

let service: Service;
let receiver: Server;
const events: Event[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      events.push({ headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  // The receiver listens on loopback, which a service in earnest never connects to.
  service = await startService({ ALLOW_PRIVATE_NETWORK: 'true', MODELS_DIR: INSTALLED });
});
afterAll(async () => {
  await service?.dispose();
  receiver?.close();
});

const sample = (name: string) => readFile(new URL(`../../samples/${name}`, import.meta.url));

async function send(
  key: string,
  bytes: Uint8Array,
  name: string,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const answer = await fetch(`${service.base}/scans`, {
    method: 'POST',
    headers: bearer(key),
    body: form,
  });
  expect(answer.status).toBe(202);
  return Scan.parse(await answer.json());
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

async function final(key: string, id: string): Promise<Scan> {
  const deadlineMs = performance.now() + SCAN_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${service.base}/scans/${id}`, { headers: bearer(key) });
    const scan = Scan.parse(await answer.json());
    if (scan.status === 'completed' || scan.status === 'failed') return scan;
    if (performance.now() > deadlineMs) throw new Error(`The scan is still ${scan.status}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const scanned = async (
  key: string,
  bytes: Uint8Array,
  name: string,
  fields?: Record<string, string>,
) => final(key, (await send(key, bytes, name, fields)).id);

async function used(key: string): Promise<number> {
  const answer = await fetch(`${service.base}/usage`, { headers: bearer(key) });
  return z.object({ used: z.number() }).parse(await answer.json()).used;
}

async function eventOf(scanId: string): Promise<Event> {
  const deadlineMs = performance.now() + 10_000;
  for (;;) {
    const event = events.find(({ body }) => body.includes(scanId));
    if (event) return event;
    if (performance.now() > deadlineMs) throw new Error('No event came.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function pdf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFKit({ autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) =>
    document.on('end', () => resolve(Buffer.concat(chunks))),
  );
  for (let page = 1; page <= pages; page++) document.addPage().text(`Page ${page} of the sample`);
  document.end();
  return done;
}

const hugePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();

describe('a document that cannot be analysed', { tags }, () => {
  const cases: [string, FailureReason, () => Promise<Uint8Array>][] = [
    [
      'truncated.pdf',
      'corrupt_file',
      async () => (await sample('he-transfer.pdf')).subarray(0, 600),
    ],
    [
      'truncated.jpg',
      'corrupt_file',
      async () => (await sample('he-invoice-photo.jpg')).subarray(0, 20_000),
    ],
    [
      'cut.png',
      'corrupt_file',
      async () => (await sample('he-payment-app.png')).subarray(0, 30_000),
    ],
    [
      'locked.pdf',
      'password_required',
      () => pdf(1, { userPassword: 'sesame', ownerPassword: 'x' }),
    ],
    ['long.pdf', 'too_many_pages', () => pdf(51)],
    ['huge.png', 'too_many_pixels', () => hugePicture(11_000, 10_000)],
  ];

  it('ends as failed with a reason a person understands, refunded, announced, and alone', async () => {
    const { key, organisation } = await service.makeKey();
    const receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const webhook = Webhook.parse(
      await service.admin('webhook', 'add', '--org', organisation, '--url', receiverUrl),
    );
    const sent = await Promise.all(
      cases.map(async ([name, reason, make], index) => {
        const lang = index % 2 === 0 ? ('he' as const) : ('en' as const);
        const { id } = await send(key, await make(), name, { lang });
        return { id, reason, lang };
      }),
    );
    const good = await send(key, await pdf(1), 'good.pdf');

    for (const { id, reason, lang } of sent) {
      const scan = await final(key, id);
      expect(scan).toMatchObject({
        status: 'failed',
        error: failureText(reason, lang),
        verdict: null,
      });
      expect(scan).not.toHaveProperty('report');
      expect(scan).not.toHaveProperty('stage');

      const { headers, body } = await eventOf(id);
      expect(JSON.parse(body)).toMatchObject({
        type: 'scan.failed',
        data: { scan: { id, status: 'failed' } },
      });
      expect(headers['emet-event']).toBe('scan.failed');
      const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['emet-signature'])) ?? [];
      const mac = createHmac('sha256', webhook.secret).update(`${t}.${body}`).digest();
      expect(timingSafeEqual(mac, Buffer.from(v1 ?? '', 'hex'))).toBe(true);
    }
    expect(await final(key, good.id)).toMatchObject({ status: 'completed' });
    expect(await used(key)).toBe(1);
  });

  it('opens what only an owner password protects: banks send such files', async () => {
    const { key } = await service.makeKey();
    const scan = await scanned(key, await pdf(1, { ownerPassword: 'bank' }), 'protected.pdf');
    expect(scan.status).toBe('completed');
  });
});

describe('a readable document with foreign data', () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(600, 7)]);

  it.each(['before', 'after'])(
    '%s it is accepted, and the foreign data is a finding',
    async (where) => {
      const { key } = await service.makeKey();
      const document = await pdf(1);
      const junk = Buffer.from('MIME junk 0123456789\r\n'.repeat(8));
      const bytes =
        where === 'before' ? Buffer.concat([junk, document]) : Buffer.concat([document, zip]);
      const { report } = await scanned(key, bytes, 'foreign.pdf', { lang: 'en' });
      expect(report?.findings).toContainEqual(
        expect.objectContaining({ code: `foreign_data_${where}`, category: 'file_structure' }),
      );
    },
  );
});

describe('a document seen before', () => {
  it('is information when the bytes are the same, a finding when the file is another, and nothing elsewhere', async () => {
    const { key } = await service.makeKey();
    const other = await service.makeKey();
    const document = await sample('he-transfer.pdf');
    const first = await scanned(key, document, 'first.pdf');
    expect(first.report?.findings.filter(({ source }) => source === 'history')).toEqual([]);

    const again = await scanned(key, document, 'again.pdf');
    expect(again.report?.findings).toContainEqual(
      expect.objectContaining({
        code: 'same_file_again',
        category: 'duplicate',
        impact: 0,
        severity: 'info',
      }),
    );

    const elsewhere = await scanned(other.key, document, 'first.pdf');
    expect(elsewhere.report?.findings.filter(({ source }) => source === 'history')).toEqual([]);
  });

  it(
    'is found again in a re-encoded picture whose text agrees; another document of the same bank is not',
    { tags },
    async () => {
      const { key } = await service.makeKey();
      const picture = await sample('en-transfer.webp');
      await scanned(key, picture, 'picture.webp');
      const reencoded = await sharp(picture).jpeg({ quality: 82 }).toBuffer();
      const second = await scanned(key, reencoded, 'again.jpg');
      expect(second.report?.findings).toContainEqual(
        expect.objectContaining({
          code: 'same_picture_again',
          source: 'history',
          category: 'duplicate',
        }),
      );

      await scanned(key, await sample('he-bank-statement.pdf'), 'may.pdf');
      const next = await scanned(key, await sample('he-bank-statement-logical.pdf'), 'june.pdf');
      expect(next.report?.findings.filter(({ source }) => source === 'history')).toEqual([]);
    },
  );
});
