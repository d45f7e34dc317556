import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { renderPages } from '../../../worker/engine/index.js';
import type { PageRect, TrueBox } from '../pdf-evidence/edit/page-edit.js';

const LONG_SIDE_PX = 1200;

const LIMITS = { pagesMax: 50, megapixelsMax: 60 };

/** A page as viewers show it, RGB. Rejects for a file or page that cannot be shown. */
export async function lookAt(path: string, page: number, longSidePx = LONG_SIDE_PX) {
  const file = { bytes: new Uint8Array(await readFile(path)), type: 'application/pdf' } as const;
  const pages = await renderPages({ ...file, ...LIMITS }, [page], longSidePx);
  const raster = pages.get(page);
  if (raster === undefined) throw new Error('the page is not there');
  return raster;
}

type Look = Awaited<ReturnType<typeof lookAt>>;

const luminance = ({ data, width }: Look, x: number, y: number): number => {
  const at = (y * width + x) * 3;
  return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
};

/** Of 255: less may be another program's smoothing of the same letters. */
const DIFFERENCE_MIN = 70;

/** Pixels of a page 1200 long: the least that one digit changes. */
const PIXELS_MIN = 5;

/** Whether two versions of a page look different inside a box. */
export function differsIn(one: Look, other: Look, box: TrueBox): boolean {
  let pixels = 0;
  const x0 = Math.round((box.x / 100) * one.width);
  const y0 = Math.round((box.y / 100) * one.height);
  for (let y = y0; y < y0 + (box.h / 100) * one.height; y++)
    for (let x = x0; x < x0 + (box.w / 100) * one.width; x++) {
      const there = [
        Math.min(other.width - 1, Math.round((x * other.width) / one.width)),
        Math.min(other.height - 1, Math.round((y * other.height) / one.height)),
      ] as const;
      if (Math.abs(luminance(one, x, y) - luminance(other, ...there)) > DIFFERENCE_MIN) pixels += 1;
    }
  return pixels >= PIXELS_MIN;
}

/** Of 255: print on paper of one colour exceeds it, grain does not. */
const BLANK_MAX = 24;

/**
 * A place of the given size (points) where the page shows nothing, chosen by
 * `random`; the upper right corner if the page is full.
 */
export function blankPlace(
  look: Look,
  [left, , right, top]: readonly [number, number, number, number],
  size: { w: number; h: number },
  random: () => number,
): PageRect {
  const scale = look.width / (right - left);
  const [w, h] = [Math.round(size.w * scale), Math.round(size.h * scale)];
  const places: PageRect[] = [];
  for (let y = 20; y + h < look.height - 20; y += 12)
    for (let x = 20; x + w < look.width - 20; x += 24)
      if (isBlank(look, x, y, w, h))
        places.push({ x: left + x / scale, y: top - (y + h) / scale, ...size });
  const last = { x: right - size.w - 10, y: top - size.h - 10, ...size };
  return places[Math.floor(random() * places.length)] ?? last;
}

function isBlank(look: Look, x0: number, y0: number, w: number, h: number): boolean {
  const paper = luminance(look, x0, y0);
  for (let y = y0; y < y0 + h; y += 2)
    for (let x = x0; x < x0 + w; x += 2)
      if (Math.abs(luminance(look, x, y) - paper) > BLANK_MAX) return false;
  return true;
}

/** How many pages a PDF has, by pdf-lib; null if it cannot read the file. */
export const pagesIn = async (bytes: Uint8Array): Promise<number | null> =>
  PDFDocument.load(bytes, { updateMetadata: false }).then(
    (document) => document.getPageCount(),
    () => null,
  );
