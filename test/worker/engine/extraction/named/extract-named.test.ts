import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../make-page.js';

const named = async (direction: 'ltr' | 'rtl', rows: string[]): Promise<Record<string, string>> => {
  const data = await extractData([makePage(rows, { direction })]);
  return Object.fromEntries((data.named ?? []).map(({ name, value }) => [name, value]));
};

describe('values that only the report names are read by their labels', () => {
  it.each<[string, 'ltr' | 'rtl', string[], Record<string, string>]>([
    [
      'a card statement',
      'ltr',
      [
        'Card number: XXXX XXXX XXXX 4321',
        'Opening/Closing Date | 14/03/2026 - 13/04/2026',
        'Credit limit | £ 8,000.00',
        'Available credit | £ 6,100.50',
        'Minimum payment due | £ 25.00',
        'Payment due date | 05/05/2026',
      ],
      {
        card_number: '4321',
        period_start: '2026-03-14',
        period_end: '2026-04-13',
        credit_limit: '8000.00',
        available_credit: '6100.50',
        minimum_payment: '25.00',
        due_date: '2026-05-05',
      },
    ],
    [
      'a statement of a credit card',
      'rtl',
      ['כרטיס מספר | 4321', 'מועד החיוב: 10/04/2026', 'מסגרת אשראי | 12,000.00 ₪'],
      { card_number: '4321', charge_date: '2026-04-10', credit_limit: '12000.00' },
    ],
    [
      'a loan',
      'rtl',
      [
        'מספר הלוואה: 55-12345',
        'סכום ההלוואה | 80,000.00 ₪',
        'שיעור הריבית | 4.25%',
        'מספר תשלומים | 60',
        'החזר חודשי | 1,482.30 ₪',
        'יתרת הקרן | 71,204.11 ₪',
      ],
      {
        loan_number: '55-12345',
        loan_amount: '80000.00',
        interest_rate: '4.25',
        loan_months: '60',
        monthly_payment: '1482.30',
        outstanding_principal: '71204.11',
      },
    ],
    [
      'a sick note',
      'rtl',
      [
        'תאריך הבדיקה: 03/02/2026',
        'מתאריך: 03/02/2026',
        'עד תאריך: 06/02/2026',
        'מספר ימי מחלה: 4',
        'מספר רישיון: 12345',
      ],
      {
        treatment_date: '2026-02-03',
        period_start: '2026-02-03',
        period_end: '2026-02-06',
        sick_days: '4',
        licence_number: '12345',
      },
    ],
    [
      'a medical bill',
      'ltr',
      [
        'Admission date: 2 March 2026',
        'Discharge date: 5 March 2026',
        'Paid by insurance | $ 900.00',
        'Patient responsibility | $ 100.00',
      ],
      {
        admission_date: '2026-03-02',
        discharge_date: '2026-03-05',
        insurance_paid: '900.00',
        patient_share: '100.00',
      },
    ],
    [
      'a yearly tax form',
      'rtl',
      ['שנת המס: 2025', 'הכנסה חייבת במס | 212,400.00 ₪', 'מס הכנסה שנוכה | 18,250.00 ₪'],
      { tax_year: '2025', taxable_income: '212400.00', tax_withheld: '18250.00' },
    ],
  ])('%s', async (_, direction, rows, expected) => {
    expect(await named(direction, rows)).toMatchObject(expected);
  });

  it('reads none in a sentence that mentions them', async () => {
    const found = await named('ltr', [
      'Please note that we may change your monthly payment at any time to $ 20.00',
      'If you pay late we charge an interest rate of your choice, 12 % at most',
    ]);
    expect(found).not.toHaveProperty('monthly_payment');
    expect(found).not.toHaveProperty('interest_rate');
  });
});

describe('the period of a document', () => {
  it.each([
    ['January 14, 2026 through February 10, 2026', '2026-01-14', '2026-02-10'],
    ['Statement Period: 24/11/2025 to 24/12/2025', '2025-11-24', '2025-12-24'],
    ['Abrechnungszeitraum vom 01.02.2026 bis 28.02.2026', '2026-02-01', '2026-02-28'],
    ['לתקופה 01/02/2026 - 28/02/2026', '2026-02-01', '2026-02-28'],
  ])('is read from %s', async (text, start, end) => {
    expect(await named('ltr', [text])).toMatchObject({ period_start: start, period_end: end });
  });

  it('is not made of two days that a sentence mentions, nor of days in the wrong order', async () => {
    for (const text of [
      'Our offices remain closed for renovation 24/11/2025 to 24/12/2025',
      '24/12/2025 to 24/11/2025',
    ])
      expect(await named('ltr', [text])).not.toHaveProperty('period_start');
  });
});
