import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDocumentStart, sniffType } from '../../core/sniff.js';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part,
    ),
  );

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JFIF = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0];
const EXIF = [0xff, 0xd8, 0xff, 0xe1, 0, 16, 0x45, 0x78, 0x69, 0x66, 0, 0];

function ftyp(major: string, ...compatible: string[]): Uint8Array {
  const size = 16 + 4 * compatible.length;
  return bytes([0, 0, 0, size], 'ftyp', major, [0, 0, 0, 0], ...compatible, [0, 0, 1, 0], 'meta');
}

describe('a document is known by its bytes', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
    ['a JPEG of any first segment', bytes([0xff, 0xd8, 0xff, 0xdb]), 'image/jpeg'],
    ['a PNG', bytes(PNG), 'image/png'],
    ['a WEBP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
    ['an iPhone HEIC', ftyp('heic', 'mif1', 'heic'), 'image/heic'],
    ['a HEIC whose major brand is the neutral one', ftyp('mif1', 'miaf', 'heic'), 'image/heic'],
    ['a HEIF that names no codec', ftyp('mif1', 'mif1'), 'image/heic'],
    ['a HEIC image sequence', ftyp('msf1', 'hevc'), 'image/heic'],
  ])('%s', (_name, head, type) => expect(sniffType(head)).toBe(type));

  it.each([
    ['nothing', bytes()],
    ['plain text', bytes('Dear sir or madam')],
    ['text that only mentions a PDF', bytes('files begin with %PDF- and a version')],
    ['a ZIP', bytes('PK\x03\x04')],
    ['a GIF', bytes('GIF89a')],
    ['a TIFF', bytes('II*\0')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['an HTML page', bytes('<!DOCTYPE html><html>')],
    ['a WAV', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['an MP4', ftyp('isom', 'iso2', 'mp41')],
    ['an AVIF', ftyp('avif', 'mif1', 'miaf')],
    ['an AVIF behind the neutral brand', ftyp('mif1', 'avif', 'miaf')],
    ['an AVIF that also names HEVC', ftyp('avif', 'heic')],
    ['an ftyp box larger than the head', bytes([0, 1, 0, 0], 'ftypheic')],
    ['an ftyp box too small to name a brand', bytes([0, 0, 0, 8], 'ftypheicxxxx')],
  ])('but not %s', (_name, head) => expect(sniffType(head)).toBeNull());
});

describe('a document with other data before it is found', () => {
  it.each([
    [
      'a PDF after a line of text',
      bytes('HTTP/1.1 200 OK\r\n\r\n', '%PDF-1.4'),
      'application/pdf',
      19,
    ],
    [
      'a PDF after an archive',
      bytes('PK\x03\x04', 'x'.repeat(40), '%PDF-1.4'),
      'application/pdf',
      44,
    ],
    ['a PNG after junk', bytes('junk', PNG), 'image/png', 4],
    ['a JFIF after junk', bytes('junk', JFIF), 'image/jpeg', 4],
    ['an Exif JPEG after junk', bytes('junk', EXIF), 'image/jpeg', 4],
    [
      'a PDF at the last place readers look',
      bytes(' '.repeat(1023), '%PDF-2.0'),
      'application/pdf',
      1023,
    ],
  ])('%s', (_name, head, type, offset) =>
    expect(findDocumentStart(head)).toEqual({ type, offset }),
  );

  it.each([
    ['the cover in an MP3', bytes('ID3', [3, 0, 0, 0, 0, 0], JFIF)],
    ['a picture in an archive', bytes('PK\x03\x04', 'x'.repeat(30), PNG)],
    ['a picture in an icon', bytes([0, 0, 1, 0, 1, 0], PNG)],
    ['a picture after markup', bytes('\xef\xbb\xbf\n <html>', PNG)],
    ['a thumbnail in a TIFF', bytes('MM\0*', 'xxxx', EXIF)],
    ['three stray bytes that begin a JPEG', bytes('junk', [0xff, 0xd8, 0xff, 0xdb])],
    ['a PDF beyond where readers look', bytes(' '.repeat(1024), '%PDF-2.0')],
  ])('but not %s', (_name, head) => expect(findDocumentStart(head)).toBeNull());

  it('and a signature at the first byte wins over a later one', () => {
    expect(findDocumentStart(bytes(JFIF, '%PDF-1.4'))).toEqual({ type: 'image/jpeg', offset: 0 });
    expect(findDocumentStart(bytes('%PDF-1.4', PNG))).toEqual({
      type: 'application/pdf',
      offset: 0,
    });
  });
});

it('no bytes at all make the sniffer throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (head) => {
      findDocumentStart(head);
      findDocumentStart(Uint8Array.from([0, 0, 0, 24, ...bytes('ftyp'), ...head]));
    }),
  );
});
