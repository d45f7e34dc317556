/** Larger maps cover whole character sets and say nothing about what a document uses. */
const CODES_MAX = 4_096;
const BYTES_MAX = 1_000_000;

const HEX = String.raw`<([0-9A-Fa-f\s]{1,64})>`;
const CODE = new RegExp(HEX, 'g');
const PAIR = new RegExp(`${HEX}\\s*${HEX}`, 'g');
const RANGE = new RegExp(String.raw`${HEX}\s*${HEX}\s*(?:${HEX}|\[([^[\]]*)\])`, 'g');

/**
 * Characters by font code, from a ToUnicode map. null for a map that cannot be read or is
 * larger than any document needs.
 */
export function readToUnicode(data: Uint8Array): ReadonlyMap<number, string> | null {
  if (data.length > BYTES_MAX) return null;
  const text = Buffer.from(data.buffer, data.byteOffset, data.length).toString('latin1');
  const letters = new Map<number, string>();
  for (const block of blocks(text, 'bfchar'))
    for (const [, code = '', to = ''] of block.matchAll(PAIR))
      letters.set(numberOf(code), textOf(to));
  for (const block of blocks(text, 'bfrange'))
    for (const [, from = '', last = '', first, list] of block.matchAll(RANGE)) {
      const start = numberOf(from);
      const count = Math.min(numberOf(last) - start + 1, CODES_MAX + 1);
      const named = list === undefined ? null : [...list.matchAll(CODE)];
      for (let step = 0; step < count; step++)
        letters.set(
          start + step,
          named === null ? following(textOf(first ?? ''), step) : textOf(named[step]?.[1] ?? ''),
        );
    }
  return letters.size === 0 || letters.size > CODES_MAX ? null : letters;
}

/** The content between each pair of, for example, `beginbfchar` and `endbfchar`. */
function* blocks(text: string, name: string): Generator<string> {
  for (let at = text.indexOf(`begin${name}`); at !== -1; at = text.indexOf(`begin${name}`, at)) {
    const end = text.indexOf(`end${name}`, at);
    if (end === -1) return;
    yield text.slice(at + name.length + 5, end);
    at = end;
  }
}

const numberOf = (hex: string): number => Number.parseInt(hex.replace(/\s/g, ''), 16);

/** UTF-16, big-endian. */
function textOf(hex: string): string {
  const digits = hex.replace(/\s/g, '');
  let text = '';
  for (let at = 0; at + 4 <= digits.length; at += 4)
    text += String.fromCharCode(Number.parseInt(digits.slice(at, at + 4), 16));
  return text;
}

/** The text with its last code unit incremented by `step`. */
function following(text: string, step: number): string {
  const last = text.charCodeAt(text.length - 1);
  return Number.isNaN(last) ? '' : text.slice(0, -1) + String.fromCharCode((last + step) & 0xffff);
}
