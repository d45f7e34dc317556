import { occlusionOf } from '../../../../../../worker/engine/pdf/forensics/occlusion/occlusion-of.js';
import { describe, expect, it } from 'vitest';
import { loadPdf } from '../../../../../../worker/engine/pdf/render/load-pdf.js';
import { readMarks } from '../../../../../../worker/engine/pdf/page/page-marks.js';
import { readDrawnPage } from '../../../../../../worker/engine/pdf/page/read-drawn-page.js';
import { readVisibleLines } from '../../../../../../worker/engine/pdf/forensics/occlusion/visible-lines.js';
import { hex, pageObjects, writePdf } from '../../syntax/write-pdf.js';

/** Text of 10 points, each letter 5 points wide. */
const text = (x: number, y: number, words: string): string =>
  `BT /F1 10 Tf ${x} ${y} Td ${hex(words)} Tj ET`;

const white = (x: number, y: number, width: number, height: number): string =>
  `1 1 1 rg ${x} ${y} ${width} ${height} re f 0 g`;

async function linesOf(...content: string[]): Promise<string[]> {
  const file = writePdf(pageObjects(content.join('\n')));
  const document = await loadPdf(Uint8Array.from(file), null, { pagesMax: 5, megapixelsMax: 10 });
  const marks = await readMarks(document, await document.getPage(1));
  await document.loadingTask.destroy();
  const page = readDrawnPage(marks, null, { number: 1, width: 600, height: 800 });
  return readVisibleLines(occlusionOf(page)).map((line) => line.text);
}

const statement = [
  text(50, 700, 'Account statement of Acme Ltd.'),
  text(50, 680, '05/03/2026 Salary'),
  text(300, 680, '1,000.00'),
  text(400, 680, '1,500.00'),
];

describe('the lines that the reader of a page sees', () => {
  it('leave out what a later patch covers, and hold what is written on it', async () => {
    const patched = [...statement, white(298, 677, 44, 13), text(300, 679.4, '9,000.00')];
    expect(await linesOf(...patched)).toEqual([
      'Account statement of Acme Ltd.',
      '05/03/2026 Salary 9,000.00 1,500.00',
    ]);
    expect(await linesOf(...statement, white(298, 677, 44, 13))).toEqual([
      'Account statement of Acme Ltd.',
      '05/03/2026 Salary 1,500.00',
    ]);
  });

  it('are all lines where the fill was painted before the text', async () => {
    expect(await linesOf(white(0, 0, 600, 800), ...statement)).toEqual([
      'Account statement of Acme Ltd.',
      '05/03/2026 Salary 1,000.00 1,500.00',
    ]);
  });

  it('are the lines below where a whole page is painted over: a picture of it, read elsewhere', async () => {
    expect(await linesOf(...statement, white(0, 0, 600, 800))).toEqual([
      'Account statement of Acme Ltd.',
      '05/03/2026 Salary 1,000.00 1,500.00',
    ]);
  });
});
