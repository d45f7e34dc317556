import { hasText, latin1, u32le, utf8 } from './bytes.js';
import type { PictureFile } from './picture-file.js';
import { METADATA_MAX_BYTES } from './picture-file.js';

/** Reads the chunks of a WEBP within the size that its RIFF header declares. Never throws. */
export function readWebpFile(bytes: Uint8Array): PictureFile {
  const declaredEnd = 8 + u32le(bytes, 4);
  // RIFF pads to even sizes; some producers do not count the pad byte.
  const evenEnd = declaredEnd + (declaredEnd % 2);
  const file: PictureFile = {
    format: 'webp',
    end: Math.min(evenEnd, bytes.length),
    isClosed: declaredEnd <= bytes.length,
    exif: null,
    xmp: null,
    texts: [],
    software: [],
    profile: null,
    credentials: null,
    bytes,
  };
  let at = 12;
  while (at + 8 <= file.end) {
    const type = latin1(bytes.subarray(at, at + 4));
    const length = u32le(bytes, at + 4);
    const body = bytes.subarray(at + 8, Math.min(at + 8 + length, file.end));
    if (type === 'EXIF') file.exif ??= hasText(body, 0, 'Exif\0\0') ? body.subarray(6) : body;
    else if (type === 'XMP ') file.xmp ??= utf8(body.subarray(0, METADATA_MAX_BYTES));
    else if (type === 'ICCP') file.profile ??= body;
    else if (type === 'C2PA') file.credentials ??= body;
    at += 8 + length + (length % 2);
  }
  return file;
}
