import { describe, expect, it } from 'vitest';
import { openPdf } from '../../../../../worker/engine/pipeline/opening/open-pdf.js';
import { writePdf } from '../syntax/write-pdf.js';

/**
 * A one-page file of one line of text in a font that is not in the file: by name alone, or with the
 * style that its flags tell and the widths of its characters, by the thousandth of the size.
 */
const pageIn = (baseFont: string, style?: { flags: number; width: (char: string) => number }) =>
  writePdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 100]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    4: { dict: '', stream: 'BT /F1 24 Tf 20 40 Td (Te 6 . 0) Tj ET' },
    5: `<</Type/Font/Subtype/TrueType/BaseFont/${baseFont}/Encoding/WinAnsiEncoding${style ? `/FontDescriptor 6 0 R/FirstChar 32/LastChar 126/Widths[${Array.from({ length: 95 }, (_, at) => style.width(String.fromCharCode(32 + at))).join(' ')}]` : ''}>>`,
    6: `<</Type/FontDescriptor/FontName/${baseFont}/Flags ${style?.flags ?? 32}/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>`,
  });

/** Which pixels of the page are dark, row by row. */
async function inkOf(bytes: Buffer): Promise<boolean[]> {
  const document = await openPdf(bytes, { pagesMax: 1, megapixelsMax: 4 });
  try {
    const { data } = await document.pages[0]!.render(800);
    return Array.from({ length: data.length / 3 }, (_, at) => data[at * 3]! < 128);
  } finally {
    await document.close();
  }
}

/** The share of the ink of either that both have. */
function common(one: readonly boolean[], other: readonly boolean[]): number {
  const both = one.filter((ink, at) => ink && other[at]).length;
  const either = one.filter((ink, at) => ink || other[at]).length;
  return both / either;
}

const widthIn =
  (widths: Readonly<Record<string, number>>) =>
  (char: string): number =>
    widths[char] ?? 500;
const helvetica = { ' ': 278, '.': 278, T: 611, e: 556, 6: 556, 0: 556 };
const times = { ' ': 250, '.': 250, T: 611, e: 444, 6: 500, 0: 500 };

describe('a font that the file lacks', () => {
  const families: [
    kind: string,
    style: Parameters<typeof pageIn>[1],
    standard: string,
    others: string[],
  ][] = [
    ['without serifs', { flags: 32, width: widthIn(helvetica) }, 'Helvetica', ['Times-Roman']],
    ['with serifs', { flags: 34, width: widthIn(times) }, 'Times-Roman', ['Helvetica']],
    ['of one pitch', { flags: 33, width: () => 600 }, 'Courier', ['Helvetica', 'Times-Roman']],
  ];

  // Else the page would look as the system's fonts have it, and its ink be judged by them.
  it.each(families)(
    '%s is drawn as the standard one of its kind',
    async (...[, style, standard, others]) => {
      const ink = await inkOf(pageIn('Unheard', style));
      expect(common(ink, await inkOf(pageIn(standard)))).toBeGreaterThan(0.8);
      for (const other of others) expect(common(ink, await inkOf(pageIn(other)))).toBeLessThan(0.6);
    },
  );
});
