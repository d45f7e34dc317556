import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdf } from '../../../worker/pdf/open-pdf.js';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'emet-pictures-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const WIDTH = 600;
const HEIGHT = 400;

/** White with a black box in the middle of its upper left quarter. */
const scan = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } }).composite(
    [
      {
        input: { create: { width: 100, height: 60, channels: 3, background: '#000000' } },
        left: 100,
        top: 70,
      },
    ],
  );

async function picturesOf(document: PDFDocument) {
  const bytes = await document.save();
  const path = join(folder, `${Math.random()}.pdf`);
  await writeFile(path, bytes);
  const open = await openPdf(
    { path, name: 'a.pdf', type: 'application/pdf', size: bytes.length, sha256: '' },
    { pagesMax: 5, megapixelsMax: 10 },
  );
  try {
    return await Promise.all(
      open.pictures.map(async (one) => ({ ...one, loaded: await one.load() })),
    );
  } finally {
    await open.close();
  }
}

describe('openPagePictures', () => {
  it('gives a scan its coefficients and its pixels as they are stored', async () => {
    const document = await PDFDocument.create();
    const jpeg = await scan().jpeg({ quality: 80 }).toBuffer();
    document
      .addPage([600, 400])
      .drawImage(await document.embedJpg(jpeg), { width: 600, height: 400 });
    const [picture] = await picturesOf(document);
    expect(picture).toMatchObject({ page: 1, origin: 'embedded', width: WIDTH, height: HEIGHT });
    expect(picture?.loaded).toMatchObject({ format: 'jpeg', orientation: 1 });
    expect(picture?.loaded.jpeg?.width).toBe(WIDTH);
    expect(picture?.loaded.grey()[80 * WIDTH + 150]).toBeLessThan(20);
    expect(picture?.loaded.toPlace({ x: 60, y: 40, w: 60, h: 40 }).rect).toEqual({
      x: 10,
      y: 10,
      w: 10,
      h: 10,
    });
  });

  it('reads a lossless picture too, and places it where a turned page shows it', async () => {
    const document = await PDFDocument.create();
    const png = await scan().png().toBuffer();
    const page = document.addPage([800, 600]);
    page.drawImage(await document.embedPng(png), { x: 100, y: 100, width: 600, height: 400 });
    page.setRotation(degrees(90));
    const [picture] = await picturesOf(document);
    expect(picture?.loaded).toMatchObject({ format: 'raw', orientation: 6 });
    expect(picture?.loaded.grey()[80 * WIDTH + 150]).toBe(0);
    const { rect } = picture?.loaded.toPlace({ x: 0, y: 0, w: WIDTH, h: HEIGHT }) ?? {};
    expect(rect?.x).toBeCloseTo((100 / 600) * 100, 3);
    expect(rect?.y).toBeCloseTo((100 / 800) * 100, 3);
    expect(rect?.w).toBeCloseTo((400 / 600) * 100, 3);
    expect(rect?.h).toBeCloseTo((600 / 800) * 100, 3);
    // What stands at the upper left of the scan shows at the upper right of the turned page.
    const box = picture?.loaded.toPlace({ x: 100, y: 70, w: 100, h: 60 }).rect;
    expect((box?.x ?? 0) + (box?.w ?? 0) / 2).toBeGreaterThan(50);
    expect(box?.y).toBeLessThan(50);
  });

  it('leaves logos and tilted pictures alone', async () => {
    const document = await PDFDocument.create();
    const image = await document.embedJpg(await scan().jpeg().toBuffer());
    const page = document.addPage([800, 600]);
    page.drawImage(image, { x: 10, y: 10, width: 150, height: 100 });
    page.drawImage(image, { x: 300, y: 100, width: 450, height: 300, rotate: degrees(5) });
    expect(await picturesOf(document)).toEqual([]);
  });
});
