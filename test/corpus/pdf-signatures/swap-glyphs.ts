/**
 * A TrueType font in which two characters have exchanged their outlines: the same codes,
 * other shapes. For fonts with a `cmap` of format 4 and unlike glyphs of simple outlines.
 */
export function swapGlyphs(font: Buffer, one: string, other: string): Buffer {
  const tables = tablesOf(font);
  const [glyf, loca] = [tableAt(tables, 'glyf'), tableAt(tables, 'loca')];
  const isLong = tableAt(tables, 'head').readInt16BE(50) === 1;
  const count = loca.length / (isLong ? 4 : 2);
  const offsets = Array.from({ length: count }, (_, index) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
  );
  const glyphs = offsets.slice(0, -1).map((from, index) => glyf.subarray(from, offsets[index + 1]));
  const [a, b] = [one, other].map((text) => glyphOf(tableAt(tables, 'cmap'), text));
  if (a === undefined || b === undefined) throw new Error('no such glyph');
  const [first, second] = [glyphs[a], glyphs[b]];
  if (first === undefined || second === undefined) throw new Error('no such outline');
  glyphs[a] = second;
  glyphs[b] = first;
  let at = 0;
  const written = Buffer.alloc(loca.length);
  [...glyphs, Buffer.alloc(0)].forEach((glyph, index) => {
    if (isLong) written.writeUInt32BE(at, index * 4);
    else written.writeUInt16BE(at / 2, index * 2);
    at += glyph.length;
  });
  return withTables(font, { glyf: Buffer.concat(glyphs), loca: written });
}

type Tables = ReadonlyMap<string, Buffer>;

function tablesOf(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const offset = font.readUInt32BE(at + 8);
      return [
        font.toString('latin1', at, at + 4),
        font.subarray(offset, offset + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

function tableAt(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`the font has no table ${tag}`);
  return table;
}

/** The tables keep their lengths, as glyphs only change places. */
function withTables(font: Buffer, changed: Readonly<Record<string, Buffer>>): Buffer {
  const written = Buffer.from(font);
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + index * 16;
    const table = changed[font.toString('latin1', at, at + 4)];
    table?.copy(written, font.readUInt32BE(at + 8));
  }
  return written;
}

/** Glyph of a character in the first subtable of format 4. */
function glyphOf(cmap: Buffer, text: string): number {
  const code = text.charCodeAt(0);
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const segments = table.readUInt16BE(6);
    for (let at = 0; at < segments; at += 2) {
      const [end, start] = [table.readUInt16BE(14 + at), table.readUInt16BE(16 + segments + at)];
      if (code < start || code > end) continue;
      const delta = table.readInt16BE(16 + segments * 2 + at);
      const place = 16 + segments * 3 + at;
      const range = table.readUInt16BE(place);
      return range === 0
        ? (code + delta) & 0xffff
        : (table.readUInt16BE(place + range + (code - start) * 2) + delta) & 0xffff;
    }
  }
  throw new Error('the font does not map the character');
}
