import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OPS } from '../pdfjs.js';
import { z } from 'zod';
import type { Raster } from '../../evidence/page.js';
import { refuseBeyondBounds } from '../page/page-bounds.js';

/** A picture as decoded by pdf.js. `kind`: 1 packed bits (1 is white), 2 RGB, 3 RGBA. */
const DecodedPicture = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  kind: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  data: z.custom<Uint8Array | Uint8ClampedArray>(
    (value) => value instanceof Uint8Array || value instanceof Uint8ClampedArray,
  ),
});

/**
 * The pixels of the only picture of this size that a page draws, decoded by pdf.js. Used
 * for fax, JBIG2, JPEG 2000 and other kinds that are not decoded here. null when none or
 * several have that size, or when it cannot be decoded.
 */
export async function pdfjsSamples(
  document: PDFDocumentProxy,
  pageNumber: number,
  size: { width: number; height: number },
): Promise<Raster | null> {
  refuseBeyondBounds(document, pageNumber);
  const page = await document.getPage(pageNumber);
  try {
    const { fnArray, argsArray } = await page.getOperatorList();
    const ids = new Set<string>();
    fnArray.forEach((operator, index) => {
      if (operator !== OPS.paintImageXObject) return;
      const args: unknown = argsArray[index];
      const [id, width, height] = Array.isArray(args) ? (args as unknown[]) : [];
      if (typeof id === 'string' && width === size.width && height === size.height) ids.add(id);
    });
    const [id] = ids;
    if (id === undefined || ids.size > 1) return null;
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
    const decoded: unknown = await new Promise((resolve) => {
      objects.get(id, resolve);
    });
    const parsed = DecodedPicture.safeParse(decoded);
    return parsed.success ? inRgb(parsed.data) : null;
  } finally {
    page.cleanup();
  }
}

function inRgb({ width, height, kind, data }: z.infer<typeof DecodedPicture>): Raster | null {
  const rowBytes = kind === 1 ? (width + 7) >> 3 : width * (kind === 2 ? 3 : 4);
  if (data.length < rowBytes * height) return null;
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 3) {
      if (kind === 1) {
        const bit = (data[y * rowBytes + (x >> 3)]! >> (7 - (x & 7))) & 1;
        rgb.fill(bit === 1 ? 255 : 0, to, to + 3);
      } else {
        const from = y * rowBytes + x * (kind === 2 ? 3 : 4);
        for (let channel = 0; channel < 3; channel++) rgb[to + channel] = data[from + channel]!;
      }
    }
  return { width, height, data: rgb };
}
