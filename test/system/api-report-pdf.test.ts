import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readPdf } from '../worker/report-pdf/read-pdf.js';
import { isCluster } from './ground.js';
import { type Service, startService } from './start-service.js';

// The whole way on the real program: a document is sent, analysed, and its report fetched as
// PDF with the pictures of its pages that the store kept, written by a process of the API.

/** What takes long here is the analysis, the same on both platforms: at the gate on one of them. */
const tags = isCluster ? ['full'] : [];

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.dispose());

const SAMPLE = 'samples/he-bank-statement-forged-revision.pdf';
const Scan = z.object({ id: z.string(), status: z.string() });

test('a document’s report is fetched as PDF, and is gone with its scan', { tags }, async () => {
  const { key } = await service.makeKey();
  const headers = { Authorization: `Bearer ${key}` };
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await readFile(SAMPLE))]), 'statement.pdf');
  const sent = await fetch(`${service.base}/scans`, { method: 'POST', headers, body });
  const { id } = Scan.parse(await sent.json());
  const path = `${service.base}/scans/${id}`;
  const status = async () => Scan.parse(await (await fetch(path, { headers })).json()).status;
  await expect.poll(status, { timeout: 90_000, interval: 500 }).toBe('completed');

  const answer = await fetch(`${path}/report.pdf`, { headers });
  expect(answer.status).toBe(200);
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pdf.text).toContain('דוח בדיקת מסמך');
  expect(pdf.text).toContain('סיכון גבוה');
  expect(pdf.pictures.reduce((sum, count) => sum + count)).toBe(1);
  const english = await fetch(`${path}/report.pdf?lang=en`, { headers });
  const read = await readPdf(new Uint8Array(await english.arrayBuffer()));
  expect(read.text).toContain('became');

  expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(200);
  expect((await fetch(`${path}/report.pdf`, { headers })).status).toBe(404);
});
