/** cos(k pi / 16) / 2: rows of the orthonormal DCT-II of length 8. */
const C1 = Math.cos(Math.PI / 16) / 2;
const C2 = Math.cos((2 * Math.PI) / 16) / 2;
const C3 = Math.cos((3 * Math.PI) / 16) / 2;
const C4 = Math.cos((4 * Math.PI) / 16) / 2;
const C5 = Math.cos((5 * Math.PI) / 16) / 2;
const C6 = Math.cos((6 * Math.PI) / 16) / 2;
const C7 = Math.cos((7 * Math.PI) / 16) / 2;

/**
 * The orthonormal 8 x 8 DCT-II in place, as JPEG defines it (T.81, A.3.3): 64
 * numbers from an offset, rows of samples in, natural order of frequencies out.
 */
export function forwardDct(block: Float32Array, at = 0): void {
  for (let row = 0; row < 8; row++) forwardLine(block, at + row * 8, 1);
  for (let column = 0; column < 8; column++) forwardLine(block, at + column, 8);
}

function forwardLine(values: Float32Array, at: number, step: number): void {
  const a = values[at]!;
  const b = values[at + step]!;
  const c = values[at + 2 * step]!;
  const d = values[at + 3 * step]!;
  const e = values[at + 4 * step]!;
  const f = values[at + 5 * step]!;
  const g = values[at + 6 * step]!;
  const h = values[at + 7 * step]!;
  const ah = a + h;
  const bg = b + g;
  const cf = c + f;
  const de = d + e;
  const outer = ah + de;
  const inner = bg + cf;
  values[at] = C4 * (outer + inner);
  values[at + 4 * step] = C4 * (outer - inner);
  values[at + 2 * step] = C2 * (ah - de) + C6 * (bg - cf);
  values[at + 6 * step] = C6 * (ah - de) - C2 * (bg - cf);
  const p = a - h;
  const q = b - g;
  const r = c - f;
  const s = d - e;
  values[at + step] = C1 * p + C3 * q + C5 * r + C7 * s;
  values[at + 3 * step] = C3 * p - C7 * q - C1 * r - C5 * s;
  values[at + 5 * step] = C5 * p - C1 * q + C7 * r + C3 * s;
  values[at + 7 * step] = C7 * p - C5 * q + C3 * r - C1 * s;
}

/** The inverse of `forwardDct`. */
export function inverseDct(block: Float32Array, at = 0): void {
  for (let column = 0; column < 8; column++) inverseLine(block, at + column, 8);
  for (let row = 0; row < 8; row++) inverseLine(block, at + row * 8, 1);
}

function inverseLine(values: Float32Array, at: number, step: number): void {
  const v0 = C4 * values[at]!;
  const v1 = values[at + step]!;
  const v2 = values[at + 2 * step]!;
  const v3 = values[at + 3 * step]!;
  const v4 = C4 * values[at + 4 * step]!;
  const v5 = values[at + 5 * step]!;
  const v6 = values[at + 6 * step]!;
  const v7 = values[at + 7 * step]!;
  const ah = v0 + v4 + C2 * v2 + C6 * v6;
  const de = v0 + v4 - C2 * v2 - C6 * v6;
  const bg = v0 - v4 + C6 * v2 - C2 * v6;
  const cf = v0 - v4 - C6 * v2 + C2 * v6;
  const p = C1 * v1 + C3 * v3 + C5 * v5 + C7 * v7;
  const q = C3 * v1 - C7 * v3 - C1 * v5 - C5 * v7;
  const r = C5 * v1 - C1 * v3 + C7 * v5 + C3 * v7;
  const s = C7 * v1 - C5 * v3 + C3 * v5 - C1 * v7;
  values[at] = ah + p;
  values[at + 7 * step] = ah - p;
  values[at + step] = bg + q;
  values[at + 6 * step] = bg - q;
  values[at + 2 * step] = cf + r;
  values[at + 5 * step] = cf - r;
  values[at + 3 * step] = de + s;
  values[at + 4 * step] = de - s;
}
