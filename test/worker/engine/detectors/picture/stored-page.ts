import sharp from 'sharp';
import { readCoefficients } from '../../../../../worker/engine/image/jpeg/read-coefficients.js';
import { pagePicture, type PagePicture } from '../../../../../worker/engine/image/page-picture.js';
import type { PixelRect } from '../../../../../worker/engine/evidence/geometry.js';
import { PNG_FILE, type TestPage } from './scanned-page.js';

/** Colours of a picture, three bytes a pixel. */
export interface Colours {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** @param gain stretches contrast around mid-grey: beyond 1 paper and ink are cut off, as many scanners do */
export function coloursOf(page: TestPage, gain = 1): Colours {
  const rgb = new Uint8Array(page.width * page.height * 3);
  page.grey.forEach((value, at) => {
    const seen = Math.round(128 + (value - 128) * gain);
    rgb.fill(Math.min(255, Math.max(0, seen)), at * 3, at * 3 + 3);
  });
  return { width: page.width, height: page.height, rgb };
}

const sharpOf = ({ width, height, rgb }: Colours) =>
  sharp(rgb, { raw: { width, height, channels: 3 } });

/** What a page looks like after it was stored as a JPEG and opened again. */
export async function stored(colours: Colours, quality: number): Promise<Colours> {
  const jpeg = await sharpOf(colours).jpeg({ quality }).toBuffer();
  return { ...colours, rgb: new Uint8Array(await sharp(jpeg).raw().toBuffer()) };
}

export async function cropped(colours: Colours, { x, y, w, h }: PixelRect): Promise<Colours> {
  const rgb = await sharpOf(colours)
    .extract({ left: x, top: y, width: w, height: h })
    .raw()
    .toBuffer();
  return { width: w, height: h, rgb: new Uint8Array(rgb) };
}

/** Puts what `from` shows in an area into the same area of another picture. */
export function withArea(onto: Colours, from: Colours, { x, y, w, h }: PixelRect): Colours {
  const rgb = Uint8Array.from(onto.rgb);
  for (let row = y; row < y + h; row++)
    rgb.set(
      from.rgb.subarray((row * onto.width + x) * 3, (row * onto.width + x + w) * 3),
      (row * onto.width + x) * 3,
    );
  return { ...onto, rgb };
}

/** The picture as a file without loss. */
export const asPng = ({ width, height, rgb }: Colours): PagePicture =>
  pagePicture({ width, height, data: rgb }, PNG_FILE);

/** The picture as a JPEG file. */
export async function asJpeg(colours: Colours, quality: number): Promise<PagePicture> {
  const bytes = await sharpOf(colours).jpeg({ quality }).toBuffer();
  const { width, height } = colours;
  const data = new Uint8Array(await sharp(bytes).raw().toBuffer());
  const jpeg = readCoefficients(bytes);
  return pagePicture(
    { width, height, data },
    { page: 1, origin: 'file', format: 'jpeg', jpeg, bytes, orientation: 1 },
  );
}
