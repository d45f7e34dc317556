/** Big- and little-endian numbers and signatures; bytes beyond the end read as 0. */

export const u16be = (bytes: Uint8Array, at: number): number =>
  (byte(bytes, at) << 8) | byte(bytes, at + 1);

export const u32be = (bytes: Uint8Array, at: number): number =>
  u16be(bytes, at) * 0x10000 + u16be(bytes, at + 2);

export const u16le = (bytes: Uint8Array, at: number): number =>
  byte(bytes, at) | (byte(bytes, at + 1) << 8);

export const u32le = (bytes: Uint8Array, at: number): number =>
  u16le(bytes, at) + u16le(bytes, at + 2) * 0x10000;

export const byte = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

/** Whether the bytes at an offset equal these characters (Latin-1). */
export function hasText(bytes: Uint8Array, at: number, wanted: string): boolean {
  if (at < 0) return false;
  for (let index = 0; index < wanted.length; index++)
    if (bytes[at + index] !== wanted.charCodeAt(index)) return false;
  return true;
}

/** Bytes as Latin-1 characters. */
export const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

export const utf8 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
