import { deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeStream } from '../../../../../../worker/engine/pdf/syntax/filters/decode-stream.js';
import { parseValue } from '../../../../../../worker/engine/pdf/syntax/parse-value.js';
import { isDict } from '../../../../../../worker/engine/pdf/syntax/pdf-values.js';

const MB = 1024 * 1024;

const decode = (dict: string, data: Uint8Array | string, budgetBytes = 64 * MB) => {
  const { value } = parseValue(Buffer.from(`<<${dict}>>`, 'latin1'), 0);
  if (!isDict(value)) throw new Error('no dictionary');
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  const budget = { bytesLeft: budgetBytes };
  return decodeStream(bytes, value, { resolve: (one) => one ?? null, budget });
};
const text = (data: Uint8Array | null): string | null =>
  data === null ? null : Buffer.from(data).toString('latin1');

const PLAIN = 'BT /F1 10 Tf (1,250.00) Tj ET\n'.repeat(20);

describe('each filter gives back what was encoded', () => {
  it.each([
    ['no filter', '', PLAIN, PLAIN],
    ['deflate', '/Filter/FlateDecode', deflateSync(PLAIN), PLAIN],
    ['deflate, abbreviated', '/Filter[/Fl]', deflateSync(PLAIN), PLAIN],
    [
      'deflate with a broken head',
      '/Filter/FlateDecode',
      `\0\0${deflateRawSync(PLAIN).toString('latin1')}`,
      PLAIN,
    ],
    ['hexadecimal', '/Filter/ASCIIHexDecode', '48 65\n6C6c6F2>', 'Hello '],
    ['hexadecimal, abbreviated', '/Filter/AHx', '4A>ignored', 'J'],
    ['base 85', '/Filter/ASCII85Decode', '87cUR\nD]i,"Ebo80~>', 'Hello World!'],
    ['base 85 with zeros and a part', '/Filter/A85', 'z5l~>', '\0\0\0\0A'],
    ['run lengths', '/Filter/RunLengthDecode', '\x02abc\xfed\x80zz', 'abcddd'],
    ['run lengths, abbreviated', '/Filter/RL', '\x00a', 'a'],
    // The example of ISO 32000-2, 7.4.4.2.
    ['LZW', '/Filter/LZWDecode', '\x80\x0b\x60\x50\x22\x0c\x0c\x85\x01', '-----A---B'],
    ['an encryption filter', '/Filter[/Crypt/AHx]', '41>', 'A'],
  ])('%s', (_name, dict, data, plain) => expect(text(decode(dict, data))).toBe(plain));

  it('a chain of them, each with its own parameters', () => {
    const rows = Buffer.from([2, 1, 1, 1, 2, 1, 1, 1]);
    const hexed = `${deflateSync(rows).toString('hex')}>`;
    const dict = '/Filter[/AHx/Fl]/DecodeParms[null<</Predictor 12/Columns 3>>]';
    expect(decode(dict, hexed)).toEqual(Uint8Array.from([1, 1, 1, 2, 2, 2]));
  });

  it.each([
    ['left', 1, [5, 1, 1], [5, 6, 7]],
    ['mean', 3, [5, 1, 1], [5, 3, 2]],
    ['Paeth', 4, [5, 1, 1], [5, 6, 7]],
  ])("PNG's row filter by %s", (_name, filter, row, plain) =>
    expect(
      decode(
        '/Filter/Fl/DecodeParms<</Predictor 15/Columns 3>>',
        deflateSync(Buffer.from([filter, ...row])),
      ),
    ).toEqual(Uint8Array.from(plain)),
  );

  it.each([
    ['8 bits, three colours', '/Colors 3/Columns 2', [1, 2, 3, 1, 1, 1], [1, 2, 3, 2, 3, 4]],
    ['4 bits', '/BitsPerComponent 4/Columns 4', [0x11, 0x11], [0x12, 0x34]],
    ['16 bits', '/BitsPerComponent 16/Columns 2', [0, 255, 0, 2], [0, 255, 1, 1]],
  ])("TIFF's predictor, %s", (_name, parameters, row, plain) =>
    expect(
      decode(`/Filter/Fl/DecodeParms<</Predictor 2${parameters}>>`, deflateSync(Buffer.from(row))),
    ).toEqual(Uint8Array.from(plain)),
  );

  it('LZW, whatever the data and either way of changing widths', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { maxLength: 3000 }),
        fc.constantFrom(0, 1),
        (data, early) => {
          const dict = `/Filter/LZWDecode/DecodeParms<</EarlyChange ${early}>>`;
          expect(decode(dict, packLzw(data, early))).toEqual(Uint8Array.from(data));
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** LZW as the format prescribes it: codes from 258, 9 to 12 bits, cleared before the table is full. */
function packLzw(data: readonly number[], early: number): Uint8Array {
  let bits = '';
  let table = new Map<string, number>();
  let width = 9;
  const put = (code: number): void => {
    bits += code.toString(2).padStart(width, '0');
  };
  put(256);
  let piece = '';
  const codeOf = (one: string): number => table.get(one) ?? one.charCodeAt(0);
  for (const byte of data) {
    const longer = piece + String.fromCharCode(byte);
    if (longer.length === 1 || table.has(longer)) {
      piece = longer;
      continue;
    }
    put(codeOf(piece));
    table.set(longer, 258 + table.size);
    piece = String.fromCharCode(byte);
    // The reader is one entry behind.
    if (257 + table.size + early >= 2 ** width && width < 12) width++;
    if (table.size < 3800) continue;
    put(codeOf(piece));
    width = 257 + table.size + 1 + early >= 2 ** width && width < 12 ? width + 1 : width;
    put(256);
    table = new Map();
    [width, piece] = [9, ''];
  }
  if (piece !== '') put(codeOf(piece));
  if (piece !== '' && 257 + table.size + 1 + early >= 2 ** width && width < 12) width++;
  put(257);
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes.map((byte) => parseInt(byte, 2)));
}

describe('damaged data', () => {
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * at * 7919) >> 5));
  const encoded = deflateSync(noise);

  it('cut off, they give what comes before', () => {
    const part = decode('/Filter/Fl', encoded.subarray(0, 3000)) ?? new Uint8Array();
    expect(part.length).toBeGreaterThan(1000);
    expect(Buffer.compare(part, noise.subarray(0, part.length))).toBe(0);
  });

  it('broken midway, they give what comes before', () => {
    const lines = Buffer.from(
      Array.from({ length: 3000 }, (_, line) => `${line} ${(line * 7919) % 104_729} Td\n`).join(''),
    );
    const broken = Buffer.from(deflateSync(lines));
    broken.fill(0xff, broken.length >> 1, (broken.length >> 1) + 40);
    const part = decode('/Filter/Fl', broken) ?? new Uint8Array();
    expect(part.length).toBeGreaterThan(lines.length >> 2);
    expect(
      Buffer.compare(part.subarray(0, lines.length >> 2), lines.subarray(0, lines.length >> 2)),
    ).toBe(0);
  });

  it('with a wrong checksum they are whole', () => {
    const wrong = Buffer.from(encoded);
    wrong.fill(0, wrong.length - 4);
    expect(decode('/Filter/Fl', wrong)).toEqual(noise);
  });

  it('whatever they and their parameters are, nothing is thrown', () => {
    const filter = fc.constantFrom('Fl', 'LZW', 'A85', 'AHx', 'RL', 'DCTDecode', 'Crypt');
    fc.assert(
      fc.property(
        fc.array(filter, { maxLength: 4 }),
        fc.tuple(fc.integer({ min: -1, max: 16 }), fc.nat(40), fc.nat(20), fc.nat(70_000)),
        fc.uint8Array({ maxLength: 400 }),
        (filters, [predictor, colors, bits, columns], data) => {
          const parameters = `<</Predictor ${predictor}/Colors ${colors}/BitsPerComponent ${bits}/Columns ${columns}>>`;
          const all = filters.map(() => parameters).join('');
          decode(`/Filter[${filters.map((one) => `/${one}`).join('')}]/DecodeParms[${all}]`, data);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('what is not decoded', () => {
  it.each(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'Unheard'])('%s', (name) =>
    expect(decode(`/Filter/${name}`, 'x')).toBeNull(),
  );

  it('more than 32 MB in one stream', () => {
    expect(decode('/Filter/Fl', deflateSync(Buffer.alloc(33 * MB)))).toBeNull();
    expect(
      decode('/Filter[/Fl/RL]', deflateSync(Buffer.alloc(MB, '\xff\0', 'latin1')))?.length,
    ).toBe(MB);
    expect(
      decode('/Filter[/Fl/RL]', deflateSync(Buffer.alloc(2 * MB, Buffer.from([0x81, 0])))),
    ).toBeNull();
  });

  it('more than the file may unpack to, however many streams share it out', () => {
    expect(decode('/Filter/Fl', deflateSync(Buffer.alloc(1000)), 999)).toBeNull();
    expect(decode('/Filter/Fl', deflateSync(Buffer.alloc(1000)), 1000)).toHaveLength(1000);
  });

  it('a chain of more filters than honest files have', () =>
    expect(decode(`/Filter[${'/AHx'.repeat(9)}]`, '41')).toBeNull());
});
