import { describe, expect, it, test } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { namedValues } from '../../../../../worker/engine/extraction/named-values.js';
import { makePage } from '../make-page.js';
import { names, readEnglish, readHebrew } from '../read-rows.js';

const valuesOf = (data: Parameters<typeof namedValues>[0]): Record<string, string> =>
  Object.fromEntries(namedValues({ ...data, learned: [] }).map(({ name, value }) => [name, value]));

describe('the term of a loan in months', () => {
  it.each([
    ['Loan Term: 3 years', '36'],
    ['Loan Tenure (years): 2', '24'],
    ['Loan tenor | 18 months', '18'],
    ['Number of payments: 48', '48'],
    ['Term | 6 months', '6'],
    ['Loan Term: 90 days', undefined],
    ['Term | 6', undefined],
  ])('%s', async (line, months) => {
    const data = await readEnglish('Loan details', 'Loan amount: 1,500.00', line);
    expect(valuesOf(data).loan_months).toBe(months);
  });
});

describe('a period', () => {
  it('is read beside a third day', async () => {
    const data = await readHebrew('דף חשבון ליום 31/03/2026 לתקופה מ-01/03/2026 עד 31/03/2026');
    expect(valuesOf(data)).toMatchObject({ period_start: '2026-03-01', period_end: '2026-03-31' });
  });

  it('is read behind the title of a statement', async () => {
    const data = await readEnglish('Annual Statement - January 1, 2025 to December 31, 2025');
    expect(valuesOf(data)).toMatchObject({ period_start: '2025-01-01', period_end: '2025-12-31' });
  });

  it('is none where two stand on a line', async () => {
    const data = await readEnglish(
      'Statement 01/01/2025 - 31/01/2025 and 01/02/2025 - 28/02/2025 compared',
    );
    expect(valuesOf(data)).not.toHaveProperty('period_start');
  });
});

describe('a payslip', () => {
  it('has its month alone below its title', async () => {
    const data = await readHebrew(
      'תלוש שכר',
      'מרץ 2026',
      'שכר ברוטו | 6,983.20',
      'סה"כ ניכויים | 509.53',
      'נטו לתשלום | 6,473.67',
    );
    expect(valuesOf(data).month).toBe('2026-03');
  });

  it('is read in German with apostrophes between thousands', async () => {
    const data = await readEnglish(
      'Lohnblatt',
      'Muster Schreinerei AG',
      'Mitarbeiter/in: Max Muster',
      'Monat: März 2026',
      "Bruttolohn | 7'200.00",
      "AHV | 5.3 % von 7'200.00 | 381.60",
      "Nettolohn | 6'241.02",
      "Auszahlung | 6'241.02",
    );
    expect(valuesOf(data)).toMatchObject({ month: '2026-03', gross: '7200.00', net: '6241.02' });
    expect(valuesOf(data)).not.toHaveProperty('vat_at_5_3_percent');
    expect(valuesOf(data).employer).toBe('Muster Schreinerei AG');
  });

  it('gives its labels in two languages', async () => {
    const data = await readHebrew(
      'תלוש שכר',
      'SCHAR BRUTO | שכר ברוטו / GROSS PAY | 13,170.50',
      'SACH NIKUYIM / סך ניכויים | 3,323.03',
      'נטו לתשלום / NET PAY | 9,847.47',
    );
    expect(valuesOf(data)).toMatchObject({ gross: '13170.50', net_to_pay: '9847.47' });
  });
});

describe('a name', () => {
  it('of an employee is read in a certificate', async () => {
    const data = await readEnglish(
      'This is to certify that Mrs. Jane Q. Roe, holder of passport no. AB123, is employed here',
    );
    expect(names(data)).toContain('employee: Jane Q. Roe');
  });

  it('of a payee is read behind the words of a cheque without a colon', async () => {
    const data = await readHebrew('שלמו לפקודת מתכת לדוגמה בע"מ');
    expect(names(data)).toContain('payee: מתכת לדוגמה בע"מ');
  });

  it('of a doctor is read in capitals', async () => {
    const data = await readEnglish('MEDICAL CERTIFICATE', 'DR. HOMER EXAMPLE');
    expect(names(data)).toContain('doctor: HOMER EXAMPLE');
  });

  it('of a customer is read behind a bar', async () => {
    const data = await readHebrew('תאריך: 12/01/2026 · לכבוד: אולמי לדוגמה', 'סה"כ | 100.00');
    expect(names(data)).toContain('customer: אולמי לדוגמה');
  });
});

test('two years are no number of a company', async () => {
  const page = makePage(['ליגה לדוגמה (ע"ר) 2025-2026'], { direction: 'rtl' });
  expect((await extractData([page])).identityNumbers).toEqual([]);
});
