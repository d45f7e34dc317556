import { asciiAt, byteAt, uint16At, uint32At } from './big-endian.js';
import { readCffNames } from './cff-names.js';
import { readLookup, type Lookup } from './character-map.js';
import { identityOfName, PLAIN_CHARACTERS } from './glyph-names.js';
import { areDifferent } from './identity.js';

/** What a font program itself says about its glyphs. */
export interface TrueType {
  /** Glyph identities by glyph number. */
  identities: ReadonlyMap<number, string>;
  /** The glyph that a simple font's code draws, by the program's own code tables; 0 for none. */
  glyphOfCode: Lookup;
}

const TABLES_MAX = 64;
const GLYPHS_MAX = 65_536;

/** null for data that is no TrueType or OpenType program. Never throws. */
export function readTrueType(data: Uint8Array): TrueType | null {
  const version = uint32At(data, 0);
  if (![0x0001_0000, 0x7472_7565, 0x4f54_544f].includes(version)) return null;
  const tables = readTables(data);
  const maps = readMaps(tables.get('cmap'));
  const byMap = identitiesByMap(maps.unicode);
  const byName = identitiesByName(tables);
  const identities = new Map(byName);
  for (const [glyph, identity] of byMap) {
    const named = byName.get(glyph);
    // Where the program contradicts itself, the glyph has no identity.
    if (named !== undefined && areDifferent(named, identity)) identities.delete(glyph);
    else identities.set(glyph, identity);
  }
  return { identities, glyphOfCode: maps.ofCode };
}

function readTables(data: Uint8Array): Map<string, Uint8Array> {
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < Math.min(uint16At(data, 4), TABLES_MAX); index++) {
    const at = 12 + 16 * index;
    const offset = uint32At(data, at + 8);
    tables.set(asciiAt(data, at, 4), data.subarray(offset, offset + uint32At(data, at + 12)));
  }
  return tables;
}

/** Symbol fonts keep their codes in Unicode's private use area. */
const SYMBOL_AREA = 0xf000;
const NONE: Lookup = () => 0;

function readMaps(table: Uint8Array | undefined): { unicode: Lookup | null; ofCode: Lookup } {
  const found = new Map<string, Lookup>();
  if (table === undefined) return { unicode: null, ofCode: NONE };
  for (let index = 0; index < Math.min(uint16At(table, 2), TABLES_MAX); index++) {
    const at = 4 + 8 * index;
    const lookup = readLookup(table.subarray(uint32At(table, at + 4)));
    if (lookup !== null) found.set(`${uint16At(table, at)} ${uint16At(table, at + 2)}`, lookup);
  }
  const first = (...keys: string[]): Lookup | null =>
    keys.map((key) => found.get(key)).find((lookup) => lookup !== undefined) ?? null;
  const symbol = found.get('3 0');
  const mac = found.get('1 0') ?? NONE;
  return {
    unicode: first('3 10', '3 1', '0 4', '0 3', '0 2', '0 1', '0 0'),
    ofCode: (code) => (symbol?.(SYMBOL_AREA + code) || symbol?.(code)) ?? mac(code),
  };
}

function identitiesByMap(unicode: Lookup | null): Map<number, string> {
  const identities = new Map<number, string>();
  const shared = new Set<number>();
  if (unicode === null) return identities;
  for (const { point, identity } of PLAIN_CHARACTERS) {
    const glyph = unicode(point);
    if (glyph === 0) continue;
    if ((identities.get(glyph) ?? identity) !== identity) shared.add(glyph);
    identities.set(glyph, identity);
  }
  // A glyph shared by several characters identifies none of them.
  for (const glyph of shared) identities.delete(glyph);
  return identities;
}

function identitiesByName(tables: ReadonlyMap<string, Uint8Array>): Map<number, string> {
  const identities = new Map<number, string>();
  const cff = tables.get('CFF ');
  const names = cff === undefined ? postNames(tables.get('post')) : readCffNames(cff);
  (names ?? []).forEach((name, glyph) => {
    const identity = name === null ? null : identityOfName(name);
    if (identity !== null) identities.set(glyph, identity);
  });
  return identities;
}

/** Name indexes below this are in Macintosh order; indexes above refer to the font's own names. */
const MACINTOSH_NAMES = 258;

function postNames(post: Uint8Array | undefined): (string | null)[] | null {
  if (post === undefined || uint32At(post, 0) !== 0x0002_0000) return null;
  const count = Math.min(uint16At(post, 32), GLYPHS_MAX);
  const own: string[] = [];
  for (let at = 34 + 2 * count; at < post.length && own.length < GLYPHS_MAX;) {
    const length = byteAt(post, at);
    own.push(asciiAt(post, at + 1, length));
    at += 1 + length;
  }
  return Array.from({ length: count }, (_, glyph) => {
    const index = uint16At(post, 34 + 2 * glyph);
    return index < MACINTOSH_NAMES ? macintoshName(index) : (own[index - MACINTOSH_NAMES] ?? null);
  });
}

/** Macintosh order follows ASCII from the space (3) to the tilde. */
const macintoshName = (index: number): string | null => {
  const character = String.fromCharCode(index + 0x1d);
  return /[0-9A-Za-z]/.test(character) ? character : null;
};
