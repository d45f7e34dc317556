import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DrawnPage } from '../../evidence/drawn-page.js';

/**
 * Pages whose pictures pdf.js keeps decoded from one drawing to the next: a scan is drawn small
 * for an overview and large to be read, and decoding takes most of either.
 */
export interface UnpackedPages {
  /**
   * After each drawing of a page. After the first one what pdf.js decoded is kept if there is
   * room for so many pixels of pictures, after the next it is given up.
   */
  drawn(page: Pick<PDFPageProxy, 'cleanup'>, pixels: number): void;
}

/** Pixels kept at once, four bytes each: three pages of 200 dpi. */
const PIXELS_MAX = 12e6;

export function openUnpackedPages(): UnpackedPages {
  const kept = new Map<Pick<PDFPageProxy, 'cleanup'>, number>();
  return {
    drawn(page, pixels) {
      const held = [...kept.values()].reduce((sum, one) => sum + one, 0);
      // Without pictures there is little to decode, but fonts and outlines to hold.
      if (pixels > 0 && held + pixels <= PIXELS_MAX && !kept.has(page)) kept.set(page, pixels);
      else {
        kept.delete(page);
        page.cleanup();
      }
    },
  };
}

/** Pixels of the pictures of a page. */
export const pixelsOf = ({ pictures }: DrawnPage): number =>
  pictures.reduce((sum, { pixels }) => sum + (pixels ? pixels.width * pixels.height : 0), 0);
