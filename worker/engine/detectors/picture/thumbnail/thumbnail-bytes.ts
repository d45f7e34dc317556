import { hasText, u16be, u16le, u32be, u32le } from '../../../image/bytes.js';

const OFFSET_TAG = 0x0201;
const LENGTH_TAG = 0x0202;
const ENTRIES_MAX = 512;

/**
 * The JPEG thumbnail in EXIF's second directory (EXIF 2.32, 4.5.5); null when it is
 * missing or lies outside. Never throws.
 *
 * @param tiff EXIF, starting at its TIFF header
 */
export function thumbnailBytes(tiff: Uint8Array): Uint8Array | null {
  const isLittle = hasText(tiff, 0, 'II');
  if (!isLittle && !hasText(tiff, 0, 'MM')) return null;
  const u16 = isLittle ? u16le : u16be;
  const u32 = isLittle ? u32le : u32be;
  const first = u32(tiff, 4);
  const firstEntries = u16(tiff, first);
  if (first === 0 || firstEntries > ENTRIES_MAX) return null;
  const second = u32(tiff, first + 2 + 12 * firstEntries);
  const entries = u16(tiff, second);
  if (second === 0 || entries > ENTRIES_MAX) return null;
  let offset = 0;
  let length = 0;
  for (let index = 0; index < entries; index++) {
    const entry = second + 2 + 12 * index;
    if (u16(tiff, entry) === OFFSET_TAG) offset = u32(tiff, entry + 8);
    if (u16(tiff, entry) === LENGTH_TAG) length = u32(tiff, entry + 8);
  }
  if (offset === 0 || length < 100 || offset + length > tiff.length) return null;
  const bytes = tiff.subarray(offset, offset + length);
  return hasText(bytes, 0, '\xff\xd8') ? bytes : null;
}
