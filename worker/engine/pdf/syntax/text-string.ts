/**
 * Decodes a PDF text string (ISO 32000-2, 7.9.2.2): UTF-16 or UTF-8 by its byte order
 * mark, else PDFDocEncoding, approximated by Latin-1. `raw` holds one byte per character.
 */
export function decodeTextString(raw: string): string {
  const bytes = Buffer.from(raw, 'latin1');
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff)
    return bytes
      .subarray(2, bytes.length & ~1)
      .swap16()
      .toString('utf16le');
  if (first === 0xff && second === 0xfe) return bytes.subarray(2).toString('utf16le');
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.toString('utf8', 3);
  return raw;
}
