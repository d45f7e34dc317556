import { byte, u16be } from '../bytes.js';
import type { Plane, Units } from './decode-scan.js';

/** Contents of a frame header, with buffers for every plane. */
export interface Frame {
  width: number;
  height: number;
  isProgressive: boolean;
  units: Units;
  components: FrameComponent[];
}

export interface FrameComponent extends Plane {
  id: number;
  /** Index of its quantisation table. */
  tableIndex: number;
  /** Set by its first scan: a file may redefine tables later. */
  steps: Uint16Array | null;
}

/**
 * Maximum number of levels of all planes (256 MB); 80 megapixels without chroma
 * subsampling exceed it.
 */
const LEVELS_MAX = 128 * 1024 * 1024;

/**
 * Reads SOF0, SOF1 or SOF2 (T.81, B.2.2). null for unsupported frames: other than eight
 * bits, a height given later, sizes beyond the limit.
 */
export function readFrame(body: Uint8Array, isProgressive: boolean): Frame | null {
  const height = u16be(body, 1);
  const width = u16be(body, 3);
  const count = byte(body, 5);
  if (byte(body, 0) !== 8 || width === 0 || height === 0) return null;
  if (count < 1 || count > 4 || body.length < 6 + 3 * count) return null;
  const heads = Array.from({ length: count }, (_, index) => {
    const at = 6 + 3 * index;
    const sampling = byte(body, at + 1);
    return {
      id: byte(body, at),
      horizontal: sampling >> 4,
      vertical: sampling & 15,
      tableIndex: byte(body, at + 2),
    };
  });
  const isSound = heads.every(
    ({ horizontal, vertical, tableIndex }) =>
      horizontal >= 1 && horizontal <= 4 && vertical >= 1 && vertical <= 4 && tableIndex <= 3,
  );
  if (!isSound || new Set(heads.map((head) => head.id)).size !== count) return null;
  const widest = Math.max(...heads.map((head) => head.horizontal));
  const tallest = Math.max(...heads.map((head) => head.vertical));
  const units = {
    across: Math.ceil(width / (8 * widest)),
    down: Math.ceil(height / (8 * tallest)),
  };
  const perUnit = heads.reduce((sum, head) => sum + head.horizontal * head.vertical, 0);
  if (units.across * units.down * perUnit * 64 > LEVELS_MAX) return null;
  const components = heads.map((head) => {
    const stride = units.across * head.horizontal;
    const levels = new Int16Array(stride * units.down * head.vertical * 64);
    return {
      ...head,
      columns: Math.ceil(Math.ceil((width * head.horizontal) / widest) / 8),
      rows: Math.ceil(Math.ceil((height * head.vertical) / tallest) / 8),
      stride,
      steps: null,
      state: { levels, dc: null, ac: null, lastDc: 0 },
    };
  });
  return { width, height, isProgressive, units, components };
}
