import { describe, expect, it } from 'vitest';
import { foundShares, measureDocument } from '../../../../scripts/evaluate/sums/measure-sums.js';
import { printSums } from '../../../../scripts/evaluate/sums/print-sums.js';
import { makePage } from '../../../worker/engine/extraction/make-page.js';

const TODAY = '2026-11-20';

/** An invoice whose sums hold, as a text layer. */
const page = makePage([
  'Invoice no. 20411',
  'Description | Quantity | Price | Amount',
  'Survey of the roof | 3 | 214.37 | 643.11',
  'Repair of gutters | 7 | 88.49 | 619.43',
  'Subtotal | 1,262.54',
  'VAT 18% | 227.26',
  'Total | 1,489.80',
]);

describe('amounts that are changed in the text of a document', () => {
  it('are found by its sums and named, and the document as it is is not', async () => {
    const { genuine, altered } = await measureDocument(
      'invoice.pdf',
      { pages: [page], isPdf: true },
      { total: '1489.80' },
      TODAY,
    );
    expect(genuine).toEqual([]);
    const ofTotal = altered.filter(({ field }) => field === 'total');
    expect(ofTotal).toHaveLength(4);
    expect(ofTotal.every(({ isFound, isNamed }) => isFound && isNamed)).toBe(true);
    expect(altered.filter(({ field }) => field === null).length).toBeGreaterThan(0);
  });

  it('are found by a code that states the true one, which agrees with the document as it is', async () => {
    const total = { total: '1489.80', invoice_number: '20411' };
    const { coded } = await measureDocument('a.pdf', { pages: [page], isPdf: true }, total, TODAY);
    expect(coded).toEqual({ accused: [], changed: 4, found: expect.any(Number) as number });
    const alone = makePage(['Invoice no. 20411', 'Total | 1,489.80']);
    const known = { pages: [alone], isPdf: true };
    expect((await measureDocument('a.pdf', known, total, TODAY)).coded).toMatchObject({ found: 4 });
  });

  it('are counted by how they were changed and by the kind of document', () => {
    const one = {
      file: 'a.pdf',
      documentType: 'invoice',
      field: 'total',
      how: 'one_digit',
      isFound: true,
      isNamed: false,
    } as const;
    const altered = [one, { ...one, isNamed: true }, { ...one, field: null, isFound: false }];
    expect(
      foundShares(altered).map(({ group, found, named }) => [
        group,
        found.hits,
        found.of,
        named.hits,
      ]),
    ).toEqual([
      ['one_digit', 2, 3, 1],
      ['invoice, fields', 2, 2, 1],
      ['invoice, other amounts', 0, 1, 0],
    ]);
    const printed = printSums({
      documents: 1,
      genuine: [{ file: 'a.pdf', check: 'invoice_total' }],
      altered,
      codes: {
        documents: 3,
        accused: [{ file: 'a.pdf', sentence: 'amount_differs' }],
        changed: 9,
        found: 7,
      },
    });
    expect(printed).toContain(
      '3 documents, 1 accused; of 9 of its amounts changed in print 7 found',
    );
    expect(printed).toContain('1 checks fail');
    expect(printed).toMatch(/one_digit +3 +2 \(67 %, \d+-\d+\) +1 of 2/);
  });
});
