/** Parameters of the predictor applied before compression. */
export interface Prediction {
  predictor: number;
  /** Samples per pixel. */
  colors: number;
  bitsPerComponent: number;
  /** Pixels per row. */
  columns: number;
}

/**
 * Reverses a predictor: 2 is that of TIFF, 10 and above are those of PNG, where each row
 * names its own.
 */
export function undoPredictor(data: Uint8Array, prediction: Prediction): Uint8Array {
  const { predictor, colors, bitsPerComponent, columns } = prediction;
  if (predictor < 2) return data;
  const rowBytes = Math.ceil((columns * colors * bitsPerComponent) / 8);
  return predictor === 2
    ? undoTiff(data, rowBytes, prediction)
    : undoPng(data, rowBytes, Math.max(1, (colors * bitsPerComponent) >> 3));
}

function undoPng(data: Uint8Array, rowBytes: number, sampleBytes: number): Uint8Array {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const out = new Uint8Array(data.length - rows);
  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + 1) + 1;
    const to = row * rowBytes;
    const filter = data[from - 1] ?? 0;
    const count = Math.min(rowBytes, data.length - from);
    for (let column = 0; column < count; column++) {
      const at = to + column;
      const left = column >= sampleBytes ? (out[at - sampleBytes] ?? 0) : 0;
      const up = row > 0 ? (out[at - rowBytes] ?? 0) : 0;
      const corner = row > 0 && column >= sampleBytes ? (out[at - rowBytes - sampleBytes] ?? 0) : 0;
      out[at] = (data[from + column] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + up - corner;
  const byLeft = Math.abs(estimate - left);
  const byUp = Math.abs(estimate - up);
  const byCorner = Math.abs(estimate - corner);
  return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner;
}

/**
 * TIFF predictor: each sample is stored as its difference from the sample of the same
 * channel to its left.
 */
function undoTiff(
  data: Uint8Array,
  rowBytes: number,
  { colors, bitsPerComponent, columns }: Prediction,
): Uint8Array {
  const out = Uint8Array.from(data);
  for (let start = 0; start < out.length; start += rowBytes) {
    const row = out.subarray(start, start + rowBytes);
    if (bitsPerComponent === 8)
      for (let at = colors; at < row.length; at++)
        row[at] = (row[at] ?? 0) + (row[at - colors] ?? 0);
    else undoTiffRow(row, colors, bitsPerComponent, columns);
  }
  return out;
}

function undoTiffRow(row: Uint8Array, colors: number, bits: number, columns: number): void {
  const mask = 2 ** bits - 1;
  const last = new Array<number>(colors).fill(0);
  const samples = Math.min(columns * colors, Math.floor((row.length * 8) / bits));
  for (let index = 0; index < samples; index++) {
    const color = index % colors;
    const value = (readBits(row, index * bits, bits) + (last[color] ?? 0)) & mask;
    writeBits(row, index * bits, bits, value);
    last[color] = value;
  }
}

/**
 * Samples of 1, 2, 4 and 8 bits never cross a byte boundary; samples of 16 bits take two
 * whole bytes.
 */
function readBits(row: Uint8Array, at: number, bits: number): number {
  const byte = at >> 3;
  if (bits === 16) return ((row[byte] ?? 0) << 8) | (row[byte + 1] ?? 0);
  return ((row[byte] ?? 0) >> (8 - bits - (at & 7))) & (2 ** bits - 1);
}

function writeBits(row: Uint8Array, at: number, bits: number, value: number): void {
  const byte = at >> 3;
  if (bits === 16) {
    row[byte] = value >> 8;
    row[byte + 1] = value & 0xff;
    return;
  }
  const shift = 8 - bits - (at & 7);
  row[byte] = ((row[byte] ?? 0) & ~((2 ** bits - 1) << shift)) | (value << shift);
}
