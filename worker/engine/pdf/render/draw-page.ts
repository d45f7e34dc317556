import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import { ScanFailure } from '../../../../core/errors.js';
import type { Raster } from '../../evidence/page.js';
import { refuseBeyondBounds } from '../page/page-bounds.js';

/**
 * The canvas factory of pdf.js; drawing with another copy of the canvas library breaks
 * its fonts.
 */
interface CanvasFactory {
  create(width: number, height: number): Surface;
  destroy(surface: Surface): void;
}

interface Surface {
  /** A Node canvas, which pdf.js accepts; its types declare the browser's only. */
  canvas: RenderParameters['canvas'];
  context: SKRSContext2D;
}

type RenderParameters = Parameters<PDFPageProxy['render']>[0];

const canvasFactoryOf = (document: PDFDocumentProxy): CanvasFactory =>
  z
    .custom<CanvasFactory>((value) => value instanceof Object && 'create' in value)
    .parse(document.canvasFactory);

/**
 * Renders a page as shown; its longer side has `longSidePx` pixels. Throws ScanFailure
 * `too_many_pixels`, or PageBeyondBounds.
 */
export async function drawPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  options: { longSidePx: number; megapixelsMax: number },
): Promise<Raster> {
  refuseBeyondBounds(document, page.pageNumber);
  const size = page.getViewport({ scale: 1 });
  const scale = options.longSidePx / Math.max(size.width, size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  if (width * height > options.megapixelsMax * 1e6)
    throw new ScanFailure('too_many_pixels', `page drawn at ${width} x ${height}`);
  const factory = canvasFactoryOf(document);
  const surface = factory.create(width, height);
  try {
    const viewport = page.getViewport({ scale });
    await page.render({ canvas: surface.canvas, viewport }).promise;
    return {
      width,
      height,
      data: withoutAlpha(surface.context.getImageData(0, 0, width, height).data),
    };
  } finally {
    factory.destroy(surface);
  }
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}
