import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import { deflateSync } from 'node:zlib';
import { degrees, PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../../../../../worker/engine/pipeline/opening/open-pdf.js';
import { pictureDetectors } from '../../../../../worker/engine/detectors/picture/index.js';
import { contextOf, neverAborted } from '../../detectors/picture/scanned-page.js';
import { writePdf } from '../syntax/write-pdf.js';

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
  return picturesIn(await document.save());
}

async function picturesIn(bytes: Uint8Array) {
  const open = await openPdf(bytes, { pagesMax: 5, megapixelsMax: 10 });
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

describe('pictures that pdf.js unpacks', { timeout: 60_000 }, () => {
  const [W, H] = [1728, 128];

  /** A page of one picture, its stream and dictionary as given. */
  const pageOf = (dict: string, stream: Uint8Array): Buffer =>
    writePdf({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${W} ${H}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>`,
      4: { dict: '', stream: `${W} 0 0 ${H} 0 0 cm /I Do` },
      5: { dict: `/Type/XObject/Subtype/Image/Width ${W}/Height ${H}${dict}`, stream },
    });

  /** Black box from (100, 30), 200 x 40 pixels, on white, as T.6 codes it line by line against the one above. */
  function faxed(): Buffer {
    const white = '1';
    // Horizontal mode: white 64 + 36, black 192 + 8; the rest of the line ends as above.
    const firstBlack = '001 11011 00010101 000011001001 000101 1';
    const black = '111';
    // Passes over the black above.
    const firstWhite = '0001 1';
    const code = [
      white.repeat(30),
      firstBlack,
      black.repeat(39),
      firstWhite,
      white.repeat(H - 71),
      '000000000001 000000000001',
    ]
      .join('')
      .replaceAll(' ', '');
    const bytes = code.match(/.{1,8}/g)!.map((byte) => parseInt(byte.padEnd(8, '0'), 2));
    return pageOf(
      `/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${W}/Rows ${H}>>`,
      Uint8Array.from(bytes),
    );
  }

  const bits = (): Buffer => {
    const rows = Buffer.alloc((W / 8) * H, 0xff);
    for (let y = 30; y < 70; y++) rows.fill(0, (y * W) / 8 + 13, (y * W) / 8 + 37);
    return pageOf(
      '/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode',
      deflateSync(rows),
    );
  };

  it.each([
    ['a fax', faxed],
    ['bits without loss', bits],
  ])('%s is seen in black and white', async (_, make) => {
    const [picture] = await picturesIn(make());
    expect(picture?.loaded).toMatchObject({ width: W, height: H, format: 'raw', tones: 'bilevel' });
    const grey = picture!.loaded.grey();
    expect([grey[50 * W + 200], grey[50 * W + 600], grey[10 * W + 200]]).toEqual([0, 255, 255]);
  });

  it('has every layer that needs tones say that there are none', async () => {
    const [picture] = await picturesIn(faxed());
    const looks = await Promise.all(
      pictureDetectors.map(async (one) => ({
        id: one.id,
        look: await one.detect({ picture: picture!.loaded, ...contextOf() }, neverAborted),
      })),
    );
    expect(looks.flatMap(({ look }): Finding[] => look.findings)).toEqual([]);
    const blind = looks.filter(({ look }) => look.abstained?.startsWith('black and white'));
    expect(blind.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['noise-level', 'text-lines', 'copy-paste', 'ai-generated']),
    );
    expect(blind.map(({ id }) => id)).not.toContain('copy-move');
  });

  it('fail alone where their data are broken', async () => {
    const broken = pageOf(
      `/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/JPXDecode`,
      Buffer.from('no picture'),
    );
    await expect(picturesIn(broken)).rejects.toThrow('cannot be unpacked');
  });
});
