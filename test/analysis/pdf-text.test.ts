import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../../worker/engine/pipeline/opening/open-pdf.js';
import { bidi } from '../../worker/engine/text/bidi.js';
import type { Line } from '../../worker/engine/evidence/page.js';
import type {
  OpenDocument,
  OpenPage,
} from '../../worker/engine/pipeline/opening/opened-document.js';
import { hex, type Objects, pageObjects, writePdf } from '../worker/engine/pdf/syntax/write-pdf.js';

const SIZE = 10;
const GLYPH_WIDTH = SIZE / 2;

/** A letter where the eye sees it; `order` is its place in the text. */
interface Placed {
  char: string;
  x: number;
  order: number;
}

/** Lays a text out as a right browser would: glyph by glyph, brackets mirrored. */
function layOut(text: string, base: 'ltr' | 'rtl', x: number): Placed[] {
  const levels = bidi.getEmbeddingLevels(text, base);
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels);
  return bidi.getReorderedIndices(text, levels).map((order, position) => ({
    char: mirrored.get(order) ?? text.charAt(order),
    x: x + position * GLYPH_WIDTH,
    order,
  }));
}

const joined = (glyphs: readonly Placed[]): string => glyphs.map(({ char }) => char).join('');
const at = (x: number, y: number): string => `1 0 0 1 ${x} ${y} Tm`;

/** Ways in which producers store the same line, seen alike by the reader. */
const STORED: Record<string, (glyphs: readonly Placed[], y: number) => string> = {
  'in visual order, one string': (glyphs, y) =>
    `${at(glyphs[0]?.x ?? 0, y)} ${hex(joined(glyphs))} Tj`,
  'in visual order, glyph by glyph': (glyphs, y) =>
    glyphs.map(({ char, x }) => `${at(x, y)} ${hex(char)} Tj`).join('\n'),
  'in logical order, glyph by glyph': (glyphs, y) =>
    [...glyphs]
      .sort((a, b) => a.order - b.order)
      .map(({ char, x }) => `${at(x, y)} ${hex(char)} Tj`)
      .join('\n'),
  'in logical order, stepping back over each glyph': (glyphs, y) => {
    const logical = [...glyphs].sort((a, b) => a.order - b.order);
    let pen = logical[0]?.x ?? 0;
    const parts = logical.map(({ char, x }) => {
      const back = Math.round(((pen - x) / SIZE) * 1000);
      pen = x + GLYPH_WIDTH;
      return `${back} ${hex(char)}`;
    });
    return `${at(logical[0]?.x ?? 0, y)} [${parts.join(' ')}] TJ`;
  },
  'run by run without any space glyphs': (glyphs, y) =>
    glyphs
      .filter(({ char }) => char !== ' ')
      .reverse()
      .map(({ char, x }) => `${at(x, y)} ${hex(char)} Tj`)
      .join('\n'),
  'in logical order through a mirrored matrix': (glyphs, y) =>
    [...glyphs]
      .sort((a, b) => a.order - b.order)
      .map(({ char, x }) => `-1 0 0 1 ${x + GLYPH_WIDTH} ${y} Tm ${hex(char)} Tj`)
      .join('\n'),
};

const open = (bytes: Uint8Array): Promise<OpenDocument> =>
  openPdf(bytes, { pagesMax: 10, megapixelsMax: 100 });

async function firstPage(bytes: Uint8Array): Promise<{ lines: Line[]; page: OpenPage }> {
  const document = await open(bytes);
  try {
    const page = document.pages[0];
    if (page === undefined) throw new Error('no page');
    return { lines: await page.textLayer(), page };
  } finally {
    await document.close();
  }
}

const textsOf = async (content: string, objects: Objects = {}): Promise<string[]> =>
  (await firstPage(writePdf({ ...pageObjects(content), ...objects }))).lines.map(
    ({ text }) => text,
  );

const text = (content: string): string => `BT /F1 ${SIZE} Tf ${content} ET`;

const HEBREW_LINES = [
  'בנק הפועלים סניף 600',
  'דף חשבון לתאריך 15/03/2026',
  'יתרה: 1,250.00 ₪',
  'סה"כ לתשלום (כולל מע"מ 18%) 4,000.50 ש"ח',
  'זיכוי בסך -150.00 לחשבון 12-600-123456',
  'העברה מאת PAYPAL EUROPE אסמכתא 99812',
  'IBAN: IL62 0108 0000 0009 9999 999',
  'לחשבון IL620108000000099999999 בתאריך 01.02.2026',
  'תקופה 01/01/2026 - 31/01/2026',
  'שעה 12:45 טלפון *5522',
];

describe('Hebrew lines come out in logical order, however the file stores them', () => {
  it.each(Object.entries(STORED))('%s', async (_name, store) => {
    const content = HEBREW_LINES.map((line, index) =>
      store(layOut(line, 'rtl', 100), 780 - 20 * index),
    ).join('\n');
    expect(await textsOf(text(content))).toEqual(HEBREW_LINES);
  });
});

const STATEMENT = [
  'דף חשבון עו"ש',
  'בנק הפועלים סניף 600 (תל אביב)',
  'שם הלקוח: ישראלה ישראלי, ת.ז. 123456782',
  'IBAN: IL62 0108 0000 0009 9999 999',
  'תקופה: 01/03/2026 - 31/03/2026',
  'תאריך תיאור אסמכתא חובה זכות יתרה',
  '15/03/2026 משכורת מאת ACME בע"מ 99812 12,500.00 13,750.00',
  '17/03/2026 תשלום ל-PAYPAL EUROPE 4471 1,250.00 12,500.00',
  '20/03/2026 עמלה (3 פעולות) 12 -9.90 12,490.10',
  'סה"כ יתרה: 12,490.10 ₪ (כולל מע"מ 18%)',
  'הופק בתאריך 31.03.2026 בשעה 12:45',
];

it.each(['chromium', 'libreoffice'])(
  'a Hebrew statement printed by %s is read exactly, each table row as one line',
  async (producer) => {
    const document = await open(
      await readFile(new URL(`../fixtures/pdf/hebrew-${producer}.pdf`, import.meta.url)),
    );
    const lines = (await document.pages[0]?.textLayer()) ?? [];
    await document.close();
    expect(lines.map((line) => line.text)).toEqual(STATEMENT);
    const row = lines[6]?.words ?? [];
    const xs = row.filter(({ text }) => /^[\d,.]+$/.test(text)).map(({ rect }) => rect.x);
    expect(xs, 'columns go from right to left').toEqual([...xs].sort((a, b) => b - a));
  },
);

it('a Hebrew line shaped by pdfkit in a real font is read exactly, with its place', async () => {
  const pdf = new PDFDocument({ size: [400, 200], margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont('hebrew', createRequire(import.meta.url).resolve(HEEBO));
  pdf.font('hebrew').fontSize(20).text('תלוש', 130, 50).text('שכר', 90, 50);
  pdf.end();
  await ended;
  const { lines } = await firstPage(Buffer.concat(chunks));
  expect(lines.map((line) => line.text)).toEqual(['תלוש שכר']);
  const rect = lines[0]?.rect;
  expect(rect?.x).toBeCloseTo(22.5, 0);
  expect(rect?.y).toBeGreaterThan(23);
  expect((rect?.y ?? 0) + (rect?.h ?? 0)).toBeLessThan(42);
});

const HEEBO = '@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf';

describe('words and rows come from where the glyphs are', () => {
  it('cells of one row make one line, in reading order of the page', async () => {
    const rtl = [
      `${at(400, 700)} ${hex('ךיראת')} Tj ${at(300, 700)} ${hex('םוכס')} Tj`,
      `${at(300, 680.5)} ${hex('250.00')} Tj ${at(400, 680)} ${hex('01/02/2026')} Tj`,
    ].join('\n');
    expect(await textsOf(text(rtl))).toEqual(['תאריך סכום', '01/02/2026 250.00']);
    const ltr = `${at(400, 700)} ${hex('Amount')} Tj ${at(100, 700)} ${hex('Date')} Tj`;
    expect(await textsOf(text(ltr))).toEqual(['Date Amount']);
  });

  it('letter spacing does not tear a word apart, nor join two', async () => {
    const spaced = `3 Tc ${at(50, 700)} ${hex('TOTAL DUE')} Tj`;
    expect(await textsOf(text(spaced))).toEqual(['TOTAL DUE']);
    const pushed = `${at(50, 700)} [${[...'TOTALAMOUNT'].map((char) => `${hex(char)} -250`).join(' ')} -350 ${hex('DUE')}] TJ`;
    expect(await textsOf(text(pushed))).toEqual(['TOTALAMOUNT DUE']);
  });

  it('ink laid twice for boldness is read once', async () => {
    const once = `${hex('1,100.00')} Tj`;
    expect(await textsOf(text(`${at(50, 700)} ${once} ${at(50.4, 700)} ${once}`))).toEqual([
      '1,100.00',
    ]);
  });

  it('ligatures, presentation forms, points and direction marks become plain text', async () => {
    const marks = `${at(50, 700)} ${hex('o\ufb03ce')} Tj ${at(50, 680)} ${hex('\u200f\ufb3b\u05d0\u00a0\u05d0\u202c')} Tj`;
    expect(await textsOf(text(marks))).toEqual(['office', 'א א\u05db\u05bc']);
    const pointed = `${at(50, 700)} ${hex('\u05d1\u05d0')} Tj ${at(56, 700)} ${hex('\u05b8')} Tj`;
    expect(await textsOf(text(pointed))).toEqual(['א\u05b8ב']);
  });

  it('turned text makes lines of its own', async () => {
    const turned = `${at(50, 700)} ${hex('Upright')} Tj 0 1 -1 0 300 400 Tm ${hex('Sideways')} Tj`;
    const { lines } = await firstPage(writePdf(pageObjects(text(turned))));
    expect(lines.map((line) => line.text)).toEqual(['Upright', 'Sideways']);
    expect(lines[1]?.rect.h).toBeGreaterThan(lines[1]?.rect.w ?? Infinity);
  });

  it('a turned page is read as it is shown', async () => {
    const pdf = writePdf(
      pageObjects(text(`0 1 -1 0 300 400 Tm ${hex('Invoice')} Tj`), '/Rotate 90'),
    );
    const { lines, page } = await firstPage(pdf);
    expect([page.width, page.height]).toEqual([800, 600]);
    expect(lines.map((line) => line.text)).toEqual(['Invoice']);
    expect(lines[0]?.rect.x).toBeCloseTo(50, 0);
    expect(lines[0]?.rect.y).toBeCloseTo(48.7, 0);
  });

  it('Hebrew drawn from the left, letter by letter, is read in the order it was stored', async () => {
    const words = 'דף שלום לקוחותינו מן העם עד סוף האדם';
    expect(await textsOf(text(`${at(50, 700)} ${hex(words)} Tj`))).toEqual([words]);
  });

  it('Hebrew hidden at Latin codes is read as Hebrew', async () => {
    const shown = [...'יתרת חשבון 250'].reverse().join('').replace('052', '250');
    const coded = shown.replace(/[א-ת]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) - 0x5d0 + 0xe0),
    );
    expect(await textsOf(text(`${at(50, 700)} ${hex(coded)} Tj`))).toEqual(['יתרת חשבון 250']);
  });
});

describe('text that cannot be trusted is left to recognition', () => {
  it('glyphs without any map to characters', async () => {
    const line = text(`${at(50, 700)} ${hex('Total 250.00')} Tj`);
    const font = pageObjects('')[5];
    if (typeof font !== 'string') throw new Error('font');
    expect(await textsOf(line, { 5: font.replace('/ToUnicode 7 0 R', '') })).toEqual([]);
  });

  it('private use and replacement characters', async () => {
    expect(await textsOf(text(`${at(50, 700)} ${hex('\ue001\ue002\ufffd\ue004 ok')} Tj`))).toEqual(
      [],
    );
  });

  it('codes shifted among the signs', async () => {
    expect(await textsOf(text(`${at(50, 700)} ${hex('"7+%- #8$!& =;?*4')} Tj`))).toEqual([]);
  });

  it('text off the page or in a hidden layer', async () => {
    const content = text(`${at(50, 700)} ${hex('seen')} Tj ${at(50, 900)} ${hex('above')} Tj`);
    const layer = `/OC /L1 BDC ${text(`${at(50, 600)} ${hex('hidden')} Tj`)} EMC`;
    const objects = pageObjects(`${content}\n${layer}`);
    const [page] = [objects[3]];
    if (typeof page !== 'string') throw new Error('page');
    const texts = await textsOf(`${content}\n${layer}`, {
      1: '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[9 0 R]/D<</OFF[9 0 R]>>>>>>',
      3: page.replace('/Font<<', '/Properties<</L1 9 0 R>>/Font<<'),
      9: '<</Type/OCG/Name(L1)>>',
    });
    expect(texts).toEqual(['seen']);
  });
});

describe('a scanned page is told from a printed one', () => {
  const image: Objects = {
    9: {
      dict: '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
      stream: '\xee',
    },
  };
  const withImage = (content: string): Buffer => {
    const objects = pageObjects(content);
    const page = objects[3];
    if (typeof page !== 'string') throw new Error('page');
    return writePdf({
      ...objects,
      ...image,
      3: page.replace('/Font', '/XObject<</I 9 0 R>>/Font'),
    });
  };

  it('by invisible text over a picture of the whole page', async () => {
    const pdf = withImage(
      `q 600 0 0 800 0 0 cm /I Do Q ${text(`3 Tr ${at(50, 700)} ${hex('read by a scanner')} Tj`)}`,
    );
    const { page, lines } = await firstPage(pdf);
    expect(page.textLayerInvisible).toBe(true);
    expect(page.pictureCoverage).toBe(1);
    expect(lines.map((line) => line.text)).toEqual(['read by a scanner']);
  });

  it('while overlapping pictures count once and only on the page', async () => {
    const half = 'q 600 0 0 400 0 0 cm /I Do Q';
    const beside = 'q 600 0 0 800 600 0 cm /I Do Q';
    const { page } = await firstPage(withImage(`${half} ${half} ${beside}`));
    expect(page.pictureCoverage).toBeCloseTo(0.5, 2);
  });

  it('and a few invisible words on a printed page are left out', async () => {
    const mixed = `${at(50, 700)} ${hex('Total due 250.00')} Tj 3 Tr ${at(50, 600)} ${hex('9,999')} Tj`;
    const { page, lines } = await firstPage(writePdf(pageObjects(text(mixed))));
    expect(page.textLayerInvisible).toBe(false);
    expect(lines.map((line) => line.text)).toEqual(['Total due 250.00']);
  });
});
