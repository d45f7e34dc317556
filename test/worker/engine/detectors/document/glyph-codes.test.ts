import { gatherPdf } from '../../pdf/gather-pdf.js';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import { glyphCodes } from '../../../../../worker/engine/detectors/document/glyph-codes/detector.js';
import { writeTrueType } from '../../pdf/forensics/glyph-shapes/write-font.js';
import { type Body, type Objects, writePdf } from '../../pdf/syntax/write-pdf.js';

const findingsOf = async (objects: Objects): Promise<readonly Finding[]> =>
  glyphCodes.detect(await gatherPdf(writePdf(objects)), new AbortController().signal);

const told = (findings: readonly Finding[]) =>
  findings.map(({ values }) => ({ drawn: values.drawn, code: values.code }));

const LETTERS = [...'0123456789ABCDEFabcdef.,'];
const NAMES = LETTERS.map((_, index) => ({ name: `glyph${index + 1}` }));

/** A program that says of each of its glyphs which character it is. */
const PROGRAM = writeTrueType(
  LETTERS.map((characters, index) => ({ name: `glyph${index + 1}`, characters })),
);

/** One that says nothing: only numbers of glyphs. */
const MUTE = writeTrueType(NAMES);

const codeOf = (letter: string): string =>
  (LETTERS.indexOf(letter) + 1).toString(16).padStart(4, '0');
const codes = (text: string): string => `<${[...text].map(codeOf).join('')}>`;

/** A map to Unicode that says of each letter what `lies` says, and of the others the truth. */
function mapOf(letters: readonly string[], lies: Readonly<Record<string, string>> = {}): Body {
  const lines = letters.map((letter) => {
    const text = lies[letter] ?? letter;
    const units = [...Array(text.length).keys()].map((at) => text.charCodeAt(at));
    return `<${codeOf(letter)}> <${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
  });
  return {
    dict: '',
    stream: `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar endcmap end end`,
  };
}

/** A page with the fonts F1 and F2 of one program, each with a map of its own. */
const page = (content: string, first: Body, second: Body, program: Buffer): Objects => ({
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>/Contents 4 0 R>>',
  4: { dict: '', stream: content },
  5: '<</Type/Font/Subtype/Type0/BaseFont/Plain/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 8 0 R>>',
  6: '<</Type/Font/Subtype/Type0/BaseFont/Plain/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 9 0 R>>',
  7: '<</Type/Font/Subtype/CIDFontType2/BaseFont/Plain/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 10 0 R/DW 600/CIDToGIDMap/Identity>>',
  8: first,
  9: second,
  10: '<</Type/FontDescriptor/FontName/Plain/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile2 11 0 R>>',
  11: { dict: `/Length1 ${program.length}`, stream: program },
});

const line = (font: string, text: string, y: number): string =>
  `BT /${font} 10 Tf 50 ${y} Td ${codes(text)} Tj ET`;
const TEXT = [line('F1', '0123456789', 700), line('F1', 'ABCDEF,abcdef', 680)].join('\n');

const TRUE_MAP = mapOf(LETTERS);

describe('glyphs that show another character than their code is said to be', () => {
  it('a digit of a font that knows better', async () => {
    const lying = mapOf(LETTERS, { '1': '9' });
    const findings = await findingsOf(page(line('F1', '1250.00', 500), lying, TRUE_MAP, PROGRAM));
    expect(told(findings)).toEqual([{ drawn: '1250.00', code: '9250.00' }]);
    expect(findings[0]?.confidence).toBe(1);
    expect(findings[0]?.place?.page).toBe(1);
  });

  it('a value in a second font of the same shapes, with a map of its own', async () => {
    const content = `${TEXT}\n${line('F2', '1250.00', 500)}`;
    const lying = mapOf(['0', '1', '2', '5', '.'], { '1': '7', '2': '8' });
    expect(told(await findingsOf(page(content, TRUE_MAP, lying, MUTE)))).toEqual([
      { drawn: '1250.00', code: '7850.00' },
    ]);
  });

  it('the same where the other font never shows the digit, but knows it', async () => {
    const content = `${line('F1', 'ABCDEF,abcdef', 680)}\n${line('F2', '11.00', 500)}`;
    const lying = mapOf(['0', '1', '.'], { '1': '7' });
    expect(told(await findingsOf(page(content, TRUE_MAP, lying, MUTE)))).toEqual([
      { drawn: '11.00', code: '77.00' },
    ]);
  });

  it('a digit of a font that is not in the file, by its encoding', async () => {
    const objects: Objects = {
      ...page('BT /F1 10 Tf 50 500 Td (1250.00 Total 34) Tj ET', '', '', MUTE),
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[49/nine]>>/ToUnicode 8 0 R>>',
      8: {
        dict: '',
        stream:
          'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap',
      },
    };
    expect(told(await findingsOf(objects))).toEqual([{ drawn: '9250.00', code: '1250.00' }]);
  });

  it('digits given instead of those drawn', async () => {
    const content = `/Span <</ActualText (9,250.00)>> BDC ${line('F1', '1,250.00', 500)} EMC ${line('F1', '77', 400)}`;
    const findings = await findingsOf(page(content, TRUE_MAP, TRUE_MAP, PROGRAM));
    expect(told(findings)).toEqual([{ drawn: '1,250.00', code: '9,250.00' }]);
  });
});

const next = (char: string): string => String.fromCharCode(char.charCodeAt(0) + 1);

describe('nothing is said of', () => {
  it.each([
    ['a map that is right', {}],
    [
      'one that is moved by one throughout',
      Object.fromEntries([...'ABCDEF0125'].map((char) => [char, next(char)])),
    ],
    [
      'one that calls letters others throughout',
      Object.fromEntries([...'ABCDEF'].map((char, at) => [char, 'XKVJZW'[at] ?? ''])),
    ],
    ['one that leads to private characters', { '1': '\uf031', '2': '\uf032', '5': '\uf035' }],
    ['Hebrew letters at Latin ones', { A: 'א', B: 'ב', C: 'ג', D: 'ד', E: 'ה' }],
    ['ligatures and accents', { A: 'ffi', E: 'É', C: '1/2' }],
    ['small letters for capitals', { A: 'a', B: 'b', C: 'c' }],
  ])('%s', async (_, lies) => {
    const content = [line('F1', 'ABCDEF', 600), line('F1', '1250.00', 500)].join('\n');
    const used = [...'ABCDEF1250.'];
    expect(await findingsOf(page(content, mapOf(used, lies), TRUE_MAP, PROGRAM))).toEqual([]);
  });

  it('a program whose own table was made up for a subset', async () => {
    const shuffled = [...'7395148260'].map((characters, index) => ({
      name: `g${index}`,
      characters,
    }));
    const content = line('F1', '0123456789', 500);
    const map = mapOf([...'0123456789']);
    expect(await findingsOf(page(content, map, map, writeTrueType(shuffled)))).toEqual([]);
  });

  it.each([
    ['a word spelled out', 'one thousand'],
    ['the same number without its comma', '1250.00'],
    ['the same number from the other side', '00.052,1'],
    ['full-width digits', '１,２５０.００'],
  ])('%s given instead of a number', async (_, text) => {
    const utf16 = `<feff${[...text].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;
    const content = `/Span <</ActualText ${utf16}>> BDC ${line('F1', '1,250.00', 500)} EMC`;
    expect(await findingsOf(page(content, TRUE_MAP, TRUE_MAP, PROGRAM))).toEqual([]);
  });
});
