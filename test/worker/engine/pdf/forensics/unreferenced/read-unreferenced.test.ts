import { describe, expect, it } from 'vitest';
import { loadPdf } from '../../../../../../worker/engine/pdf/render/load-pdf.js';
import { pagesOf } from '../../../../../../worker/engine/pdf/syntax/page-content.js';
import { readMarks } from '../../../../../../worker/engine/pdf/page/page-marks.js';
import {
  newestRevision,
  readPdfFile,
} from '../../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { readDrawnPage } from '../../../../../../worker/engine/pdf/page/read-drawn-page.js';
import { readUnreferenced } from '../../../../../../worker/engine/pdf/forensics/unreferenced/read-unreferenced.js';
import { appendRevision, type Objects, writePdf } from '../../syntax/write-pdf.js';

const LIMITS = { pagesMax: 5, megapixelsMax: 10 };
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const lines = (...texts: string[]): string =>
  `BT /F1 10 Tf 14 TL 20 180 Td ${texts.map((text) => `(${text}) Tj T*`).join(' ')} ET`;
const OLD = lines(
  'Statement of account',
  'Opening balance 100.00',
  'Salary 250.00',
  'Closing 350.00',
);
const NOW = lines(
  'Statement of account',
  'Opening balance 100.00',
  'Salary 1,250.00',
  'Closing 350.00',
);

const objects = (more: Objects, contents = '5 0 R'): Objects => ({
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
  3: `<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 4 0 R>>>>/Contents ${contents}>>`,
  4: FONT,
  5: { dict: '', stream: NOW },
  ...more,
});

async function unusedOf(file: Buffer) {
  const document = await loadPdf(Uint8Array.from(file), null, LIMITS);
  const pdf = readPdfFile(file, 0);
  const newest = newestRevision(pdf);
  const content = newest?.root ? pagesOf(newest.store, newest.root)[0] : undefined;
  const marks = await readMarks(document, await document.getPage(1));
  const drawn = readDrawnPage(marks, newest && content ? { store: newest.store, content } : null, {
    number: 1,
    width: 300,
    height: 200,
  });
  await document.loadingTask.destroy();
  return readUnreferenced(pdf, [drawn], LIMITS, new AbortController().signal);
}

describe('content that nothing refers to', () => {
  it('an old content stream tells what stood where, and what stands there now', async () => {
    const [found, ...others] = await unusedOf(writePdf(objects({ 6: { dict: '', stream: OLD } })));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ page: 1, text: '250.00', shown: '1,250.00' });
    // "1,250.00" begins at about 52 points of 300, 34 points below the top of 200.
    expect(found?.rect?.x).toBeGreaterThan(15);
    expect(found?.rect?.x).toBeLessThan(20);
    expect(found?.rect?.y).toBeGreaterThan(16);
    expect(found?.rect?.y).toBeLessThan(24);
  });

  it('a part of the old content is compared as far as it goes', async () => {
    const file = writePdf(
      objects({ 6: { dict: '', stream: 'BT /F1 10 Tf 20 152 Td (Salary 250.00) Tj ET' } }),
    );
    expect(await unusedOf(file)).toMatchObject([{ text: '250.00', shown: '1,250.00' }]);
  });

  it('an old page that is in no tree is drawn with its own resources', async () => {
    const file = writePdf(
      objects({
        6: { dict: '', stream: OLD.replace('/F1', '/Old') },
        7: '<</Type/Page/Parent 2 0 R/Resources<</Font<</Old 4 0 R>>>>/Contents 6 0 R>>',
      }),
    );
    expect(await unusedOf(file)).toMatchObject([{ text: '250.00', shown: '1,250.00' }]);
  });

  it('the same text left behind tells nothing', async () => {
    expect(await unusedOf(writePdf(objects({ 6: { dict: '', stream: NOW } })))).toEqual([]);
  });

  it('what an earlier revision still leads to is that revision’s', async () => {
    const first = writePdf(objects({ 5: { dict: '', stream: OLD } }));
    const file = appendRevision(first, {
      3: '<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 4 0 R>>>>/Contents 6 0 R>>',
      6: { dict: '', stream: NOW },
    });
    expect(await unusedOf(file)).toEqual([]);
  });

  it('forms, fonts and pictures that are not used are no content', async () => {
    const file = writePdf(
      objects({
        6: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', stream: OLD },
        7: { dict: '/Length1 9', stream: OLD },
        8: { dict: '', stream: 'q 1 0 0 1 0 0 cm Q' },
      }),
    );
    expect(await unusedOf(file)).toEqual([]);
  });
});
