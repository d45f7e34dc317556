import { describe, expect, it, test } from 'vitest';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import { fields, names, readEnglish, readHebrew } from './read-rows.js';

describe('whoever paid', () => {
  it.each([
    ['Received with thanks from', 'Jane Roe'],
    ['Received with thanks from', 'Shri/Smt/Kumari Jane Roe'],
    ['Received from', 'M/s. Jane Roe'],
    ['Name of donor:', 'Smt. Jane Roe'],
    ['Donated by:', 'Jane Roe'],
  ])('stands behind "%s": %s', async (label, name) => {
    const read = names(await readEnglish('Receipt No. 118', `${label} ${name}`));
    expect(read).toContain('payer: Jane Roe');
  });

  it.each(['נתקבל בתודה מאת:', 'קיבלנו בתודה מאת', 'שם התורם:', 'נתרם על ידי:'])(
    'stands behind "%s"',
    async (label) => {
      const read = names(await readHebrew('קבלה מספר 118', `${label} ישראל ישראלי`));
      expect(read).toContain('payer: ישראל ישראלי');
    },
  );
});

describe('a sentence that names somebody', () => {
  it.each([
    ['payee: Jane Roe', 'Paid to Jane Roe the sum of $1,250.00 for cleaning'],
    ['payer: Jane Roe', 'We acknowledge receipt of $250.00 from Jane Roe'],
    ['employee: John Smith', 'This is to certify that Mr. John Smith is working with us as a cook'],
    ['employee: Jane Roe', 'This is to certify that Jane Roe has been employed by us since May'],
    [
      'patient: Jane Roe',
      'This is to certify that Jane Roe, aged 34, is suffering from fever and needs rest',
    ],
    ['patient: Jane Roe', 'This is to certify that Jane Roe was seen at our clinic'],
  ])('%s', async (name, sentence) => {
    expect(names(await readEnglish('To whom it may concern', sentence))).toEqual([name]);
  });

  it.each([
    ['payer: ישראל ישראלי', 'קיבלתי ממר ישראל ישראלי סך של 1,250 ש"ח עבור שכר דירה'],
    ['payer: ישראל ישראלי', 'קיבלנו מאת ישראל ישראלי את הסך של 1,250.00 ש"ח'],
    ['payer: ישראל ישראלי', 'התקבל מ: ישראל ישראלי'],
    ['employee: ישראל ישראלי', 'הרינו לאשר כי ישראל ישראלי, ת.ז. 123456782, מועסק בחברתנו'],
    ['employee: ישראלה ישראלי', "הריני לאשר בזאת שגב' ישראלה ישראלי עובדת אצלנו"],
    ['patient: ישראל ישראלי', 'הריני לאשר כי ישראל ישראלי נבדק על ידי ביום 01/02/2026'],
  ])('%s in Hebrew', async (name, sentence) => {
    expect(names(await readHebrew('לכל מאן דבעי', sentence))).toContain(name);
  });

  it('is none where it is said of nobody', async () => {
    expect(names(await readEnglish('We certify that the goods are of local origin'))).toEqual([]);
    expect(names(await readHebrew('הרינו לאשר כי המוצר עומד בתקן'))).toEqual([]);
  });
});

test('the amount of a receipt is its total, where nobody else is paid', async () => {
  const rows = ['Cash Receipt', 'Received from Jane Roe', 'Amount $ 1,250.00', 'For rent'];
  expect(fields(await readEnglish(...rows))).toEqual({ total: 125_000 });
  expect(fields(await readEnglish(...rows, 'Paid to: Acme Works'))).toEqual({
    transfer_amount: 125_000,
  });
  expect(fields(await readHebrew('קבלה', 'התקבל מ: ישראל ישראלי', 'סך: 1,250.00 ש"ח'))).toEqual({
    total: 125_000,
  });
});

test('the title of a letter or paper issues nothing', async () => {
  for (const title of ['Salary Certificate', 'Loan sanction letter', 'הסכם הלוואה']) {
    const data = await readEnglish(title, 'Rate of interest: 12.5%');
    expect(namedValues(data).map(({ name }) => name)).not.toContain('issuer');
  }
});
