import { afterAll, expect, it } from 'vitest';
import { openRecogniser, type Recogniser } from '../../../worker/engine/ocr/recogniser.js';
import { openPdf } from '../../../worker/engine/pipeline/opening/open-pdf.js';
import { restoreLetters } from '../../../worker/engine/pipeline/restore-letters.js';
import { drawBoxedPayslip } from '../../corpus/samples/documents/boxed-payslip.js';
import { sampleBoxedPayslip } from '../../corpus/samples/documents/sample-boxed-payslip.js';
import { FONTS } from '../../corpus/samples/fonts.js';
import { drawPdf } from '../../corpus/samples/pdf-sheet.js';

const LOOK = {
  font: FONTS.david,
  order: 'visual',
  producer: 'PDFKit',
  creator: 'PDFKit',
  title: '',
  made: '2025-11-09T08:00:00Z',
} as const;

let opened: Recogniser | null = null;
afterAll(() => opened?.close());

async function open(bytes: Uint8Array) {
  return openPdf(bytes, { pagesMax: 2, megapixelsMax: 40 });
}

/** Words of the first page, and how often OCR was asked for. */
async function wordsOf(bytes: Uint8Array) {
  const document = await open(bytes);
  let asked = 0;
  const reader = async (): Promise<Recogniser> => {
    asked++;
    return (opened ??= await openRecogniser());
  };
  try {
    const [page] = await restoreLetters(document.pages, reader, new AbortController().signal);
    const lines = (await page?.textLayer()) ?? [];
    return { words: lines.flatMap((line) => line.words), asked };
  } finally {
    await document.close();
  }
}

it('a letter that the fonts do not name is restored from the picture, and said to be', async () => {
  const drawing = drawBoxedPayslip(sampleBoxedPayslip());
  const { bytes } = await drawPdf(drawing, { ...LOOK, unnamed: 'נ' });
  const { words, asked } = await wordsOf(bytes);
  expect(asked).toBeGreaterThan(0);
  const texts = words.map((word) => word.text);
  expect(texts).toEqual(expect.arrayContaining(['נטו', 'נסיעות', 'נוספות', 'ניכויים']));
  const certainties = (pattern: RegExp) =>
    new Set(words.filter(({ text }) => pattern.test(text)).map(({ certainty }) => certainty));
  expect(certainties(/נ/)).toEqual(new Set(['confirmed']));
  expect(certainties(/^[\d,.]+$/)).toEqual(new Set([undefined]));
});

it('a text layer whose fonts name all letters is taken as it is, without OCR', async () => {
  const { bytes } = await drawPdf(drawBoxedPayslip(sampleBoxedPayslip()), LOOK);
  const { words, asked } = await wordsOf(bytes);
  expect(asked).toBe(0);
  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['נטו', 'נסיעות']));
});

it('slanted letters stand on one line with their amount', async () => {
  const slip = sampleBoxedPayslip();
  const { bytes } = await drawPdf(drawBoxedPayslip(slip), LOOK);
  const document = await open(bytes);
  const lines = (await document.pages[0]?.textLayer()) ?? [];
  await document.close();
  expect(lines.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^ניכויי חובה וגמל [\d,.]+$/),
  );
});
