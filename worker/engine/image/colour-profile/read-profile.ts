import { createHash } from 'node:crypto';
import { hasText, latin1, u16be, u32be } from '../bytes.js';
import { plainText } from '../plain-text.js';

/** Header and description of an ICC profile (ICC.1:2022, 7.2 and 9.2). */
export interface ColourProfile {
  /** First 16 hexadecimal digits of its SHA-256; equal for equal profiles. */
  id: string;
  sizeBytes: number;
  /** `profileDescriptionTag`, e.g. `Display P3`; null when it is missing or unreadable. */
  description: string | null;
  copyright: string | null;
  /**
   * Four-character signatures of creator, preferred colour engine and device
   * manufacturer; null when zero.
   */
  creator: string | null;
  preferredCmm: string | null;
  manufacturer: string | null;
  /** `mntr` display, `scnr` input, `prtr` output, `spac` colour space, ... */
  deviceClass: string | null;
  /** E.g. `RGB`, `GRAY`. */
  colourSpace: string | null;
  /** e.g. `4.3`. */
  version: string;
  /** Creation time as declared, taken as UTC. */
  madeAt: Date | null;
}

const HEADER_BYTES = 128;
/** Maximum size. Printer profiles have some megabytes, those of pictures up to some kilobytes. */
export const PROFILE_MAX_BYTES = 4 * 1024 * 1024;
const TAGS_MAX = 100;
const TEXT_MAX_CHARS = 200;

/** Reads header and texts of a profile; null for bytes that are no profile. Never throws. */
export function readProfile(bytes: Uint8Array): ColourProfile | null {
  if (bytes.length < HEADER_BYTES + 4 || bytes.length > PROFILE_MAX_BYTES) return null;
  if (!hasText(bytes, 36, 'acsp')) return null;
  return {
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    sizeBytes: bytes.length,
    description: textOf(tag(bytes, 'desc')),
    copyright: textOf(tag(bytes, 'cprt')),
    creator: signature(bytes, 80),
    preferredCmm: signature(bytes, 4),
    manufacturer: signature(bytes, 48),
    deviceClass: signature(bytes, 12),
    colourSpace: signature(bytes, 16),
    version: `${bytes[8] ?? 0}.${(bytes[9] ?? 0) >> 4}`,
    madeAt: dateAt(bytes, 24),
  };
}

function signature(bytes: Uint8Array, at: number): string | null {
  const text = latin1(bytes.subarray(at, at + 4));
  return /^[\x20-\x7e\0]{4}$/.test(text) ? plainText(text) || null : null;
}

/** Six numbers: year, month, day, hour, minute, second. */
function dateAt(bytes: Uint8Array, at: number): Date | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = Array.from(
    { length: 6 },
    (_, nth) => u16be(bytes, at + 2 * nth),
  );
  if (year < 1990 || year > 2200 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return date.getUTCMonth() === month - 1 ? date : null;
}

function tag(bytes: Uint8Array, name: string): Uint8Array | null {
  const count = Math.min(u32be(bytes, HEADER_BYTES), TAGS_MAX);
  for (let nth = 0; nth < count; nth++) {
    const at = HEADER_BYTES + 4 + 12 * nth;
    if (at + 12 > bytes.length) return null;
    if (!hasText(bytes, at, name)) continue;
    const [start, length] = [u32be(bytes, at + 4), u32be(bytes, at + 8)];
    return start + length > bytes.length ? null : bytes.subarray(start, start + length);
  }
  return null;
}

/** Text of a tag in the three encodings of versions 2 and 4. */
function textOf(data: Uint8Array | null): string | null {
  if (data === null) return null;
  const read = (from: number, to: number): string => latin1(data.subarray(from, to));
  let text = '';
  if (hasText(data, 0, 'desc')) text = read(12, 12 + Math.min(u32be(data, 8), TEXT_MAX_CHARS));
  else if (hasText(data, 0, 'text')) text = read(8, 8 + TEXT_MAX_CHARS);
  else if (hasText(data, 0, 'mluc') && u32be(data, 8) > 0) {
    // The first language only; names of profiles are not translated.
    const [length, start] = [u32be(data, 20), u32be(data, 24)];
    const end = Math.min(start + Math.min(length, 2 * TEXT_MAX_CHARS), data.length);
    for (let at = start; at + 1 < end; at += 2) text += String.fromCharCode(u16be(data, at));
  }
  return plainText(text) || null;
}
