import { GrowingBytes } from './growing-bytes.js';

/** ASCII85Decode: five characters for four bytes, `z` for four zeros, `~` ends. */
export function decodeAscii85(data: Uint8Array): Uint8Array {
  const out = new GrowingBytes(data.length * 4 + 4);
  let group: number[] = [];
  for (let at = data[0] === OPEN_ANGLE && data[1] === TILDE ? 2 : 0; at < data.length; at++) {
    const char = data[at] ?? 0;
    if (char === TILDE) break;
    if (char === ALL_ZERO && group.length === 0) pushGroup([0, 0, 0, 0, 0], out);
    else if (char >= FIRST_DIGIT && char < FIRST_DIGIT + 85) group.push(char - FIRST_DIGIT);
    if (group.length < 5) continue;
    pushGroup(group, out);
    group = [];
  }
  // A last group of n digits encodes n - 1 bytes.
  if (group.length > 1) pushGroup(group, out);
  return out.all();
}

function pushGroup(digits: readonly number[], out: GrowingBytes): void {
  let value = 0;
  for (let index = 0; index < 5; index++) value = value * 85 + (digits[index] ?? 84);
  for (let index = 0; index < digits.length - 1; index++)
    out.push(Math.floor(value / 256 ** (3 - index)) & 0xff);
}

/** ASCIIHexDecode: two digits per byte, `>` ends; an odd last digit is completed by 0. */
export function decodeAsciiHex(data: Uint8Array): Uint8Array {
  const text = Buffer.from(data.buffer, data.byteOffset, data.length).toString('latin1');
  const end = text.indexOf('>');
  return bytesOfHex(end === -1 ? text : text.slice(0, end));
}

/** Characters that are no hexadecimal digits are skipped. */
export function bytesOfHex(text: string): Buffer {
  const digits = text.replace(/[^0-9a-fA-F]/g, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

const TILDE = 0x7e;
const OPEN_ANGLE = 0x3c;
const ALL_ZERO = 0x7a;
const FIRST_DIGIT = 0x21;
