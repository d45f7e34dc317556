import { byte, hasText, u16be, u32be, u32le, u16le, utf8 } from './bytes.js';
import { isProfilePiece, joinPieces } from './colour-profile/jpeg-profile.js';
import { manifestStoreIn } from './credentials/jpeg-segments.js';
import type { PictureFile, TextEntry } from './picture-file.js';
import { METADATA_MAX_BYTES } from './picture-file.js';

export interface JpegFile extends PictureFile {
  /** Further pictures that the multi-picture index (CIPA DC-007) declares, as byte ranges. */
  declaredPictures: { start: number; end: number }[];
}

const XMP_HEADER = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP_HEADER = 'http://ns.adobe.com/xmp/extension/\0';
const EXIF_HEADER = 'Exif\0\0';

/** Reads the segments of a JPEG up to its end-of-image marker. Never throws. */
export function readJpegFile(bytes: Uint8Array): JpegFile {
  const file: JpegFile = {
    format: 'jpeg',
    end: bytes.length,
    isClosed: false,
    exif: null,
    xmp: null,
    texts: [],
    software: [],
    profile: null,
    credentials: null,
    bytes,
    declaredPictures: [],
  };
  const pieces: Pieces = { boxes: [], profile: [] };
  let at = 2;
  while (at < bytes.length) {
    at = nextMarker(bytes, at);
    if (at === -1) return file;
    const marker = byte(bytes, at + 1);
    if (marker === 0xd9)
      return {
        ...file,
        profile: joinPieces(pieces.profile),
        credentials: manifestStoreIn(pieces.boxes),
        end: at + 2,
        isClosed: true,
      };
    if (isStandalone(marker)) {
      at += 2;
      continue;
    }
    const length = u16be(bytes, at + 2);
    if (length < 2) return file;
    readSegment(file, pieces, marker, bytes, at + 4, Math.min(at + 2 + length, bytes.length));
    at += 2 + length;
  }
  return file;
}

/** Bodies of segments that are joined later. */
interface Pieces {
  boxes: Uint8Array[];
  profile: Uint8Array[];
}

const isStandalone = (marker: number): boolean =>
  marker === 0x01 || marker === 0xd8 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Offset of the next FF that starts a marker; FF 00 and restarts in entropy-coded data
 * and padding FF FF are skipped.
 */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = byte(bytes, at + 1);
    if (next === 0xff) at += 1;
    else if (next === 0x00 || (next >= 0xd0 && next <= 0xd7)) at = bytes.indexOf(0xff, at + 2);
    else return at;
  }
  return -1;
}

function readSegment(
  file: JpegFile,
  pieces: Pieces,
  marker: number,
  bytes: Uint8Array,
  start: number,
  end: number,
): void {
  const body = bytes.subarray(start, end);
  if (marker === 0xe1 && hasText(body, 0, EXIF_HEADER)) {
    file.exif ??= body.subarray(EXIF_HEADER.length);
  } else if (marker === 0xe1 && hasText(body, 0, XMP_HEADER)) {
    file.xmp ??= utf8(body.subarray(XMP_HEADER.length));
  } else if (marker === 0xe1 && hasText(body, 0, EXTENDED_XMP_HEADER)) {
    // 32 bytes of digest, 4 of length, 4 of offset come before the text.
    const more = utf8(body.subarray(EXTENDED_XMP_HEADER.length + 40));
    if ((file.xmp?.length ?? 0) < METADATA_MAX_BYTES) file.xmp = (file.xmp ?? '') + more;
  } else if (marker === 0xe2 && hasText(body, 0, 'MPF\0')) {
    file.declaredPictures.push(...readPictureIndex(bytes, start + 4, end));
  } else if (marker === 0xe2 && isProfilePiece(body)) {
    if (pieces.profile.length < 256) pieces.profile.push(body);
  } else if (marker === 0xeb && hasText(body, 0, 'JP')) {
    pieces.boxes.push(body);
  } else if (marker === 0xec && hasText(body, 0, 'Ducky')) {
    // Only Adobe's "Save for Web" writes this segment.
    file.software.push('Adobe Save for Web');
  } else if (marker === 0xed && hasText(body, 0, 'Photoshop 3.0\0')) {
    file.software.push(...originatingPrograms(body));
  } else if (marker === 0xfe) {
    file.texts.push(comment(body));
  }
}

const comment = (body: Uint8Array): TextEntry => ({
  key: 'Comment',
  text: utf8(body.subarray(0, 1000)),
});

/** Data set 2:65 of IPTC-IIM, "Originating Program". */
function originatingPrograms(body: Uint8Array): string[] {
  const found: string[] = [];
  let at = body.indexOf(0x1c);
  while (at !== -1 && at + 5 <= body.length && found.length < 4) {
    const length = u16be(body, at + 3);
    const isProgram = body[at + 1] === 2 && body[at + 2] === 65 && length <= 32;
    if (isProgram) found.push(utf8(body.subarray(at + 5, at + 5 + length)));
    at = body.indexOf(0x1c, at + 1);
  }
  return found;
}

/** The multi-picture index: offsets count from its own TIFF header; the first entry is this picture. */
function readPictureIndex(
  bytes: Uint8Array,
  header: number,
  end: number,
): { start: number; end: number }[] {
  const isLittle = hasText(bytes, header, 'II');
  const u16 = isLittle ? u16le : u16be;
  const u32 = isLittle ? u32le : u32be;
  const directory = header + u32(bytes, header + 4);
  const ranges: { start: number; end: number }[] = [];
  const entries = Math.min(u16(bytes, directory), 32);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > end || u16(bytes, entry) !== 0xb002) continue;
    const table = header + u32(bytes, entry + 8);
    const pictures = Math.min(Math.floor(u32(bytes, entry + 4) / 16), 64);
    for (let row = table; row < table + 16 * pictures && row + 16 <= end; row += 16) {
      const offset = u32(bytes, row + 8);
      if (offset === 0) continue;
      ranges.push({ start: header + offset, end: header + offset + u32(bytes, row + 4) });
    }
  }
  return ranges.filter(
    (range) => hasText(bytes, range.start, '\xff\xd8') && range.end <= bytes.length,
  );
}
