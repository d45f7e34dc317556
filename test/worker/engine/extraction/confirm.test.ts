import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../worker/engine/evidence/page.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage, type PageOptions } from './make-page.js';

const ROWS = [
  'בנק לאומי | אישור ביצוע העברה',
  'סכום ההעברה | 1,250.00 ₪',
  'IBAN | IL62 0108 0000 0009 9999 999',
  'ת.ז. 123456782',
];

const scan = (options: PageOptions = {}): Page =>
  makePage(ROWS, { direction: 'rtl', textSource: 'ocr', ...options });

describe('how far a reading can be trusted', () => {
  it('is exact from a text layer', async () => {
    const data = await extractData([makePage(ROWS, { direction: 'rtl' })]);
    expect(data.fields.transfer_amount?.certainty).toBe('exact');
    expect(data.ibans[0]?.certainty).toBe('exact');
  });

  it('is confirmed when a second reading says the same, also where the same amount is listed', async () => {
    const data = await extractData([scan()]);
    expect(data.fields.transfer_amount?.certainty).toBe('confirmed');
    expect(data.amounts.map(({ certainty }) => certainty)).toEqual(['confirmed']);
    expect(data.ibans[0]?.certainty).toBe('confirmed');
    expect(data.identityNumbers[0]?.certainty).toBe('confirmed');
  });

  it('stays unsure when the second reading differs by one digit', async () => {
    const data = await extractData([
      scan({
        readAgain: (first) => ({
          text: first.replace('1,250', '1,260').replace('9999 999', '9999 998'),
          confidence: 0.99,
        }),
      }),
    ]);
    expect(data.fields.transfer_amount?.certainty).toBe('unsure');
    expect(data.ibans[0]?.certainty).toBe('unsure');
    expect(data.identityNumbers[0]?.certainty).toBe('confirmed');
  });

  it.each([
    ['the first', { confidence: 0.3 }],
    ['the second', { readAgain: (text: string) => ({ text, confidence: 0.2 }) }],
  ])('stays unsure when %s reading was a guess', async (_, options) => {
    const data = await extractData([scan(options)]);
    expect(data.fields.transfer_amount?.certainty).toBe('unsure');
  });

  it('stays unsure, and the data whole, when there is no time for second readings', async () => {
    const data = await extractData([scan()], AbortSignal.abort());
    expect(data.fields.transfer_amount?.value.minor).toBe(125_000);
    expect(data.fields.transfer_amount?.certainty).toBe('unsure');
  });

  it('leaves a date unsure whose day and month may be the other way round', async () => {
    const dateIn = async (...rows: string[]) =>
      (await extractData([makePage(rows, { textSource: 'ocr' })])).issueDate;
    const guess = await dateIn('Invoice date: 04/05/2026', 'Total $ 5.00');
    const american = await dateIn('Invoice date: 04/05/2026', 'Total $ 5.00', 'Portland, OR 97228');
    expect(guess).toMatchObject({ value: '2026-05-04', certainty: 'unsure' });
    expect(american).toMatchObject({ value: '2026-04-05', certainty: 'confirmed' });
  });

  it('costs no reading by itself where the second reader of all numbers agrees', async () => {
    let count = 0;
    const readAgain = (text: string) => {
      count++;
      return { text, confidence: 0.9 };
    };
    const readNumberAgain = (text: string) => ({ text, confidence: 0.9 });
    const data = await extractData([scan({ readAgain, readNumberAgain })]);
    expect(data.fields.transfer_amount?.certainty).toBe('confirmed');
    expect(count).toBe(0);
  });

  it('is read closer where the two readers differ, and stays unsure if that differs too', async () => {
    const other = (text: string) => ({ text: text.replace('1,250', '1,260'), confidence: 0.9 });
    const settled = await extractData([scan({ readNumberAgain: other })]);
    expect(settled.fields.transfer_amount?.certainty).toBe('confirmed');
    const open = await extractData([scan({ readNumberAgain: other, readAgain: other })]);
    expect(open.fields.transfer_amount?.certainty).toBe('unsure');
  });

  it('costs a bounded number of second readings, the sums before loose numbers', async () => {
    let count = 0;
    const rows = Array.from({ length: 300 }, (_, row) => `מוצר ${row} | ${row + 1}.50`);
    const data = await extractData([
      makePage([...rows, 'סה"כ לתשלום | 1,250.00 ₪'], {
        direction: 'rtl',
        textSource: 'ocr',
        readAgain: (text) => {
          count++;
          return { text, confidence: 0.9 };
        },
      }),
    ]);
    expect(count).toBeLessThanOrEqual(60);
    expect(data.fields.total?.certainty).toBe('confirmed');
  });
});
