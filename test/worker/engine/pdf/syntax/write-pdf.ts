import { deflateSync } from 'node:zlib';

/** A small PDF writer for tests: every byte under control, revisions appended by hand. */

export type Body = string | { dict: string; stream: string | Uint8Array };

/** Object number to its body, e.g. `{ 1: '<</Type/Catalog/Pages 2 0 R>>' }`. */
export type Objects = Record<number, Body>;

export interface WriteOptions {
  /** A cross-reference stream instead of a table. */
  xrefStream?: boolean;
  /** Object number of the cross-reference stream; default: one above the others. */
  xrefNumber?: number;
  /** Further entries of the trailer, e.g. `/Info 9 0 R`. */
  trailer?: string;
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const bodyBytes = (number: number, body: Body): Buffer => {
  if (typeof body === 'string') return latin1(`${number} 0 obj\n${body}\nendobj\n`);
  const data = typeof body.stream === 'string' ? latin1(body.stream) : Buffer.from(body.stream);
  return Buffer.concat([
    latin1(`${number} 0 obj\n<<${body.dict}/Length ${data.length}>>\nstream\n`),
    data,
    latin1('\nendstream\nendobj\n'),
  ]);
};

/** A whole new file. Object 1 is the catalogue. */
export const writePdf = (objects: Objects, options: WriteOptions = {}): Buffer =>
  append(latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'), objects, options, null);

/** An incremental update: further objects and a cross-reference section that points back. */
export function appendRevision(
  file: Uint8Array,
  objects: Objects,
  options: WriteOptions = {},
): Buffer {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(Buffer.from(file).toString('latin1'))?.[1];
  if (previous === undefined) throw new Error('nothing to append to');
  return append(Buffer.from(file), objects, options, Number(previous));
}

function append(
  file: Buffer,
  objects: Objects,
  options: WriteOptions,
  previous: number | null,
): Buffer {
  const parts = [file];
  let at = file.length;
  const offsets = new Map<number, number>();
  for (const [key, body] of Object.entries(objects)) {
    const bytes = bodyBytes(Number(key), body);
    offsets.set(Number(key), at);
    parts.push(bytes);
    at += bytes.length;
  }
  const numbers = [...offsets.keys()].sort((a, b) => a - b);
  const size = Math.max(100, ...numbers.map((number) => number + 2));
  const trailer = `/Size ${size}/Root 1 0 R${previous === null ? '' : `/Prev ${previous}`}${options.trailer ?? ''}`;
  if (options.xrefStream === true) {
    const own = options.xrefNumber ?? Math.max(...numbers) + 1;
    offsets.set(own, at);
    const entries = [...numbers, own];
    const rows = Buffer.concat(
      entries.map((number) => {
        const row = Buffer.alloc(6);
        row.writeUInt8(1, 0);
        row.writeUInt32BE(offsets.get(number) ?? 0, 1);
        return row;
      }),
    );
    const index = entries.map((number) => `${number} 1`).join(' ');
    parts.push(
      bodyBytes(own, {
        dict: `/Type/XRef/W[1 4 1]/Index[${index}]${trailer}/Filter/FlateDecode`,
        stream: deflateSync(rows),
      }),
    );
  } else {
    const lines = numbers.map(
      (number) => `${number} 1\n${String(offsets.get(number)).padStart(10, '0')} 00000 n \n`,
    );
    const free = previous === null ? '0 1\n0000000000 65535 f \n' : '';
    parts.push(latin1(`xref\n${free}${lines.join('')}trailer\n<<${trailer}>>\n`));
  }
  parts.push(latin1(`startxref\n${at}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/**
 * A one-page file whose font maps two-byte codes straight to Unicode, each half
 * an em wide; `content` draws with `/F1`.
 */
export const pageObjects = (content: string, page = ''): Objects => ({
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R${page}>>`,
  4: { dict: '', stream: content },
  5: '<</Type/Font/Subtype/Type0/BaseFont/Plain/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>',
  6: '<</Type/Font/Subtype/CIDFontType2/BaseFont/Plain/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 8 0 R/DW 500>>',
  7: { dict: '', stream: TO_UNICODE },
  8: '<</Type/FontDescriptor/FontName/Plain/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
});

const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Plain def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0000> <FFFF> <0000> endbfrange
endcmap end end`;

/** A string of the font above. */
export const hex = (text: string): string =>
  `<${[...text].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;
