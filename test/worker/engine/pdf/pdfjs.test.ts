import { expect, test } from 'vitest';
import { textPdf } from '../../../../scripts/bench-scan/documents.js';
import { loadPdf } from '../../../../worker/engine/pdf/render/load-pdf.js';

test('pdf.js leaves the arrays and the JSON of the process as the language has them', async () => {
  const document = await loadPdf(new Uint8Array(textPdf(1)), null, {
    pagesMax: 1,
    megapixelsMax: 10,
  });
  const { fnArray } = await (await document.getPage(1)).getOperatorList();
  await document.loadingTask.destroy();
  expect(fnArray.length).toBeGreaterThan(100);
  for (const builtin of [Array.prototype.push, JSON.parse, JSON.stringify])
    expect(Function.prototype.toString.call(builtin)).toContain('[native code]');
});
