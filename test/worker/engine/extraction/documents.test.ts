import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../worker/engine/evidence/page.js';
import type {
  DocumentData,
  Money,
  ExtractedValue,
} from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from './make-page.js';

const he = (...rows: string[]): Promise<DocumentData> =>
  extractData([makePage(rows, { direction: 'rtl' })]);
const en = (...rows: string[]): Promise<DocumentData> => extractData([makePage(rows)]);

const minor = (reading: ExtractedValue<Money> | null | undefined): number | null =>
  reading?.value.minor ?? null;
const fields = (data: DocumentData): Record<string, number> =>
  Object.fromEntries(Object.entries(data.fields).map(([name, { value }]) => [name, value.minor]));
const movements = (data: DocumentData) =>
  data.transactions.map((row) => [row.date?.value ?? null, minor(row.amount), minor(row.balance)]);
const names = (data: DocumentData) => data.names.map(({ role, value }) => `${role}: ${value}`);

describe('a bank transfer', () => {
  it('is read from Hebrew labels with the values in a column beside them', async () => {
    const data = await he(
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

  it('is read from labels with a colon, bank and branch in fields of their own', async () => {
    const data = await he(
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
    const data = await en(
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
    const one = await he('שלחת לדנה כהן', '350.00 ₪', 'מאת: רות ישראלי', 'שעה 14:32');
    expect(fields(one)).toEqual({ transfer_amount: 35_000 });
    const two = await he('שלחת לדנה כהן', '350.00 ₪', 'נותרו לך 3,250.00 ₪ החודש');
    expect(fields(two)).toEqual({});
    const nobody = await he('מחיר מומלץ', '350.00 ₪');
    expect(fields(nobody)).toEqual({});
  });
});

describe('a bank statement', () => {
  const heading = 'תאריך | תיאור הפעולה | אסמכתא | חובה | זכות | יתרה';

  it('keeps its rows in the order of the page, signed by their columns', async () => {
    const data = await he(
      'בנק הפועלים | דף חשבון',
      'שם בעל החשבון: ישראל ישראלי | תקופה: 01/05/2025 - 31/05/2025',
      'מספר זהות: 123456782 | מספר חשבון: 12-571-041116',
      'יתרת פתיחה: 8,420.35 | יתרת סגירה: 14,883.85',
      heading,
      '04/05/2025 | הוראת קבע - שכר דירה | 400118 | 4,200.00 | | 4,220.35',
      '06/05/2025 | משיכת מזומן | 731842 | 1,200.00 | 0.00 | 3,020.35',
      '09/05/2025 | משכורת | 552901 | | 11,863.50 | 14,883.85',
      'סה"כ תנועות | | | 5,400.00 | 11,863.50 |',
    );
    expect(movements(data)).toEqual([
      ['2025-05-04', -420_000, 422_035],
      ['2025-05-06', -120_000, 302_035],
      ['2025-05-09', 1_186_350, 1_488_385],
    ]);
    expect(data.transactions.map(({ reference }) => reference?.value)).toEqual([
      '400118',
      '731842',
      '552901',
    ]);
    expect(data.transactions[0]?.description).toBe('הוראת קבע - שכר דירה');
    expect(fields(data)).toEqual({
      opening_balance: 842_035,
      closing_balance: 1_488_385,
      total_debits: 540_000,
      total_credits: 1_186_350,
    });
    expect(data.identityNumbers.map(({ value, kind }) => [value, kind])).toEqual([
      ['123456782', 'person'],
    ]);
    expect(data.accounts.map(({ value }) => value)).toEqual([
      { bank: '12', branch: '571', number: '041116' },
    ]);
  });

  it('goes on over its pages, with and without a new heading', async () => {
    const page = (number: number, ...rows: string[]): Page =>
      makePage(rows, { direction: 'rtl', number });
    const data = await extractData([
      page(1, heading, '04/05/2025 | שכר דירה | 400118 | 10.00 | | 90.00', 'עמוד 1 מתוך 3'),
      page(2, 'בנק לאומי', heading, '05/05/2025 | הפקדה | 400119 | | 5.00 | 95.00'),
      page(3, '06/05/2025 | עמלה | 400120 | 1.00 | | 94.00'),
    ]);
    expect(movements(data).map(([, , balance]) => balance)).toEqual([9000, 9500, 9400]);
    expect(data.transactions.map(({ place }) => place.page)).toEqual([1, 2, 3]);
  });

  it('takes a minus, CR and DR in one column of amounts for the direction', async () => {
    const signed = await en(
      'Date | Description | Amount | Balance',
      '05/03/2026 | Salary | 1,000.00 | 1,500.00',
      '06/03/2026 | Rent | -400.00 | 1,100.00',
      '07/03/2026 | Fee | (10.00) | 1,090.00',
    );
    expect(movements(signed).map(([, amount]) => amount)).toEqual([100_000, -40_000, -1000]);
    const marked = await en(
      'Date | Particulars | Amount | Balance',
      '05 Mar 2026 | Salary | 1,000.00 CR | 1,500.00',
      '06 Mar 2026 | Rent | 400.00 DR | 1,100.00',
    );
    expect(movements(marked).map(([, amount]) => amount)).toEqual([100_000, -40_000]);
  });

  it('tells the direction of unsigned amounts by the balances, whichever way the rows run', async () => {
    const rows = [
      '08/03/2026 | Fee | 10.00 | 1,090.00',
      '07/03/2026 | Rent | 400.00 | 1,100.00',
      '06/03/2026 | Salary | 1,000.00 | 1,500.00',
      '05/03/2026 | Shop | 50.00 | 500.00',
    ];
    const heading = 'Date | Description | Amount | Balance';
    const newestFirst = await en(heading, ...rows);
    const oldestFirst = await en(heading, ...[...rows].reverse());
    expect(movements(newestFirst).map(([, amount]) => amount)).toEqual([
      -1000,
      -40_000,
      100_000,
      null,
    ]);
    expect(movements(oldestFirst).map(([, amount]) => amount)).toEqual([
      null,
      100_000,
      -40_000,
      -1000,
    ]);
  });

  it('gives no direction to amounts that nothing tells it of', async () => {
    const data = await en(
      'Date | Description | Amount | Type',
      '05/03/2026 | Salary | 1,000.00 | x',
      '06/03/2026 | Rent | 400.00 | x',
    );
    expect(movements(data).map(([, amount]) => amount)).toEqual([null, null]);
  });

  it('completes a date without a year from the period, and only then', async () => {
    const rows = ['Date | Description | Debit | Credit | Balance'];
    const movement = '05/03 | Salary | | 1,000.00 | 1,500.00';
    const told = await en('Period 01/02/2026 - 30/04/2026', ...rows, movement);
    expect(told.transactions[0]?.date?.value).toBe('2026-03-05');
    const untold = await en(...rows, movement);
    expect(untold.transactions).toEqual([]);
  });

  it('marks a row above which OCR may have lost one', async () => {
    const data = await extractData([
      makePage(
        [
          heading,
          '01/05/2025 | א | 400118 | 1.00 | | 99.00',
          '02/05/2025 | ב | 400119 | 1.00 | | 98.00',
          '03/05/2025 | ג | 400120 | 1.00 | | 97.00',
          '',
          { y: 15, text: '05/05/2025 | ה | 400122 | 1.00 | | 95.00' },
          '06/05/2025 | ו | 400123 | 1.00 | | 94.00',
        ],
        { direction: 'rtl', textSource: 'ocr' },
      ),
    ]);
    expect(data.transactions.map(({ gapBefore }) => gapBefore === true)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('names nobody and no account in the rows of its movements', async () => {
    const data = await he(
      heading,
      '04/05/2025 | העברה לחשבון 990104 | 400118 | 10.00 | | 90.00',
      '05/05/2025 | עמלת ניהול חשבון | 990205 | 1.00 | | 89.00',
    );
    expect(data.accounts).toEqual([]);
    expect(data.names).toEqual([]);
  });
});

describe('an invoice', () => {
  it('is read with its items, sums, rate and numbers in Hebrew', async () => {
    const data = await he(
      'אלמוני ציוד משרדי בע"מ | חשבונית מס',
      'ח.פ. 51-999902-3 | מספר חשבונית 30872',
      'תאריך: 08/09/2025 | לתשלום עד: 08/10/2025',
      'מספר הקצאה: 123456789',
      'לכבוד:',
      'פלוני פתרונות בע"מ',
      'תיאור | כמות | מחיר יחידה | סה"כ',
      'נייר צילום | 12 | 119.00 | 1,428.00',
      'מחסנית טונר | 4 | 284.50 | 1,138.00',
      'סה"כ לפני מע"מ | | | 2,566.00',
      'מע"מ 18% | | | 461.88',
      'סה"כ לתשלום | | | 3,027.88 ₪',
    );
    expect(fields(data)).toEqual({ subtotal: 256_600, vat: 46_188, total: 302_788 });
    expect(data.vatRate?.value).toBe(18);
    expect(data.lineItems.map((item) => [item.quantity?.value, minor(item.unitPrice)])).toEqual([
      [12, 11_900],
      [4, 28_450],
    ]);
    expect(data.lineItems.map(({ amount }) => amount.value.minor)).toEqual([142_800, 113_800]);
    expect(data.lineItemsComplete).toBe(true);
    expect(data.issueDate?.value).toBe('2025-09-08');
    expect(data.identityNumbers.map(({ value, kind }) => [value, kind])).toEqual([
      ['519999023', 'company'],
    ]);
    expect(names(data)).toEqual(['customer: פלוני פתרונות בע"מ']);
    expect(data.references.map(({ value }) => value)).toContain('30872');
    expect(data.allocationNumber?.value).toBe('123456789');
  });

  it('is incomplete when a row of its items could not be read', async () => {
    const data = await en(
      'Description | Qty | Unit price | Amount',
      'Chair | 6 | 649.00 | 3,894.00',
      'Delivery 350.00 | | |',
      'Subtotal | | | 4,244.00',
    );
    expect(data.lineItemsComplete).toBe(false);
  });

  it.each([
    ['Total (excl. GST) | 21.30', { subtotal: 2130 }],
    ['Total Sales (Inclusive of GST) | RM 23.25', { total: 2325 }],
    ['TOTAL INCLUDES 6% GST | 0.48', {}],
    ['Total Qty | 5.00', {}],
    ['Total GST | 1.45', { vat: 145 }],
    ['GST Reg. No. | 001492992000', {}],
    ['Price is inclusive of a discount of | 40.00', {}],
    ['Cash | 50.00', { cash: 5000 }],
    ['Change due | 4.10', { change: 410 }],
    ['Rounding Adj | -0.02', { rounding: -2 }],
    ['Balance due | $127.50', { amount_due: 12_750, total: 12_750 }],
    ['Total | 100.00 | 18.00 | 118.00', { total: 11_800 }],
    ['Total | 118.00 | 18.00', {}],
    ['Total: 1250', { total: 125_000 }],
  ])('a row of sums is what its words say: %s', async (row, expected) => {
    expect(fields(await en('Acme Ltd. | Receipt', row))).toEqual(expected);
  });

  it.each([
    ['סה"כ לתשלום | 1,170.00', { total: 117_000 }],
    ['סה״כ כולל מע״מ | 1,170.00', { total: 117_000 }],
    ["סה''כ לפני מע''מ | 1,000.00", { subtotal: 100_000 }],
    ['סהכ לתשלום | 1,170.00', { total: 117_000 }],
    ['סה"כ (כולל מע"מ) | 1,170.00', { total: 117_000 }],
    ['סה"כ לא כולל מע"מ | 1,000.00', { subtotal: 100_000 }],
    ['סה"כ פריטים | 5.00', {}],
    ['פטור ממע"מ | 30.00', { vat_exempt: 3000 }],
    ['עודף | 4.10', { change: 410 }],
    ['עיגול אגורות | 0.03-', { rounding: -3 }],
    ['מספר מע"מ | 123456789', {}],
  ])('also in Hebrew: %s', async (row, expected) => {
    expect(fields(await he('קבלה', row))).toEqual(expected);
  });

  it('reads pieces and prices of a receipt without a heading', async () => {
    const data = await en('Corner Shop', 'Milk 2 x 6.20 | 12.40', 'Bread | 8.00', 'Total | 20.40');
    expect(data.lineItems.map((item) => [item.quantity?.value, item.amount.value.minor])).toEqual([
      [2, 1240],
    ]);
  });
});

describe('a payslip', () => {
  it('is read with its blocks side by side, each part in its own', async () => {
    const data = await he(
      'פלוני פתרונות בע"מ | תלוש שכר',
      'שם העובד: ישראל ישראלי | נקודות זיכוי: 2.25',
      'מספר זהות: 123456782 | תאריך תשלום: 07/08/2025',
      'תשלומים | סכום | ניכויי חובה | סכום',
      'שכר יסוד | 9,800.00 | מס הכנסה | 670.90',
      'כוננות | 1,450.00 | ביטוח לאומי | 358.51',
      'החזר נסיעות | 276.00 | ביטוח בריאות | 449.97',
      'סה"כ תשלומים | 11,526.00 | סה"כ ניכויי חובה | 1,479.38',
      'ברוטו למס הכנסה | 11,526.00 | שכר מינימום | 6,247.67',
      'סה"כ ניכויים | 1,479.38 | |',
      'נטו לתשלום | 10,046.62 | |',
    );
    expect(data.payments.map(({ label, amount }) => [label, amount.value.minor])).toEqual([
      ['שכר יסוד', 980_000],
      ['כוננות', 145_000],
      ['החזר נסיעות', 27_600],
    ]);
    expect(data.deductions.map(({ amount }) => amount.value.minor)).toEqual([
      67_090, 35_851, 44_997,
    ]);
    expect(fields(data)).toEqual({
      gross: 1_152_600,
      mandatory_deductions: 147_938,
      total_deductions: 147_938,
      net: 1_004_662,
    });
    expect(names(data)).toEqual(['employee: ישראל ישראלי', 'employer: פלוני פתרונות בע"מ']);
    expect(data.amounts.map(({ value }) => value.minor)).not.toContain(225);
    expect(data.issueDate).toBeNull();
  });

  it('is read in English', async () => {
    const data = await en(
      'Payslip | Employer: Acme Ltd.',
      'Employee name: Jane Roe | Employee no.: 1047',
      'Earnings | Amount | Deductions | Amount',
      'Basic salary | 9,800.00 | Income tax | 670.90',
      'Overtime | 200.00 | National insurance | 358.51',
      'Gross pay | 10,000.00 | Total deductions | 1,029.41',
      'Net pay | 8,970.59 | |',
    );
    expect(fields(data)).toEqual({ gross: 1_000_000, total_deductions: 102_941, net: 897_059 });
    expect(data.payments).toHaveLength(2);
    expect(data.deductions).toHaveLength(2);
    expect(names(data)).toEqual(['employer: Acme Ltd.', 'employee: Jane Roe']);
  });

  it('is issued by its employer, whatever else its head names', async () => {
    const data = await en(
      'Print Service Inc. | Payslip',
      '1 High Street, Tel. 020 7946 0000 | Employer: Acme Works',
      'Employee name: Jane Roe | Employee no.: 1047',
      'Earnings | Amount | Deductions | Amount',
      'Basic salary | 10,000.00 | Income tax | 670.90',
      'Gross pay | 10,000.00 | Total deductions | 670.90',
      'Net pay | 9,329.10 | |',
    );
    expect(names(data)).toContain('employer: Acme Works');
    expect(data.named?.filter(({ name }) => name === 'issuer').map(({ value }) => value)).toEqual([
      'Acme Works',
    ]);
  });
});

describe('numbers of identity', () => {
  it.each([
    ['ת.ז. 123456782', [['123456782', 'person']]],
    ['ת"ז: 12345678-2', [['123456782', 'person']]],
    ['מספר זהות: 23456789', [['023456789', 'person']]],
    ['ח"פ 516179157', [['516179157', 'company']]],
    ['עוסק מורשה 516179157', [['516179157', 'company']]],
    ['ע.מ. 023456789', [['023456789', 'unknown']]],
    ['תיק ניכויים 912345678', []],
    ['טלפון 031234567', []],
    ['תאריך לידה 12/03/1980', []],
    ['ת.ז. 01/02/1980', []],
  ])('%s', async (text, expected) => {
    const data = await he('פלוני אלמוני', text);
    expect(data.identityNumbers.map(({ value, kind }) => [value, kind])).toEqual(expected);
  });

  it('of other countries are not taken for Israeli ones', async () => {
    expect((await en('Company No. 123456789', 'Total RM 9.00')).identityNumbers).toEqual([]);
  });
});

describe('IBANs', () => {
  it.each([
    ['IL620108000000099999999', ['IL620108000000099999999']],
    ['IL62 0108 0000 0009 9999 999', ['IL620108000000099999999']],
    ['IL99 0108 0000 0009 9999 999', ['IL990108000000099999999']],
    ['IBAN: NL27 INGB 0000 0265 01 BIC: INGBNL2A', ['NL27INGB0000026501']],
    ['IBAN GB29NWBK60161331926819', ['GB29NWBK60161331926819']],
    ['Order AB12345678901234567890', []],
    ['Ref. DE00 1234 5678 9012 3456 78', []],
    ['IL62 0108 0000 0009 9999', []],
  ])('%s', async (text, expected) => {
    expect((await en(text)).ibans.map(({ value }) => value)).toEqual(expected);
  });
});

describe('what is absent stays absent', () => {
  it('in an empty document and in one without text', async () => {
    const empty = await extractData([]);
    const blank = await extractData([makePage([], { textSource: 'none' })]);
    for (const data of [empty, blank]) {
      expect(data.textSource).toBe('none');
      expect(data.amounts).toEqual([]);
      expect(data.fields).toEqual({});
      expect(data.transactions).toEqual([]);
    }
  });

  it('in prose that uses the words of labels', async () => {
    const data = await en(
      'The customer may change the account at any time and pay the total in cash.',
      'From time to time the beneficiary is asked to name a bank or branch.',
      'Your balance, net of fees and tax, is subject to discount and rounding.',
    );
    expect(data.names).toEqual([]);
    expect(data.fields).toEqual({});
    expect(data.accounts).toEqual([]);
    expect(data.references).toEqual([]);
  });
});

it('reads a dollar sign that OCR took for an S, and only in what OCR read', async () => {
  const rows = ['Example Ltd', 'Nett Total: S8.20'];
  const [read, printed] = await Promise.all([
    extractData([makePage(rows, { textSource: 'ocr' })]),
    extractData([makePage(rows)]),
  ]);
  expect(read.fields.total?.value).toEqual({ minor: 820, currency: 'USD' });
  expect(printed.fields.total).toBeUndefined();
});

it('takes the start of employment on a payslip for no date of issue', async () => {
  const data = await he(
    'דוגמה תעשיות בע"מ',
    'תלוש שכר לחודש 07/2025',
    'שם העובד: ישראל ישראלי | מספר זהות: 123456782',
    'תחילת עבודה: 17/09/2023',
    'תשלומים | סכום',
    'שכר יסוד | 9,000.00',
    'סה"כ תשלומים | 9,000.00',
    'ניכויי חובה | סכום',
    'מס הכנסה | 500.00',
    'ביטוח לאומי | 300.00',
    'סה"כ ניכויים | 800.00',
    'נטו לתשלום | 8,200.00',
  );
  const dates = (data.named ?? []).filter(({ value }) => value === '2023-09-17');
  expect(data.payslips).toHaveLength(1);
  expect(dates.map(({ name }) => name)).toEqual(['start_date']);
});
