/** A small font writer for tests: TrueType and Compact Font Format programs with boxes for glyphs. */

export interface TestGlyph {
  /** Its name in the program. */
  name: string;
  /** Characters that the program's own map gives it. */
  characters?: string;
}

const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, 2 * index));
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Each glyph is a box as wide as its number, so that no two look alike; glyph 0 is for missing characters. */
export function writeTrueType(
  glyphs: readonly TestGlyph[],
  { map = [3, 1] as [platform: number, encoding: number], format = 4 } = {},
): Buffer {
  const all = [{ name: '.notdef' }, ...glyphs] as readonly TestGlyph[];
  const shapes = all.map((_, index) => box(100 + 10 * index));
  const offsets = shapes.reduce<number[]>(
    (sum, shape) => [...sum, (sum.at(-1) ?? 0) + shape.length],
    [0],
  );
  const pairs = all.flatMap(({ characters = '' }, glyph) =>
    [...characters].map((char): [number, number] => [char.codePointAt(0) ?? 0, glyph]),
  );
  const cmap = Buffer.concat([
    u16(0, 1, ...map),
    u32(12),
    SUBTABLES[format]?.(pairs.sort(([a], [b]) => a - b)) ?? Buffer.alloc(0),
  ]);
  const tables: [string, Buffer][] = [
    ['cmap', cmap],
    ['glyf', Buffer.concat(shapes)],
    ['head', head()],
    [
      'hhea',
      Buffer.concat([
        u32(0x10000),
        u16(800, -200, 0, 600, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0),
        u16(all.length),
      ]),
    ],
    ['hmtx', u16(...all.flatMap(() => [600, 0]))],
    ['loca', Buffer.concat(offsets.map(u32))],
    ['maxp', Buffer.concat([u32(0x10000), u16(all.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)])],
    ['post', post(all)],
  ];
  return assemble(tables);
}

function assemble(tables: readonly [string, Buffer][]): Buffer {
  let at = 12 + 16 * tables.length;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, body] of tables) {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    records.push(Buffer.from(tag), u32(0), u32(at), u32(body.length));
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([u32(0x10000), u16(tables.length, 0, 0, 0), ...records, ...bodies]);
}

const box = (width: number): Buffer =>
  Buffer.concat([
    u16(1, 0, 0, width, 700, 3, 0),
    Buffer.from([1, 1, 1, 1]),
    u16(0, width, 0, -width, 0, 0, 700, 0),
  ]);

const head = (): Buffer =>
  Buffer.concat([
    u32(0x10000),
    u32(0x10000),
    u32(0),
    u32(0x5f0f3cf5),
    u16(0, 1000),
    Buffer.alloc(16),
    u16(0, -200, 1000, 800, 0, 8, 2, 1, 0),
  ]);

const post = (all: readonly TestGlyph[]): Buffer =>
  Buffer.concat([
    u32(0x20000),
    Buffer.alloc(28),
    u16(all.length),
    u16(...all.map((_, index) => 258 + index)),
    ...all.map(({ name }) => Buffer.concat([Buffer.from([name.length]), Buffer.from(name)])),
  ]);

type Pairs = readonly (readonly [point: number, glyph: number])[];

const SUBTABLES: Record<number, (pairs: Pairs) => Buffer> = {
  4: (pairs) => {
    const count = pairs.length + 1;
    const points = pairs.map(([point]) => point);
    return Buffer.concat([
      u16(4, 16 + 8 * count, 0, 2 * count, 0, 0, 0, ...points, 0xffff, 0, ...points, 0xffff),
      u16(...pairs.map(([point, glyph]) => glyph - point), 1, ...Array<number>(count).fill(0)),
    ]);
  },
  6: (pairs) => {
    const first = pairs[0]?.[0] ?? 0;
    const last = pairs.at(-1)?.[0] ?? 0;
    const glyphs = new Map(pairs);
    const run = Array.from(
      { length: last - first + 1 },
      (_, step) => glyphs.get(first + step) ?? 0,
    );
    return u16(6, 10 + 2 * run.length, 0, first, run.length, ...run);
  },
  12: (pairs) =>
    Buffer.concat([
      u16(12, 0),
      u32(16 + 12 * pairs.length),
      u32(0),
      u32(pairs.length),
      ...pairs.map(([point, glyph]) => Buffer.concat([u32(point), u32(point), u32(glyph)])),
    ]),
};

/** A Compact Font Format program with named glyphs, all of them empty. */
export function writeCff(names: readonly string[]): Buffer {
  const header = Buffer.from([1, 0, 4, 1]);
  const nameIndex = index([Buffer.from('Test')]);
  const strings = index(names.map((name) => Buffer.from(name)));
  const charStrings = index([...names, ''].map(() => Buffer.from([14])));
  const charset = Buffer.concat([Buffer.from([0]), u16(...names.map((_, step) => 391 + step))]);
  const long = (value: number): Buffer => Buffer.concat([Buffer.from([29]), u32(value)]);
  const top = (from: number): Buffer =>
    index([
      Buffer.concat([
        long(from),
        Buffer.from([15]),
        long(from + charset.length),
        Buffer.from([17]),
      ]),
    ]);
  const before = header.length + nameIndex.length + top(0).length + strings.length + 2;
  return Buffer.concat([header, nameIndex, top(before), strings, u16(0), charset, charStrings]);
}

function index(items: readonly Buffer[]): Buffer {
  const offsets = items.reduce<number[]>(
    (sum, item) => [...sum, (sum.at(-1) ?? 1) + item.length],
    [1],
  );
  return Buffer.concat([u16(items.length), Buffer.from([2]), u16(...offsets), ...items]);
}
