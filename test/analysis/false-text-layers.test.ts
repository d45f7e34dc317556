import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecogniser, type Recogniser } from '../../worker/engine/ocr/recogniser.js';
import { withFalseLayersMarked } from '../../worker/engine/pipeline/false-text-layers.js';
import { openPdf } from '../../worker/engine/pipeline/opening/open-pdf.js';
import { readPage } from '../../worker/engine/pipeline/read-page.js';
import { openTextModels } from '../worker/inference/text-models.js';
import { drawBoxedPayslip } from '../corpus/samples/documents/boxed-payslip.js';
import { sampleBoxedPayslip } from '../corpus/samples/documents/sample-boxed-payslip.js';
import { FONTS } from '../corpus/samples/fonts.js';
import { drawPdf, type PdfLook } from '../corpus/samples/pdf-sheet.js';

let recogniser: Recogniser;
let text: Awaited<ReturnType<typeof openTextModels>>;

beforeAll(async () => {
  [recogniser, text] = await Promise.all([openRecogniser(), openTextModels()]);
});
afterAll(async () => {
  await Promise.all([recogniser.close(), text.close()]);
});

const LOOK: PdfLook = {
  font: FONTS.david,
  order: 'visual',
  producer: 'PDFKit',
  creator: 'PDFKit',
  title: '',
  made: '2025-11-09T08:00:00Z',
};

/** The first page of a payslip as it is read, by the models and without them. */
async function payslip(look: Partial<PdfLook>, withModels = true) {
  const { bytes } = await drawPdf(drawBoxedPayslip(sampleBoxedPayslip()), { ...LOOK, ...look });
  const document = await openPdf(bytes, { pagesMax: 2, megapixelsMax: 40 });
  try {
    const readers = { recogniser: async () => recogniser, ...(withModels && { text }) };
    const { signal } = new AbortController();
    const [first] = await withFalseLayersMarked(document.pages, readers, signal);
    const page = await readPage(first!, readers.recogniser, readers);
    return { page, words: page.lines.flatMap((line) => line.words.map((word) => word.text)) };
  } finally {
    await document.close();
  }
}

describe('a text layer', () => {
  it('is believed where the page shows what it says', { tags: ['full'] }, async () => {
    for (const font of [FONTS.david, FONTS.heebo]) {
      const { page } = await payslip({ font });
      expect(page.textLayerFalse).toBeUndefined();
      expect(page.textSource).toBe('text_layer');
    }
  });

  it('whose fonts name a few letters wrong is still one', async () => {
    const { page } = await payslip({ unnamed: 'נ' });
    expect(page.textSource).toBe('text_layer');
  });

  it.each([true, false])(
    'that says something else throughout is not: the page is read as it is shown; models: %s',
    { tags: ['full'] },
    async (withModels) => {
      const { page, words } = await payslip({ mapsShiftedBy: 1 }, withModels);
      expect(page.textLayerFalse).toBe(true);
      expect(page.textSource).toBe('ocr');
      expect(words).toEqual(expect.arrayContaining(['תשלומים', 'מצטבר', '12,794.60']));
    },
  );
});
