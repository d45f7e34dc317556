import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { addGrain } from '../../samples/capture/grain.js';
import { lookAt } from '../page-look.js';
import type { Way } from '../way.js';

const GRAIN = 4;

/** The first page on paper, scanned: one grey JPEG with blur and grain, on a page of the same size. */
export async function scanOf(path: string, page = 1): Promise<Buffer> {
  const source = await PDFDocument.load(await readFile(path), { updateMetadata: false });
  const { width, height } = source.getPage(page - 1).getCropBox();
  const look = await lookAt(path, page, 2000);
  const raw = { width: look.width, height: look.height, channels: 3 } as const;
  const grey = await sharp(look.data, { raw })
    .toColourspace('b-w')
    .linear(0.9, 14)
    .blur(0.6)
    .raw()
    .toBuffer();
  addGrain(grey, 1, GRAIN, look.width);
  const jpeg = await sharp(grey, { raw: { ...raw, channels: 1 } })
    .jpeg({ quality: 75 })
    .toBuffer();
  const document = await PDFDocument.create();
  document.setProducer('Office scanner');
  document.addPage([width, height]).drawImage(await document.embedJpg(jpeg), { width, height });
  return Buffer.from(await document.save());
}

/** A scan made of a file of one page: `needs: single`. */
const scanned: Way = {
  id: 'scanner-scan',
  tool: 'pdf-lib',
  kind: 'step',
  needs: 'single',
  carryOut: async ({ source = '', out = '' }) => writeFile(out, await scanOf(source)),
};

export const scanWays: Way[] = [scanned];
