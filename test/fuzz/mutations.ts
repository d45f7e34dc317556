import { deflateSync, inflateSync } from 'node:zlib';

/** Numbers from 0 to 1, 1 excluded. */
export type Random = () => number;

/** Breaks a file in one way; `other` is a second file to take parts from. */
type Mutation = (text: string, random: Random, other: string) => string;

// Files are held as text of one character a byte.

const below = (random: Random, count: number): number => Math.floor(random() * count);

function pick<T>(random: Random, items: readonly T[]): T | undefined {
  return items[below(random, items.length)];
}

const replaceAt = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);

const truncate: Mutation = (text, random) => {
  const at = below(random, text.length);
  const kind = random();
  if (kind < 0.6) return text.slice(0, at);
  if (kind < 0.8) return text.slice(0, at) + text.slice(at + below(random, 2000));
  return text.slice(below(random, 600));
};

const flipBits: Mutation = (text, random) => {
  const bytes = Buffer.from(text, 'latin1');
  for (let left = 1 + below(random, 40); left > 0; left--) {
    const at = below(random, bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8));
  }
  return bytes.toString('latin1');
};

const splice: Mutation = (text, random, other) =>
  random() < 0.5
    ? text.slice(0, below(random, text.length)) + other.slice(below(random, other.length))
    : replaceAt(text, below(random, text.length), 0, between(other, random));

const between = (text: string, random: Random): string => {
  const at = below(random, text.length);
  return text.slice(at, at + below(random, 4000));
};

/**
 * Replaces a match of a pattern with another match from the file or the other
 * file, or with a substitute.
 */
const swapMatches =
  (pattern: RegExp, substitutes: readonly string[] = []): Mutation =>
  (text, random, other) => {
    let changed = text;
    for (let left = 1 + below(random, 6); left > 0; left--) {
      const matches = [...changed.matchAll(pattern)];
      const match = pick(random, matches);
      if (match === undefined) return changed;
      const from = random() < 0.7 ? matches : [...other.matchAll(pattern)];
      const own = random() < 0.5 ? pick(random, substitutes) : undefined;
      const by = own ?? pick(random, from)?.[0] ?? '';
      changed = replaceAt(changed, match.index, match[0].length, by);
    }
    return changed;
  };

const swapNames = swapMatches(/\/[A-Za-z][A-Za-z0-9]{0,20}/g);
const swapReferences = swapMatches(/\d{1,6} 0 R/g);
const swapNumbers = swapMatches(/(?<![\d.])-?\d{1,10}(?:\.\d+)?(?![\d.])/g, [
  '0',
  '-1',
  '1e9',
  '65536',
  '2147483648',
  '4294967295',
  '99999999999999999999',
  '0.0000001',
  'null',
]);
const swapWords = swapMatches(
  /endobj|endstream|(?<!end)stream|(?<!end)obj|startxref|(?<!start)xref|trailer|%%EOF|<<|>>|\[|\]|\(|\)/g,
);
const swapObjects = swapMatches(/\d{1,6} 0 obj[^]{1,5000}?endobj/g);

/** Breaks the content of a compressed stream and compresses it again. */
const breakContents: Mutation = (text, random, other) => {
  const streams = [...text.matchAll(/\/Length (\d{1,7})[^]{0,300}?stream\r?\n/g)];
  const match = pick(random, streams);
  if (match === undefined) return text;
  const at = match.index + match[0].length;
  const stored = text.slice(at, at + Number(match[1]));
  const plain = unpacked(stored);
  const broken = mutate(plain ?? stored, random, other, CONTENT_MUTATIONS);
  const packed =
    plain === null ? broken : deflateSync(Buffer.from(broken, 'latin1')).toString('latin1');
  const head = match[0].replace(/\/Length \d+/, `/Length ${packed.length}`);
  return replaceAt(text, match.index, match[0].length + stored.length, head + packed);
};

function unpacked(stored: string): string | null {
  try {
    const options = { maxOutputLength: 2_000_000 };
    return inflateSync(Buffer.from(stored, 'latin1'), options).toString('latin1');
  } catch {
    return null;
  }
}

/** Appends an incremental update that rewrites some object, broken or as another. */
const appendSaving: Mutation = (text, random, other) => {
  const objects = [...text.matchAll(/(\d{1,6}) 0 obj([^]{1,5000}?)endobj/g)];
  const number = pick(random, objects)?.[1];
  const body = pick(random, objects)?.[2];
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '0';
  const root = /\/Root \d+ 0 R/.exec(text)?.[0] ?? '/Root 1 0 R';
  if (number === undefined || body === undefined) return text;
  const broken = random() < 0.7 ? mutate(body, random, other, CONTENT_MUTATIONS) : body;
  const row = String(text.length).padStart(10, '0');
  const object = `${number} 0 obj${broken}endobj\n`;
  const table = `xref\n${number} 1\n${row} 00000 n \ntrailer\n<<${root}/Size 999/Prev ${start}>>\n`;
  return `${text}${object}${table}startxref\n${text.length + object.length}\n%%EOF\n`;
};

const swapOperators = swapMatches(/(?<=\s)(?:[A-Za-z*]{1,3}|'|")(?=\s)/g, [
  'q',
  'Q',
  'BT',
  'ET',
  'Do',
  'Tj',
  'TJ',
  'cm',
  'BI',
  'EMC',
]);

const CONTENT_MUTATIONS: readonly Mutation[] = [
  truncate,
  flipBits,
  swapNames,
  swapNumbers,
  swapNumbers,
  swapWords,
  swapOperators,
];

const MUTATIONS: readonly Mutation[] = [
  truncate,
  flipBits,
  splice,
  swapNames,
  swapReferences,
  swapNumbers,
  swapWords,
  swapObjects,
  breakContents,
  breakContents,
  appendSaving,
  appendSaving,
];

function mutate(
  text: string,
  random: Random,
  other: string,
  mutations: readonly Mutation[],
): string {
  return pick(random, mutations)?.(text, random, other) ?? text;
}

/** Far more than any seed; larger files are cut off. */
const MUTANT_MAX_BYTES = 4_000_000;

/** Breaks a file in one to three ways. The same random numbers give the same file. */
export function breakPdf(seed: Buffer, other: Buffer, random: Random): Buffer {
  let text = seed.toString('latin1');
  const rest = other.toString('latin1');
  for (let left = 1 + below(random, 3); left > 0; left--)
    text = mutate(text, random, rest, MUTATIONS);
  return Buffer.from(text.slice(0, MUTANT_MAX_BYTES), 'latin1');
}
