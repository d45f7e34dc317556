import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from './make-page.js';
import { fields, names, readEnglish, readHebrew } from './read-rows.js';

describe('a bank transfer', () => {
  it('is read from Hebrew labels with the values in a column beside them', async () => {
    const data = await readHebrew(
      'בנק דיסקונט | 18/06/2025',
      'אישור ביצוע העברה',
      'סכום ההעברה | 12,750.00 ש"ח',
      'מספר אסמכתא | 71840265',
      'תאריך ביצוע | יום רביעי, 18/06/2025',
      'שם המעביר | ישראל ישראלי',
      'חשבון לחיוב | 11-045-000032018',
      'שם המוטב | פלונית אלמונית',
      'חשבון המוטב | 10-936-07869660',
      'IBAN | IL15 0109 3600 0000 7869 660',
      'מטרת ההעברה | תשלום עבור שיפוץ',
    );
    expect(fields(data)).toEqual({ transfer_amount: 1_275_000 });
    expect(data.fields.transfer_amount?.value.currency).toBe('ILS');
    expect(names(data)).toEqual(['payer: ישראל ישראלי', 'payee: פלונית אלמונית']);
    expect(data.references.map(({ value }) => value)).toEqual(['71840265']);
    expect(data.issueDate?.value).toBe('2025-06-18');
    expect(data.weekdays.map(({ weekday, date }) => [weekday.value, date.value])).toEqual([
      [3, '2025-06-18'],
    ]);
    expect(data.ibans.map(({ value }) => value)).toEqual(['IL150109360000007869660']);
    expect(data.accounts.map(({ value }) => value)).toEqual([
      { bank: '11', branch: '045', number: '000032018' },
      { bank: '10', branch: '936', number: '07869660' },
    ]);
  });

  it('names both parties of two blocks side by side, and a discount of its fee is none of the amount', async () => {
    const data = await readHebrew(
      'אישור ביצוע העברה לבנק אחר',
      'פרטי המעביר (החשבון לחיוב) | פרטי המוטב (החשבון לזיכוי)',
      'שם | אופק בטון בע"מ | שם | שלומי אברהם',
      'בנק | 31 - הבינלאומי | בנק | 10 - לאומי',
      'סכום ההעברה | 18,640.00 ₪',
      'עמלת הפקת אישור | 6.50 ₪',
      'הנחה בעמלה | 6.50- ₪',
    );
    expect(names(data)).toEqual(['payer: אופק בטון בע"מ', 'payee: שלומי אברהם']);
    expect(fields(data)).toEqual({ transfer_amount: 1_864_000 });
  });

  it('is read from labels with a colon, bank and branch in fields of their own', async () => {
    const data = await readHebrew(
      'פרטי המוטב',
      'שם המוטב: כהן ובניו בע״מ',
      'בנק: לאומי (10)',
      'סניף: 936',
      'מספר חשבון: 07869660',
      'סכום: 1,250 ₪',
    );
    expect(names(data)).toEqual(['payee: כהן ובניו בע״מ']);
    expect(data.accounts.map(({ value }) => value)).toEqual([
      { bank: '10', branch: '936', number: '07869660' },
    ]);
    expect(fields(data)).toEqual({ transfer_amount: 125_000 });
  });

  it('is read in English, with values below their labels', async () => {
    const data = await readEnglish(
      'Transfer confirmation',
      'Beneficiary name | Account number | Amount',
      'Jane Roe | 20-006-160778 | ILS 3,250.50',
      'Reference number: TR-60318877',
      'Execution date: Wednesday, 20 August 2025',
    );
    expect(names(data)).toEqual(['payee: Jane Roe']);
    expect(data.accounts[0]?.value).toEqual({ bank: '20', branch: '006', number: '160778' });
    expect(data.references.map(({ value }) => value)).toEqual(['TR-60318877']);
    expect(data.weekdays).toHaveLength(1);
  });
});

describe('a payment app', () => {
  it.each([
    ['שלחת לדנה כהן', 'payee: דנה כהן'],
    ['העברת 350 ₪ לדנה כהן', 'payee: דנה כהן'],
    ['קיבלת 350 ₪ מדנה כהן', 'payer: דנה כהן'],
    ['You sent ₪350 to Dana Cohen', 'payee: Dana Cohen'],
    ['You received $12.50 from Dana Cohen', 'payer: Dana Cohen'],
  ])('names the other side in a sentence: %s', async (sentence, name) => {
    const data = await extractData([
      makePage([sentence], { direction: /[א-ת]/.test(sentence) ? 'rtl' : 'ltr' }),
    ]);
    expect(names(data)).toEqual([name]);
  });

  it('prints the amount without a label: the only one beside the parties is what was sent', async () => {
    const one = await readHebrew('שלחת לדנה כהן', '350.00 ₪', 'מאת: רות ישראלי', 'שעה 14:32');
    expect(fields(one)).toEqual({ transfer_amount: 35_000 });
    const two = await readHebrew('שלחת לדנה כהן', '350.00 ₪', 'נותרו לך 3,250.00 ₪ החודש');
    expect(fields(two)).toEqual({});
    const nobody = await readHebrew('מחיר מומלץ', '350.00 ₪');
    expect(fields(nobody)).toEqual({});
  });
});
