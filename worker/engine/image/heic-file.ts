import { byte, hasText, latin1, u16be, u32be, utf8 } from './bytes.js';
import { boxesIn, type Box } from './iso-boxes.js';
import type { PictureFile } from './picture-file.js';
import { METADATA_MAX_BYTES } from './picture-file.js';

export interface HeicFile extends PictureFile {
  /** Declared sizes of all pictures of the file (tiles, thumbnails and the whole), in pixels. */
  sizes: PixelSize[];
  /** Declared size of the primary picture, before its rotation; null when not declared. */
  primarySize: PixelSize | null;
  /** Anticlockwise quarter turns declared for the primary picture, 0-3; applied by the decoder. */
  quarterTurns: number;
}

export interface PixelSize {
  width: number;
  height: number;
}

const C2PA_UUID = '\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81';
const C2PA_PURPOSE = 'manifest\0';
/** Maximum number of items. An iPhone picture has some 60; the standard sets no limit. */
const ITEMS_MAX = 4096;

/** Reads the boxes of a HEIC file; sizes are known before a pixel is decoded. Never throws. */
export function readHeicFile(bytes: Uint8Array): HeicFile {
  const top = topBoxes(bytes);
  const end = top.at(-1)?.end ?? 0;
  const file: HeicFile = {
    format: 'heic',
    end: Math.min(end, bytes.length),
    isClosed: end <= bytes.length,
    exif: null,
    xmp: null,
    texts: [],
    software: [],
    profile: null,
    credentials: manifestStore(bytes, top),
    bytes,
    sizes: [],
    primarySize: null,
    quarterTurns: 0,
  };
  const meta = top.find((box) => box.type === 'meta');
  if (meta === undefined) return file;
  const parts = boxesIn(bytes, meta.start + 4, meta.end);
  const part = (type: string): Box | undefined => parts.find((box) => box.type === type);

  readProperties(file, bytes, part('iprp'), primaryItem(bytes, part('pitm')));
  const locations = itemLocations(bytes, part('iloc'));
  for (const item of items(bytes, part('iinf'))) {
    const data = contentOf(bytes, locations.get(item.id), part('idat'));
    if (data === null) continue;
    if (item.type === 'Exif') file.exif ??= data.subarray(4 + u32be(data, 0));
    else if (item.type === 'mime' && item.contentType.includes('rdf+xml'))
      file.xmp ??= utf8(data.subarray(0, METADATA_MAX_BYTES));
  }
  return file;
}

/** The C2PA box: its id, four bytes of version, `manifest`, eight bytes of offset, the store. */
function manifestStore(bytes: Uint8Array, top: readonly Box[]): Uint8Array | null {
  const box = top.find(
    ({ type, start }) =>
      type === 'uuid' &&
      hasText(bytes, start, C2PA_UUID) &&
      hasText(bytes, start + C2PA_UUID.length + 4, C2PA_PURPOSE),
  );
  if (box === undefined) return null;
  const head = C2PA_UUID.length + 4 + C2PA_PURPOSE.length + 8;
  return bytes.subarray(box.start + head, Math.min(box.end, bytes.length));
}

/**
 * Box types that may be truncated at the top level; text after the end can look like
 * other boxes.
 */
const CUT_BOXES = ['ftyp', 'meta', 'mdat', 'moov', 'idat', 'free', 'skip', 'uuid'];

function topBoxes(bytes: Uint8Array): Box[] {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const last = boxes.at(-1);
  const isForeign = last !== undefined && last.end > bytes.length && !CUT_BOXES.includes(last.type);
  return isForeign ? boxes.slice(0, -1) : boxes;
}

function primaryItem(bytes: Uint8Array, box: Box | undefined): number | null {
  if (box === undefined) return null;
  const isShort = byte(bytes, box.start) === 0;
  return isShort ? u16be(bytes, box.start + 4) : u32be(bytes, box.start + 4);
}

/** `iprp`: the list of properties, and their assignment to items (numbered from 1). */
function readProperties(
  file: HeicFile,
  bytes: Uint8Array,
  box: Box | undefined,
  primary: number | null,
): void {
  if (box === undefined) return;
  const parts = boxesIn(bytes, box.start, box.end);
  const container = parts.find((part) => part.type === 'ipco');
  if (container === undefined) return;
  const properties = boxesIn(bytes, container.start, container.end);
  const sizeOf = (property: Box): PixelSize => ({
    width: u32be(bytes, property.start + 4),
    height: u32be(bytes, property.start + 8),
  });
  file.sizes = properties.filter((property) => property.type === 'ispe').map(sizeOf);
  const association = parts.find((part) => part.type === 'ipma');
  if (association === undefined || primary === null) return;
  for (const index of propertiesOf(bytes, association, primary)) {
    const property = properties[index - 1];
    if (property?.type === 'ispe') file.primarySize = sizeOf(property);
    if (property?.type === 'colr') file.profile ??= profileIn(bytes, property);
    if (property?.type === 'irot') file.quarterTurns = byte(bytes, property.start) & 3;
  }
}

/** `colr` holds a profile when its kind is `prof` or `rICC`, otherwise numbers (ISO 23008-12). */
const profileIn = (bytes: Uint8Array, { start, end }: Box): Uint8Array | null =>
  hasText(bytes, start, 'prof') || hasText(bytes, start, 'rICC')
    ? bytes.subarray(start + 4, Math.min(end, bytes.length))
    : null;

function propertiesOf(bytes: Uint8Array, box: Box, wanted: number): number[] {
  const isLongId = byte(bytes, box.start) > 0;
  const isLongIndex = (byte(bytes, box.start + 3) & 1) === 1;
  const entries = Math.min(u32be(bytes, box.start + 4), ITEMS_MAX);
  let at = box.start + 8;
  for (let entry = 0; entry < entries && at < box.end; entry++) {
    const id = isLongId ? u32be(bytes, at) : u16be(bytes, at);
    at += isLongId ? 4 : 2;
    const count = byte(bytes, at);
    at += 1;
    const indexes = Array.from({ length: count }, (_, nth) =>
      isLongIndex ? u16be(bytes, at + 2 * nth) & 0x7fff : byte(bytes, at + nth) & 0x7f,
    );
    if (id === wanted) return indexes;
    at += count * (isLongIndex ? 2 : 1);
  }
  return [];
}

interface Item {
  id: number;
  type: string;
  contentType: string;
}

function items(bytes: Uint8Array, box: Box | undefined): Item[] {
  if (box === undefined) return [];
  const first = box.start + (byte(bytes, box.start) === 0 ? 6 : 8);
  return boxesIn(bytes, first, box.end)
    .filter((entry) => entry.type === 'infe' && byte(bytes, entry.start) >= 2)
    .slice(0, ITEMS_MAX)
    .map((entry) => {
      const isLongId = byte(bytes, entry.start) > 2;
      const at = entry.start + 4 + (isLongId ? 4 : 2) + 2;
      const strings = latin1(bytes.subarray(at + 4, entry.end)).split('\0');
      return {
        id: isLongId ? u32be(bytes, entry.start + 4) : u16be(bytes, entry.start + 4),
        type: latin1(bytes.subarray(at, at + 4)),
        contentType: strings[1] ?? '',
      };
    });
}

interface Location {
  /** 0: offsets into the file; 1: into the `idat` box. */
  method: number;
  offset: number;
  length: number;
}

/**
 * `iloc`: location of the bytes of each item. Items in several extents are pictures and
 * are left out.
 */
function itemLocations(bytes: Uint8Array, box: Box | undefined): Map<number, Location> {
  const found = new Map<number, Location>();
  if (box === undefined) return found;
  const version = byte(bytes, box.start);
  const sizes = u16be(bytes, box.start + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const number = (at: number, size: number): number =>
    size === 0
      ? 0
      : size === 8
        ? u32be(bytes, at) * 2 ** 32 + u32be(bytes, at + 4)
        : u32be(bytes, at);
  const isLongId = version === 2;
  const count = isLongId ? u32be(bytes, box.start + 6) : u16be(bytes, box.start + 6);
  let at = box.start + (isLongId ? 10 : 8);
  for (let entry = 0; entry < Math.min(count, ITEMS_MAX) && at < box.end; entry++) {
    const id = isLongId ? u32be(bytes, at) : u16be(bytes, at);
    at += isLongId ? 4 : 2;
    const method = version === 0 ? 0 : u16be(bytes, at) & 15;
    at += version === 0 ? 2 : 4;
    const base = number(at, baseSize);
    at += baseSize;
    const extents = u16be(bytes, at);
    at += 2;
    const offset = base + number(at + indexSize, offsetSize);
    const length = number(at + indexSize + offsetSize, lengthSize);
    at += extents * (indexSize + offsetSize + lengthSize);
    if (extents === 1) found.set(id, { method, offset, length });
  }
  return found;
}

function contentOf(
  bytes: Uint8Array,
  location: Location | undefined,
  idat: Box | undefined,
): Uint8Array | null {
  if (location === undefined || location.length < 4 || location.length > METADATA_MAX_BYTES)
    return null;
  const base = location.method === 1 ? idat?.start : location.method === 0 ? 0 : undefined;
  if (base === undefined || base + location.offset + location.length > bytes.length) return null;
  return bytes.subarray(base + location.offset, base + location.offset + location.length);
}
