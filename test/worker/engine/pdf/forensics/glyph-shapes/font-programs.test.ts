import { describe, expect, it } from 'vitest';
import { readCffNames } from '../../../../../../worker/engine/pdf/forensics/glyph-shapes/cff-names.js';
import { identityOfName } from '../../../../../../worker/engine/pdf/forensics/glyph-shapes/glyph-names.js';
import { readTrueType } from '../../../../../../worker/engine/pdf/forensics/glyph-shapes/true-type.js';
import { writeCff, writeTrueType } from './write-font.js';

const identities = (data: Uint8Array): Record<number, string> =>
  Object.fromEntries(readTrueType(data)?.identities ?? []);

describe('the name of a glyph', () => {
  it.each([
    ['seven', '7'],
    ['one.tf', '1'],
    ['zero.slash', '0'],
    ['uni0033', '3'],
    ['u0034', '4'],
    ['A', 'A'],
    ['a.sc', 'A'],
    ['afii57664', 'א'],
    ['uni05DA', 'כ'],
    ['afii57690', 'ת'],
  ])('%s says %s', (name, identity) => {
    expect(identityOfName(name)).toBe(identity);
  });

  it.each(['g12', 'glyph7', 'cid00017', 'uniE001', 'f_i', 'fi', 'oneeighth', 'period', '.notdef'])(
    '%s says nothing',
    (name) => {
      expect(identityOfName(name)).toBeNull();
    },
  );
});

describe('a TrueType program', () => {
  it.each([4, 6, 12])('tells characters by a map of format %i', (format) => {
    const glyphs = ['1', '9', 'A', 'ב'].map((characters) => ({ name: 'glyph', characters }));
    const program = format === 6 ? glyphs.slice(0, 3) : glyphs;
    expect(identities(writeTrueType(program, { format }))).toEqual(
      format === 6 ? { 1: '1', 2: '9', 3: 'A' } : { 1: '1', 2: '9', 3: 'A', 4: 'ב' },
    );
  });

  it('tells characters by the names of its glyphs', () => {
    const program = writeTrueType([{ name: 'one' }, { name: 'nine' }, { name: 'glyph3' }]);
    expect(identities(program)).toEqual({ 1: '1', 2: '9' });
  });

  it('says nothing of a glyph that stands for several characters, or whose name contradicts its map', () => {
    const program = writeTrueType([
      { name: 'glyph', characters: '123' },
      { name: 'four', characters: '5' },
      { name: 'six', characters: '6' },
    ]);
    expect(identities(program)).toEqual({ 3: '6' });
  });

  it('leads from the codes of a symbol font to its glyphs', () => {
    const program = writeTrueType([{ name: 'one', characters: '\uf031' }], { map: [3, 0] });
    expect(readTrueType(program)?.glyphOfCode(0x31)).toBe(1);
    expect(readTrueType(program)?.glyphOfCode(0x32)).toBe(0);
  });

  it('costs little time and never throws, whatever its tables claim', () => {
    const program = writeTrueType([{ name: 'one', characters: '1' }]);
    const started = performance.now();
    for (let at = 0; at < program.length; at++)
      for (const value of [0, 0x7f, 0xff]) {
        const broken = Uint8Array.from(program);
        broken[at] = value;
        readTrueType(broken);
        readTrueType(broken.subarray(0, at));
      }
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('a Compact Font Format program', () => {
  it('names its glyphs', () => {
    expect(readCffNames(writeCff(['one', 'nine', 'uni05D0']))?.slice(1)).toEqual([
      'one',
      'nine',
      'uni05D0',
    ]);
  });

  it('never throws, whatever its tables claim', () => {
    const program = writeCff(['one', 'nine']);
    for (let at = 0; at < program.length; at++)
      for (const value of [0, 0x7f, 0xff]) {
        const broken = Uint8Array.from(program);
        broken[at] = value;
        readCffNames(broken);
        readCffNames(broken.subarray(0, at));
      }
    expect(readCffNames(new Uint8Array())).toBeNull();
  });
});
