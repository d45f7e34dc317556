import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import { check, only } from '../checks/run.js';
import { makeForm, type PlacedText } from './make-form.js';
import { fields, names, readHebrew } from './read-rows.js';

const readForm = (rows: readonly (readonly PlacedText[])[]): Promise<DocumentData> =>
  extractData([makeForm(rows)]);

/** The values of a document by name; of several, the first. */
const valuesOf = (data: DocumentData): Record<string, string> =>
  Object.fromEntries(
    namedValues(data)
      .reverse()
      .map(({ name, value }) => [name, value]),
  );

/** Payments beside deductions, each below its title, headings set right and numbers left. */
const sideBySide = (gross: string): PlacedText[][] => [
  [
    [95, 'רימון מזון בע"מ'],
    [31, 'תלוש שכר לחודש אוקטובר/2025'],
  ],
  [[95, 'מספר זהות: 040633919']],
  [
    [95, 'תשלומים'],
    [49, 'ניכויי חובה'],
  ],
  [
    [95, 'קוד'],
    [89, 'תיאור'],
    [77, 'כמות'],
    [71, 'תעריף'],
    [61, 'סכום'],
    [49, 'קוד'],
    [44, 'תיאור'],
    [22, 'סכום'],
  ],
  [
    [95, '1'],
    [89, 'שכר בסיס'],
    [73, '1', 'left'],
    [62, '9,000.00', 'left'],
    [51, '9,000.00', 'left'],
    [49, '501'],
    [44, 'מס הכנסה'],
    [5, '700.00', 'left'],
  ],
  [
    [95, '20'],
    [89, 'נסיעות'],
    [73, '16', 'left'],
    [62, '25.00', 'left'],
    [51, '400.00', 'left'],
    [49, '502'],
    [44, 'ביטוח לאומי'],
    [5, '300.00', 'left'],
  ],
  [
    [95, 'סה"כ'],
    [51, '9,400.00', 'left'],
    [49, 'סה"כ'],
    [5, '1,000.00', 'left'],
  ],
  [
    [90, 'סה"כ תשלומים (ברוטו)'],
    [60, 'סה"כ ניכויים'],
    [30, 'נטו לתשלום'],
  ],
  [
    [88, gross],
    [58, '1,000.00'],
    [28, '8,400.00'],
  ],
];

describe('a payslip with tables side by side under titles', () => {
  it('is read by the order of its columns, and never as items of an invoice', async () => {
    const data = await readForm(sideBySide('9,400.00'));
    const [payslip] = data.payslips ?? [];
    expect(
      payslip?.payments.map(({ quantity, rate, amount }) => [
        quantity?.value,
        rate?.value.minor,
        amount.value.minor,
      ]),
    ).toEqual([
      [100, 900_000, 900_000],
      [1_600, 2_500, 40_000],
    ]);
    expect(payslip?.mandatory.map(({ amount }) => amount.value.minor)).toEqual([70_000, 30_000]);
    expect(payslip?.month?.value).toBe('2025-10');
    expect(data.lineItems).toEqual([]);
    expect(only(check('payslip', data), 'payslip_net').map(({ status }) => status)).toEqual([
      'pass',
    ]);
  });

  it('shows a changed gross', async () => {
    const results = check('payslip', await readForm(sideBySide('9,900.00')));
    expect(only(results, 'payslip_net').map(({ status, values }) => [status, values.part])).toEqual(
      [['fail', 'gross']],
    );
  });
});

it('reads a payslip whose amounts stand before their labels, without a space', async () => {
  const data = await readForm([
    [
      [95, 'חברה: 002 - גלי תהל ייצור בע"מ | ח.פ. 514392075'],
      [40, 'תלוש שכר לחודש 09/2025'],
    ],
    [[95, 'לכבוד']],
    [[95, 'אורן שקדי']],
    [
      [89, '3,082.80ניכויי חובה'],
      [44, '13,557.80סה"כ תשלומים'],
    ],
    [[55, 'לתשלום']],
    [[57, '10,475.00']],
  ]);
  expect(fields(data)).toEqual({
    gross: 1_355_780,
    mandatory_deductions: 308_280,
    net: 1_047_500,
  });
  expect(names(data)).toEqual(
    expect.arrayContaining(['employee: אורן שקדי', 'employer: גלי תהל ייצור בע"מ']),
  );
  expect(names(data).filter((name) => name.startsWith('customer'))).toEqual([]);
});

it('reads further titles inside the column of deductions', async () => {
  const column = (text: string, amount = ''): PlacedText[] => [
    [33, text],
    ...(amount === '' ? [] : [[5, amount, 'left'] as const]),
  ];
  const data = await readForm([
    [[95, 'שקמה בונים בע"מ תלוש שכר 09/2025']],
    [
      [88, 'תיאור התשלום'],
      [42, 'תשלום'],
      [33, 'ניכויי חובה'],
      [10, 'סכום'],
    ],
    [[88, 'משכורת'], [36, '9,000.00', 'left'], ...column('מס הכנסה', '700.00')],
    [[88, 'נסיעות'], [36, '400.00', 'left'], ...column('ביטוח לאומי', '300.00')],
    column('סה"כ ניכויי חובה', '1,000.00'),
    column('קופות גמל'),
    column('פנסיה', '540.00'),
    column('ניכויי רשות'),
    column('מקדמה', '240.00'),
    [
      [88, 'סה"כ תשלומים'],
      [36, '9,400.00', 'left'],
    ],
    column('שכר נטו', '7,860.00'),
    column('לתשלום', '7,620.00'),
  ]);
  const [payslip] = data.payslips ?? [];
  const labels = (lines: readonly { label: string }[] = []) => lines.map(({ label }) => label);
  expect(labels(payslip?.payments)).toEqual(['משכורת', 'נסיעות']);
  expect(labels(payslip?.mandatory)).toEqual(['מס הכנסה', 'ביטוח לאומי', 'פנסיה']);
  expect(labels(payslip?.voluntary)).toEqual(['מקדמה']);
  expect(payslip?.totals.net_to_pay?.value.minor).toBe(762_000);
  const accused = check('payslip', data).filter(({ status }) => status === 'fail');
  expect(accused).toEqual([]);
});

describe('a Hebrew invoice, receipt or quote', () => {
  it('is read from a band of labels above their amounts', async () => {
    const data = await readForm([
      [[93, 'הצעת מחיר NH-2025-042']],
      [[91, 'שלום רב משפחת לביא,']],
      [
        [92, 'סה"כ'],
        [13, '103,000 ₪'],
      ],
      [
        [81, 'לפני מע"מ'],
        [53, 'מע"מ 18%'],
        [24, 'סה"כ לתשלום'],
      ],
      [
        [83, '103,000 ₪'],
        [54, '18,540 ₪'],
        [26, '121,540 ₪'],
      ],
    ]);
    expect(fields(data)).toEqual({ subtotal: 10_300_000, vat: 1_854_000, total: 12_154_000 });
    expect(names(data)).toEqual(['customer: משפחת לביא']);
  });

  it('is read by headings of parties, with the number under the title', async () => {
    const data = await readHebrew(
      'חשבונית מס קבלה',
      'מספר: 1183 | תאריך: 3.11.2025',
      'פרטי הלקוח:',
      'משרד עו"ד קדמון ושות\'',
      'מנוחה ונחלה 2, רחובות',
      'סכום התשלום: 1,416.00 ₪',
    );
    expect(valuesOf(data)).toMatchObject({
      invoice_number: '1183',
      customer: 'משרד עו"ד קדמון ושות\'',
      total: '1416.00',
    });
  });

  it.each([
    ['קבלה RECEIPT 2209', '2209'],
    ['חשבונית קבלה / 40087', '40087'],
  ])('is numbered in its title: %s', async (title, number) => {
    const data = await readHebrew(title, 'נתקבל מאת שמואל הלוי', 'סה"כ שולם 3540.00 ₪');
    expect(valuesOf(data)).toMatchObject({
      invoice_number: number,
      payer: 'שמואל הלוי',
      total: '3540.00',
    });
  });

  it('names the only person behind "name" as its customer', async () => {
    const data = await readHebrew(
      'גלי תהל בע"מ',
      'חשבונית מס 11873',
      'שם: גלריית המפרץ',
      'סה"כ לתשלום 3540.00 ₪',
    );
    expect(names(data)).toEqual(['customer: גלריית המפרץ']);
  });

  it('is not issued by its title, a greeting or a month', async () => {
    for (const title of ['תנועות בחשבון עו"ש', 'שלום הדס מויאל', 'אוקטובר 2025', 'כרטסת לקוח']) {
      const data = await readHebrew(title, 'טל: 03-5551234', 'סה"כ לתשלום 100.00 ₪');
      expect(valuesOf(data).issuer, title).toBeUndefined();
    }
  });
});

it('reads a bill with its own words for dates and contract', async () => {
  const data = await readHebrew(
    'חברת החשמל לישראל בע"מ',
    'תאריך עריכת החשבון 21/10/2025',
    'מספר חשבון חוזה 346120077',
    'סה"כ לתשלום (ש"ח) 448.70',
    'יש לשלם חשבון זה עד 06/11/2025',
  );
  expect(valuesOf(data)).toMatchObject({
    issue_date: '2025-10-21',
    due_date: '2025-11-06',
    contract_number: '346120077',
    total: '448.70',
  });
});

it('reads whole amounts of an annual form behind the number of their field', async () => {
  const data = await readHebrew(
    'טופס 106 לשנת המס 2024',
    'תיאור | סעיף | סכום',
    'משכורת חייבת במס | 158/172 | 214,560',
    'מס הכנסה שנוכה | 042 | 21,874',
  );
  expect(valuesOf(data)).toMatchObject({
    tax_year: '2024',
    taxable_income: '214560.00',
    tax_withheld: '21874.00',
  });
});

it('reads a sick note that names the patient in parts and counts the days in a sentence', async () => {
  const data = await readHebrew(
    "דר' קליין מרגלית | תאריך: 31/08/2025",
    'שם משפחה: ששון | שם פרטי: מיכאל | ת.ז.: 215360447',
    'אישור מחלה',
    'אינו/ה מסוגל/ת לעבוד מיום: 24/08/2025 עד יום: 27/08/2025 סה"כ: 4 ימים.',
  );
  expect(valuesOf(data)).toMatchObject({
    doctor: 'קליין מרגלית',
    patient: 'ששון מיכאל',
    sick_days: '4',
  });
});

it('adds the VAT to the items of an invoice that prints no sum before it', async () => {
  const invoice = (total: string): Promise<DocumentData> =>
    readHebrew(
      'פאו קר בע"מ',
      'חשבונית מס 8831',
      'תאריך: 05/10/2025',
      'תיאור | כמות | מחיר יחידה | סה"כ',
      'טיפוח כלב | 1 | 300.00 | 300.00',
      'מזון | 2 | 50.00 | 100.00',
      'מע"מ 18% | 72.00',
      `סה"כ לתשלום | ${total}`,
    );
  const failed = (data: DocumentData) =>
    check('invoice', data).filter(({ status }) => status === 'fail');
  expect(failed(await invoice('472.00'))).toEqual([]);
  expect(failed(await invoice('772.00')).map(({ values }) => values.printed)).toContain('772.00');
});
