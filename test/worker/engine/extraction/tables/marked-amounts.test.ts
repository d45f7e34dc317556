import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../make-page.js';
import { movements, readEnglish, readHebrew } from '../read-rows.js';

describe('amounts of a statement', () => {
  it('have the direction of the sign behind them', async () => {
    const data = await readEnglish(
      'Kontoauszug 10/2026 | Erstellt am 02.11.2026',
      'Buchung | Wert | Verwendungszweck | Betrag EUR',
      '01.10. | 01.10. | Dauerauftrag Miete | 985,00 -',
      '15.10. | 15.10. | Gutschrift Kindergeld | 255,00 +',
      '29.10. | 29.10. | Lohn | 2.874,31 +',
    );
    expect(movements(data)).toEqual([
      ['2026-10-01', -98_500, null],
      ['2026-10-15', 25_500, null],
      ['2026-10-29', 287_431, null],
    ]);
  });

  it('have a balance below nothing where it is marked as overdrawn', async () => {
    const data = await readEnglish(
      'Statement | 31 March 2026',
      'Date | Details | Paid out | Paid in | Balance',
      '16/03/2026 | Argos | 118.40 | | 589.78',
      '18/03/2026 | Rent | 850.00 | | 260.22 OD',
      '20/03/2026 | Salary | | 2,266.31 | 2,006.09',
    );
    expect(movements(data).map(([, , balance]) => balance)).toEqual([58_978, -26_022, 200_609]);
  });

  it('stand below Hebrew headings with the article, too', async () => {
    const data = await readHebrew(
      'תנועות בחשבון | לתקופה 01/11/2026 - 23/11/2026',
      'תאריך | תיאור התנועה | אסמכתא | בחובה | בזכות | היתרה בש"ח',
      '02/11/2026 | משכורת | 0014417 | | 9,416.30 | 21,825.07',
      '04/11/2026 | שיק | 0080217 | 2,900.00 | | 18,925.07',
    );
    expect(movements(data)).toEqual([
      ['2026-11-02', 941_630, 2_182_507],
      ['2026-11-04', -290_000, 1_892_507],
    ]);
  });

  it('are not those of a sentence below them', async () => {
    const sentence =
      'Your eligible deposits are protected up to a total of £120,000.00 by the compensation scheme of the country';
    const rows = [
      'Statement | 30 September 2026',
      'Date | Details | Paid out | Paid in | Balance',
      '01/09/2026 | Water | 38.50 | | 1,145.87',
      '04/09/2026 | Rent | 795.00 | | 350.87',
      '25/09/2026 | Salary | | 2,318.64 | 2,669.51',
    ];
    const data = await extractData([makePage([...rows, sentence])]);
    expect(data.fields.total_debits).toBeUndefined();
    expect(data.transactions).toHaveLength(3);
  });
});
