import { crc32, inflateSync } from 'node:zlib';
import { latin1, u32be, utf8 } from './bytes.js';
import { PROFILE_MAX_BYTES } from './colour-profile/read-profile.js';
import type { PictureFile, TextEntry } from './picture-file.js';
import { METADATA_MAX_BYTES } from './picture-file.js';

export interface PngFile extends PictureFile {
  /** Whether a critical chunk fails its checksum. */
  isDamaged: boolean;
}

const CRITICAL = ['IHDR', 'PLTE', 'IDAT', 'IEND'];

/** Reads the chunks of a PNG up to IEND. Never throws. */
export function readPngFile(bytes: Uint8Array): PngFile {
  const file: PngFile = {
    format: 'png',
    end: bytes.length,
    isClosed: false,
    exif: null,
    xmp: null,
    texts: [],
    software: [],
    profile: null,
    credentials: null,
    bytes,
    isDamaged: false,
  };
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = u32be(bytes, at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const next = at + 12 + length;
    if (next > bytes.length) return file;
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (
      CRITICAL.includes(type) &&
      crc32(bytes.subarray(at + 4, next - 4)) !== u32be(bytes, next - 4)
    )
      file.isDamaged = true;
    readChunk(file, type, body);
    if (type === 'IEND') return { ...file, end: next, isClosed: true };
    at = next;
  }
  return file;
}

function readChunk(file: PngFile, type: string, body: Uint8Array): void {
  if (type === 'eXIf') file.exif ??= body;
  else if (type === 'iCCP') file.profile ??= unpackProfile(body);
  else if (type === 'caBX') file.credentials ??= body;
  else if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') {
    const entry = readText(type, body);
    if (entry === null) return;
    if (entry.key === 'XML:com.adobe.xmp') file.xmp ??= entry.text;
    else if (file.texts.length < 100) file.texts.push(entry);
  }
}

/** A textual chunk; null when it is malformed. Compressed text is decompressed up to a limit. */
function readText(type: string, body: Uint8Array): TextEntry | null {
  const keyEnd = body.indexOf(0);
  if (keyEnd < 1 || keyEnd > 79) return null;
  const key = latin1(body.subarray(0, keyEnd));
  const rest = body.subarray(keyEnd + 1);
  if (type === 'tEXt') return { key, text: latin1(rest.subarray(0, METADATA_MAX_BYTES)) };
  if (type === 'zTXt') return { key, text: unpack(rest.subarray(1))?.toString('latin1') ?? '' };
  const isPacked = rest[0] === 1;
  const languageEnd = rest.indexOf(0, 2);
  const titleEnd = languageEnd === -1 ? -1 : rest.indexOf(0, languageEnd + 1);
  if (titleEnd === -1) return null;
  const text = rest.subarray(titleEnd + 1);
  return {
    key,
    text: isPacked
      ? (unpack(text)?.toString('utf8') ?? '')
      : utf8(text.subarray(0, METADATA_MAX_BYTES)),
  };
}

/** `iCCP`: name, a zero, compression method (0: zlib), profile. */
function unpackProfile(body: Uint8Array): Uint8Array | null {
  const nameEnd = body.indexOf(0);
  if (nameEnd < 1 || nameEnd > 79 || body[nameEnd + 1] !== 0) return null;
  return unpack(body.subarray(nameEnd + 2), PROFILE_MAX_BYTES);
}

function unpack(packed: Uint8Array, maxOutputLength = METADATA_MAX_BYTES): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch {
    return null;
  }
}
