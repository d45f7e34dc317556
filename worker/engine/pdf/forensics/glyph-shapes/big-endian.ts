/** Numbers as font programs store them, in big-endian order; 0 outside the data. */
export const byteAt = (data: Uint8Array, at: number): number => data[at] ?? 0;

export const uint16At = (data: Uint8Array, at: number): number =>
  byteAt(data, at) * 0x100 + byteAt(data, at + 1);

export const uint32At = (data: Uint8Array, at: number): number =>
  uint16At(data, at) * 0x1_0000 + uint16At(data, at + 2);

export const asciiAt = (data: Uint8Array, at: number, length: number): string =>
  Buffer.from(data.subarray(at, at + length)).toString('latin1');
