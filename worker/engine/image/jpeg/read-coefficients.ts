import { byte, hasText, latin1, u16be } from '../bytes.js';
import type { ScanBand } from './block-decoders.js';
import { blockDecoder } from './block-decoders.js';
import { decodeScan } from './decode-scan.js';
import type { Frame, FrameComponent } from './frame.js';
import { readFrame } from './frame.js';
import type { HuffmanTable } from './huffman-table.js';
import { buildHuffmanTable } from './huffman-table.js';
import type { JpegCoefficients, JpegComponent, EncoderTraits } from './jpeg-coefficients.js';
import { readScanData } from './scan-data.js';
import { ZIGZAG } from './zigzag.js';

/**
 * Maximum number of passes over each block; genuine files need at most about 24 (8
 * progressive scans per component).
 */
const PASSES_MAX = 64;
const SCANS_MAX = 256;

/**
 * Reads the quantised DCT coefficients of a JPEG (ITU-T T.81): sequential or progressive,
 * Huffman coded, 8 bits, 1-4 components of any sampling. null for any other kind
 * (arithmetic coding, lossless, 12 bits, hierarchical) and for a damaged or truncated
 * file. Never throws; the work is bounded by the declared size.
 */
export function readCoefficients(file: Uint8Array): JpegCoefficients | null {
  if (byte(file, 0) !== 0xff || byte(file, 1) !== 0xd8) return null;
  return new Reader(file).read();
}

class Reader {
  private readonly file: Uint8Array;
  private readonly steps: (Uint16Array | undefined)[] = [];
  private readonly dc: (HuffmanTable | undefined)[] = [];
  private readonly ac: (HuffmanTable | undefined)[] = [];
  private frame: Frame | null = null;
  private restartInterval = 0;
  private passesLeft = PASSES_MAX;
  private readonly encoderTraits: EncoderTraits = {
    isProgressive: false,
    hasStandardHuffman: true,
    scans: 0,
    restartInterval: 0,
    adobeTransform: null,
    segments: [],
  };

  constructor(file: Uint8Array) {
    this.file = file;
  }

  read(): JpegCoefficients | null {
    const { file } = this;
    let at = 2;
    while (at + 1 < file.length) {
      if (file[at] !== 0xff) return null;
      const marker = file[at + 1]!;
      if (marker === 0xff) {
        at += 1;
        continue;
      }
      if (marker === 0xd9) return this.finish();
      const length = u16be(file, at + 2);
      const end = at + 2 + length;
      if (length < 2 || end > file.length) return null;
      const body = file.subarray(at + 4, end);
      this.noteSegment(marker, body);
      if (marker === 0xda) {
        const next = this.readScan(body, end);
        if (next === null) return null;
        at = next;
      } else {
        if (!this.readSegment(marker, body)) return null;
        at = end;
      }
    }
    // Without an end marker the scans may still be complete.
    return this.finish();
  }

  private noteSegment(marker: number, body: Uint8Array): void {
    const { segments, scans } = this.encoderTraits;
    if (scans > 0 || segments.length >= 64) return;
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    const name = isApplication
      ? (/^[\x20-\x7e]{2,16}/.exec(latin1(body.subarray(0, 16))) ?? [])
      : [];
    segments.push([marker.toString(16), ...name].join(':'));
  }

  /** False when the file is damaged or of an unsupported kind. */
  private readSegment(marker: number, body: Uint8Array): boolean {
    if (marker === 0xdb) return this.readSteps(body);
    if (marker === 0xc4) return this.readHuffman(body);
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) {
      if (marker > 0xc2 || this.frame !== null) return false;
      this.frame = readFrame(body, marker === 0xc2);
      return this.frame !== null;
    }
    if (marker === 0xdd) {
      this.restartInterval = u16be(body, 0);
      this.encoderTraits.restartInterval = this.restartInterval;
    } else if (marker === 0xee && hasText(body, 0, 'Adobe') && body.length >= 12) {
      this.encoderTraits.adobeTransform = byte(body, 11);
    }
    return true;
  }

  /** DQT (T.81, B.2.4.1), into natural order. */
  private readSteps(body: Uint8Array): boolean {
    for (let at = 0; at < body.length;) {
      const isWide = byte(body, at) >> 4 === 1;
      const steps = new Uint16Array(64);
      const from = at + 1;
      if (from + (isWide ? 128 : 64) > body.length) return false;
      for (let k = 0; k < 64; k++)
        steps[ZIGZAG[k]!] = isWide ? u16be(body, from + 2 * k) : byte(body, from + k);
      if (steps.includes(0)) return false;
      this.steps[byte(body, at) & 3] = steps;
      at = from + (isWide ? 128 : 64);
    }
    return true;
  }

  /** DHT (T.81, B.2.4.2). */
  private readHuffman(body: Uint8Array): boolean {
    for (let at = 0; at + 17 <= body.length;) {
      const counts = body.subarray(at + 1, at + 17);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const table = buildHuffmanTable(counts, body.subarray(at + 17, at + 17 + total));
      if (table === null) return false;
      const kind = byte(body, at) >> 4 === 0 ? this.dc : this.ac;
      kind[byte(body, at) & 3] = table;
      this.encoderTraits.hasStandardHuffman &&= table.isStandard;
      at += 17 + total;
    }
    return true;
  }

  /** Offset of the next marker; null when the scan cannot be decoded. */
  private readScan(body: Uint8Array, start: number): number | null {
    const { frame, encoderTraits } = this;
    const count = byte(body, 0);
    if (frame === null || count < 1 || count > 4 || body.length < 4 + 2 * count) return null;
    if (++encoderTraits.scans > SCANS_MAX) return null;
    const band = readBand(body, 1 + 2 * count, frame.isProgressive);
    if (band === null || (band.first > 0 && count > 1)) return null;
    const planes: FrameComponent[] = [];
    for (let index = 0; index < count; index++) {
      const id = byte(body, 1 + 2 * index);
      const plane = frame.components.find((component) => component.id === id);
      if (plane === undefined || planes.includes(plane)) return null;
      if (!this.lendTables(plane, byte(body, 2 + 2 * index), band, frame.isProgressive))
        return null;
      planes.push(plane);
    }
    this.passesLeft -= planes.length / frame.components.length;
    if (this.passesLeft < 0) return null;
    const data = readScanData(this.file, start);
    if (data === null) return null;
    const decode = blockDecoder(frame.isProgressive, band);
    const isWhole = decodeScan(planes, frame.units, data, this.restartInterval, decode);
    return isWhole ? data.next : null;
  }

  private lendTables(
    plane: FrameComponent,
    selector: number,
    band: ScanBand,
    isProgressive: boolean,
  ): boolean {
    const { state } = plane;
    state.dc = this.dc[(selector >> 4) & 3] ?? null;
    state.ac = this.ac[selector & 3] ?? null;
    plane.steps ??= this.steps[plane.tableIndex] ?? null;
    const needsDc = band.first === 0 && !band.isRefinement;
    const needsAc = !isProgressive || band.first > 0;
    return (
      plane.steps !== null && !(needsDc && state.dc === null) && !(needsAc && state.ac === null)
    );
  }

  private finish(): JpegCoefficients | null {
    const { frame, encoderTraits } = this;
    if (frame === null) return null;
    const components: JpegComponent[] = [];
    for (const plane of frame.components) {
      if (plane.steps === null) return null;
      const { id, horizontal, vertical, columns, rows, steps } = plane;
      components.push({ id, horizontal, vertical, columns, rows, levels: crop(plane), steps });
    }
    encoderTraits.isProgressive = frame.isProgressive;
    return { width: frame.width, height: frame.height, components, encoderTraits };
  }
}

/** The band of a scan header; null when it is inconsistent. */
function readBand(body: Uint8Array, at: number, isProgressive: boolean): ScanBand | null {
  if (!isProgressive) return { first: 0, last: 63, low: 0, isRefinement: false };
  const first = byte(body, at);
  const last = byte(body, at + 1);
  const high = byte(body, at + 2) >> 4;
  const low = byte(body, at + 2) & 15;
  const isSound = first <= last && last <= 63 && (first > 0 || last === 0) && low <= 13;
  return isSound ? { first, last, low, isRefinement: high > 0 } : null;
}

/** Drops the padding blocks of whole coded units. */
function crop({ state, stride, columns, rows }: FrameComponent): Int16Array {
  if (stride === columns) return state.levels.subarray(0, columns * rows * 64);
  const levels = new Int16Array(columns * rows * 64);
  for (let row = 0; row < rows; row++) {
    const from = row * stride * 64;
    levels.set(state.levels.subarray(from, from + columns * 64), row * columns * 64);
  }
  return levels;
}
