/**
 * The picture of a page as the analysis saw it, for whoever looks at the scan: WEBP, lossy,
 * without metadata, as shown: `Box` counts in percent of it.
 */
export interface PageImage {
  /** Counted from 1. */
  page: number;
  /**
   * State of the file that it shows, counted from 1, the oldest; absent: as the file is now.
   * Earlier states are kept of pages that later revisions changed.
   */
  revision?: number;
  /** Pixels. */
  width: number;
  height: number;
  webp: Uint8Array;
}

/** Pages beyond it have none. */
export const PAGE_IMAGES_MAX = 50;

/** Pictures of earlier states, over all pages. */
export const EARLIER_IMAGES_MAX = 10;

/** Revisions beyond it are not numbered: no file that people save has as many. */
export const REVISIONS_MAX = 1_000;

export const PAGE_IMAGE_MAX_BYTES = 150_000;

/** Pixels; WEBP itself ends at 16,383. */
export const PAGE_IMAGE_SIDE_MAX = 8_000;

const HEADER_BYTES = 30;
const SYNC_CODE = [0x9d, 0x01, 0x2a];

/**
 * Size in pixels of a WEBP that is one lossy key frame and nothing else, no animation, alpha or
 * metadata; null for all other bytes. By the WebP Container Specification ("Simple File Format
 * (Lossy)") and RFC 6386, 9.1.
 */
export function plainWebpSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  const chunk = view.getUint32(16, true);
  const isPlain =
    name(0) === 'RIFF' &&
    view.getUint32(4, true) === bytes.length - 8 &&
    name(8) === 'WEBP' &&
    name(12) === 'VP8 ' &&
    20 + chunk + (chunk % 2) === bytes.length;
  const isKeyFrame = ((bytes[20] ?? 1) & 1) === 0;
  const isSynced = SYNC_CODE.every((byte, index) => bytes[23 + index] === byte);
  if (!isPlain || !isKeyFrame || !isSynced) return null;
  const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  return width > 0 && height > 0 ? { width, height } : null;
}
