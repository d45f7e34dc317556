import { describe, expect, it } from 'vitest';
import { readFonts } from '../../../../../../worker/engine/pdf/forensics/fonts/read-fonts.js';
import { readToUnicode } from '../../../../../../worker/engine/pdf/forensics/fonts/to-unicode.js';
import { readPdfFile } from '../../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { writePdf, type Objects } from '../../syntax/write-pdf.js';

const fontsOf = (objects: Objects) =>
  readFonts(readPdfFile(writePdf({ 1: '<</Type/Catalog>>', ...objects }), 0));

const map = (text: string) => readToUnicode(Buffer.from(text));

describe('the fonts of a file', () => {
  it('are told with their names, subsets and shapes', () => {
    const fonts = fontsOf({
      2: '<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Arial-BoldMT/FontDescriptor 3 0 R>>',
      3: '<</Type/FontDescriptor/FontFile2 4 0 R>>',
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    });
    expect(fonts).toEqual([
      {
        object: 2,
        name: 'Arial-BoldMT',
        subset: 'ABCDEF',
        type: 'TrueType',
        embedded: true,
        letters: null,
      },
      { object: 5, name: 'Helvetica', subset: null, type: 'Type1', embedded: false, letters: null },
    ]);
  });

  it('a composite font is one with its descendant, and a Type 3 font is its shapes', () => {
    const fonts = fontsOf({
      2: '<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Heebo/DescendantFonts[3 0 R]>>',
      3: '<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+Heebo/FontDescriptor 4 0 R>>',
      4: '<</Type/FontDescriptor/FontFile3 9 0 R>>',
      5: '<</Type/Font/Subtype/Type3/CharProcs<<>>>>',
    });
    expect(fonts.map(({ object, embedded }) => [object, embedded])).toEqual([
      [2, true],
      [5, true],
    ]);
  });

  it('say what their codes stand for', () => {
    const stream = '1 beginbfchar <01> <0037> endbfchar';
    const [font] = fontsOf({
      2: '<</Type/Font/Subtype/TrueType/BaseFont/A/ToUnicode 3 0 R>>',
      3: { dict: '', stream },
    });
    expect([...(font?.letters ?? [])]).toEqual([[1, '7']]);
  });
});

describe('a map of codes to characters', () => {
  it('lists single codes, ranges and lists of a range', () => {
    const letters = map(
      '2 beginbfchar <01> <0041> <02> <00660069> endbfchar 2 beginbfrange <10> <12> <0030> <20> <21> [<05D0> <05EA>] endbfrange',
    );
    expect(Object.fromEntries(letters ?? [])).toEqual({
      1: 'A',
      2: 'fi',
      16: '0',
      17: '1',
      18: '2',
      32: 'א',
      33: 'ת',
    });
  });

  it.each([
    ['nothing', ''],
    ['no end', 'beginbfchar <01> <0041>'],
    ['a whole character set', 'beginbfrange <0000> <FFFF> <0000> endbfrange'],
    ['a range without end', 'beginbfrange <0000> <FFFFFFFFFF> <0000> endbfrange'],
  ])('of %s says nothing', (_, text) => expect(map(text)).toBeNull());
});
