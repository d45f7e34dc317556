import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { ReportPdfBusy, type ReportPdfWriter } from '../../../core/report-pdf.js';
import {
  openReportPdfWriter,
  REPORTS_AT_ONCE,
  REPORTS_MAX,
  REPORTS_OF_ONE_MAX,
} from '../../../worker/report-pdf/open-report-pdf-writer.js';
import { readPdf } from '../report-pdf/read-pdf.js';
import { BOX, finding, pagePicture, reportInput } from '../report-pdf/report-input.js';

const folder = mkdtempSync(join(tmpdir(), 'emet-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Children that behave as a hostile document might make one behave. */
function childThat(name: string, script: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, script);
  return path;
}

const STALLING = childThat(
  'stalling',
  'process.on("message", () => {}); setInterval(() => {}, 99);',
);

const MIB = 1024 ** 2;
const logger = pino({ level: 'silent' });
const open = (options: Partial<Parameters<typeof openReportPdfWriter>[0]> = {}): ReportPdfWriter =>
  openReportPdfWriter({ logger, isConfined: () => Promise.resolve(false), ...options });

const order = (organisationId = 'a', signal = new AbortController().signal) => ({
  organisationId,
  load: () => Promise.resolve(reportInput()),
  signal,
});

/** Of this process that run a script of this test. */
const children = (): number =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder)).length;

describe('the process that writes a report', () => {
  test.each([true, false])('answers a PDF (confined: %s)', async (confined) => {
    const writer = open({ isConfined: () => Promise.resolve(confined) });
    const pages = [await pagePicture(1)];
    const pdf = await writer.write({
      ...order(),
      load: () => Promise.resolve(reportInput({ lang: 'he', pages })),
    });
    const { text, pictures } = await readPdf(pdf);
    expect(text).toContain('דוח בדיקת מסמך');
    expect(pictures.reduce((sum, count) => sum + count)).toBe(1);
  });

  // FIGURES=1 npx vitest run --project system test/worker/runtime/report-pdf.test.ts -t "a page"
  test.each([1, 10, 50])(
    'takes at most a second a page of its own, for %i pages with six findings each',
    { tags: ['full', 'live'] },
    async (count) => {
      const grain = { type: 'gaussian', mean: 220, sigma: 12 } as const;
      const canvas = { width: 1240, height: 1754, channels: 3, background: '#eee' } as const;
      const webp = await sharp({ create: { ...canvas, noise: grain } })
        .webp({ quality: 20 })
        .toBuffer();
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      const pages = numbers.map((page) => ({ page, width: 1240, height: 1754, webp }));
      const findings = numbers.flatMap((page) =>
        Array.from({ length: 6 }, (_, index) =>
          finding({ id: `f${page}-${index}`, box: { ...BOX, page, y: 8 + index * 14 } }),
        ),
      );
      const report = { ...reportInput().report, findings };
      const started = performance.now();
      const load = () => Promise.resolve(reportInput({ lang: 'he', pages, report }));
      const pdf = await open().write({ ...order(), load });
      const seconds = (performance.now() - started) / 1000;
      const written = (await readPdf(pdf)).pages;
      if (process.env['FIGURES'])
        process.stderr.write(`${count} pages: ${written} written, ${seconds.toFixed(2)} s\n`);
      expect(seconds / written).toBeLessThanOrEqual(1);
    },
  );

  test.each([
    ['dies', 'process.on("message", () => process.exit(3));', 'exit code 3'],
    ['says what is no PDF', answering('new Uint8Array(9)'), 'protocol broken'],
    [
      'fails',
      'process.on("message", () => process.send({ kind: "failed", error: "why" }));',
      'why',
    ],
    ['takes too long', 'process.on("message", () => { for (;;); });', 'wall time'],
    [
      'takes too much memory',
      'const kept = []; process.on("message", () => { for (;;) kept.push(Buffer.alloc(2 ** 24, 1)); });',
      'memory',
    ],
  ])('fails its own report alone when it %s', async (name, script, message) => {
    const limits = { wallMs: name === 'takes too long' ? 2_000 : 30_000, memoryBytes: 400 * MIB };
    const writer = open({ entry: childThat(name.replaceAll(' ', '-'), script), limits });
    await expect(writer.write(order())).rejects.toThrow(message);
    await expect.poll(children).toBe(0);
  });

  test('ends when its client goes away, and when the service stops', async () => {
    const writer = open({ entry: STALLING });
    const client = new AbortController();
    const left = writer.write(order('a', client.signal));
    const stopped = writer.write(order('b'));
    await expect.poll(children).toBe(2);
    client.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect.poll(children).toBe(1);
    writer.close();
    await expect(stopped).rejects.toThrow('stops');
    await expect.poll(children).toBe(0);
  });
});

describe('orders of reports', () => {
  test('wait for a place without their pictures, and leave places to other organisations', async () => {
    const writer = open({ entry: STALLING });
    const clients: AbortController[] = [];
    const orders: Promise<unknown>[] = [];
    let loaded = 0;
    const ask = (organisationId: string): void => {
      const client = new AbortController();
      clients.push(client);
      const load = () => {
        loaded += 1;
        return Promise.resolve(reportInput());
      };
      const asked = writer.write({ organisationId, load, signal: client.signal });
      orders.push(asked.catch((error: unknown) => error));
    };
    for (let count = 0; count < REPORTS_OF_ONE_MAX; count += 1) ask('a');
    await expect(writer.write(order('a'))).rejects.toBeInstanceOf(ReportPdfBusy);
    for (let count = REPORTS_OF_ONE_MAX; count < REPORTS_MAX; count += 1) ask(`other ${count}`);
    await expect(writer.write(order('last'))).rejects.toBeInstanceOf(ReportPdfBusy);
    await expect.poll(children).toBe(REPORTS_AT_ONCE);
    expect(loaded).toBe(REPORTS_AT_ONCE);

    // Two that wait leave; the places of two that are written go to the next who are there.
    clients[2]?.abort(new Error('left'));
    clients[3]?.abort(new Error('left'));
    clients[0]?.abort(new Error('left'));
    clients[1]?.abort(new Error('left'));
    await expect.poll(() => loaded).toBe(2 * REPORTS_AT_ONCE);
    ask('a');
    writer.close();
    await Promise.all(orders);
    expect(loaded).toBe(2 * REPORTS_AT_ONCE);
    await expect.poll(children).toBe(0);
  });

  test('whose report cannot be loaded give their place back', async () => {
    const writer = open();
    const load = () => Promise.reject(new Error('the store is away'));
    for (let count = 0; count <= REPORTS_MAX; count += 1) {
      await expect(writer.write({ ...order(), load })).rejects.toThrow('the store is away');
    }
    expect((await writer.write(order())).length).toBeGreaterThan(1_000);
  });
});

function answering(pdf: string): string {
  return `process.on("message", () => process.send({ kind: "written", pdf: ${pdf} }));`;
}
