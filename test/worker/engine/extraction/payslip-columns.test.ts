import { describe, expect, it } from 'vitest';
import { dataOf, type Texts } from './read-placed.js';
import { named, readEnglish, readHebrew } from './read-rows.js';

/** Rows are 2 % apart. */
const read = (...rows: Texts[]) => dataOf(rows, 2);

const totals = ({ payslips }: Awaited<ReturnType<typeof read>>) => {
  const [first] = payslips ?? [];
  const minors = (all: object) =>
    Object.fromEntries(
      Object.entries(all as Record<string, { value: { minor: number } }>).map(([name, one]) => [
        name,
        one.value.minor,
      ]),
    );
  return { month: minors(first?.totals ?? {}), year: minors(first?.year ?? {}) };
};

describe('the columns of a payslip', () => {
  it('has no net pay under the heading of a column of amounts', async () => {
    const data = await readHebrew(
      'תלוש שכר',
      'תיאור רכיב | סכום לתשלום',
      'משכורת חודשית | 6,443.85',
      'תוספת שבת | 853.60',
      'סה"כ שכר ברוטו: | 7,297.45',
      'סה"כ ניכויים: | 650.76',
      'שכר נטו לתשלום בפועל לעובדת: | 6,646.69',
    );
    expect(totals(data).month).toEqual({
      gross: 729_745,
      total_deductions: 65_076,
      net: 664_669,
    });
  });

  it('are told by their order where their headings stand off the amounts', async () => {
    const data = await read(
      [[40, 'Earnings Statement']],
      [
        [5, 'Earnings'],
        [25, 'Current'],
        [35, 'Year to Date'],
        [55, 'Deductions'],
        [72, 'Current'],
        [82, 'Year to Date'],
      ],
      [
        [5, 'Regular'],
        [25, '1,920.00'],
        [35, '21,120.00'],
        [55, 'Fed Tax'],
        [72, '397.82'],
        [84, '4,376.02'],
      ],
      [
        [5, 'Gross Earnings'],
        [25, '1,920.00'],
        [35, '21,120.00'],
        [55, 'Gross Deductions'],
        [82, '397.82'],
        [92, '4,376.02'],
      ],
      [],
      [
        [75, 'Net Pay'],
        [84, '1,522.18'],
      ],
      [
        [73, 'YTD Net Pay'],
        [84, '16,743.98'],
      ],
    );
    expect(totals(data)).toEqual({
      month: { gross: 192_000, total_deductions: 39_782, net: 152_218 },
      year: { gross: 2_112_000, total_deductions: 437_602, net: 1_674_398 },
    });
  });

  it('end at the next table, whose label touches them, and begin behind the code of a currency', async () => {
    const data = await read(
      [[40, 'Payslip for the month of October 2026']],
      [
        [9, 'Earnings'],
        [35, 'Actual'],
        [47, 'YTD'],
        [50.2, 'Deductions'],
        [75, 'Actual'],
        [88, 'YTD'],
      ],
      [
        [9, 'BASIC'],
        [34, '42,000.00'],
        [42.6, '2,76,000.00'],
        [50.2, 'PF'],
        [75, '5,400.00'],
        [86, '33,480.00'],
      ],
      [
        [9, 'Total Earnings: INR.'],
        [34, '86,250.00'],
        [42.3, '5,49,750.00'],
        [50.2, 'Total Deductions: INR.'],
        [74, '16,750.00'],
        [86, '80,430.00'],
      ],
      [[9, 'Net Pay: 69,500.00']],
    );
    expect(totals(data)).toMatchObject({
      month: { gross: 8_625_000, total_deductions: 1_675_000, net: 6_950_000 },
      year: { total_deductions: 8_043_000 },
    });
  });

  it('leave the year out where amounts have no decimals', async () => {
    const { fields } = await read(
      [[40, 'Payslip for the month of October 2026']],
      [
        [8, 'Earnings'],
        [30, 'Full'],
        [40, 'Arrears'],
        [50, 'Total'],
        [60, 'YTD'],
      ],
      [
        [8, 'Basic'],
        [30, '52,000'],
        [40, '6,000'],
        [50, '58,000'],
        [60, '3,52,000'],
      ],
      [
        [8, 'Total Earnings: INR.'],
        [30, '1,15,233'],
        [40, '9,000'],
        [50, '1,24,233'],
        [60, '7,95,831'],
      ],
    );
    expect(fields.gross?.value.minor).toBe(12_423_300);
  });

  it('are sums in a line above their amounts, those of the year by their own words', async () => {
    const data = await read(
      [[40, 'Earnings statement']],
      [
        [5, 'Income'],
        [21, 'RATE HOURS'],
        [40, 'Current Pay'],
        [55, 'Deductions'],
        [85, 'Total'],
      ],
      [
        [5, 'Gross Earnings'],
        [21, '19.00'],
        [27, '72'],
        [40, '1,368.00'],
        [55, 'Statutory'],
      ],
      [
        [55, 'Federal Tax'],
        [85, '279.46'],
      ],
      [],
      [
        [5, 'YTD Gross'],
        [20, 'YTD Deductions'],
        [40, 'YTD Net Pay'],
        [55, 'Total'],
        [68, 'Deductions'],
        [85, 'Net Pay'],
      ],
      [
        [5, '13,680.00'],
        [20, '2,794.50'],
        [40, '10,885.50'],
        [55, '1,368.00'],
        [68, '279.46'],
        [85, '1,088.54'],
      ],
    );
    expect(totals(data)).toEqual({
      month: { gross: 136_800, total_deductions: 27_946, net: 108_854 },
      year: { gross: 1_368_000, total_deductions: 279_450, net: 1_088_550 },
    });
  });

  it('are boxes, one of them with the sums of the year', async () => {
    const data = await readEnglish(
      'Payslip',
      'Payments | Deductions | Year to date',
      'Basic pay 2,500.00 | Income tax 290.34 | Gross pay 5,000.00',
      'Total payments 2,500.00 | Total deductions 290.34 | Net pay 4,419.32',
      'Net pay 2,209.66 | |',
    );
    expect(totals(data)).toEqual({
      month: { gross: 250_000, total_deductions: 29_034, net: 220_966 },
      year: { gross: 500_000, net: 441_932 },
    });
  });

  it('may be a list of three keys', async () => {
    const data = await readEnglish(
      'Payslip 05/2026',
      'Gross: 310,000.00',
      'Deductions: 46,500.00',
      'Net Pay: 263,500.00',
    );
    expect(totals(data).month).toEqual({
      gross: 31_000_000,
      total_deductions: 4_650_000,
      net: 26_350_000,
    });
  });

  it('have taxes apart from deductions', async () => {
    const data = await readEnglish(
      'Earnings Statement',
      'Description | Current | Year-To-Date',
      'Gross Earnings | $2,666.00 | $25,544.00',
      'Taxes | $321.25 | $3,078.06',
      'Net Pay | $2,344.75 | $22,465.94',
    );
    expect(totals(data)).toEqual({
      month: { gross: 266_600, total_taxes: 32_125, net: 234_475 },
      year: { gross: 2_554_400, total_taxes: 307_806, net: 2_246_594 },
    });
    expect(named(data).total_taxes).toBe('321.25');
  });
});

describe('labels and values in turn in a row', () => {
  it('are pairs where another label stands in the column of one', async () => {
    const { names } = await readHebrew(
      'תלוש שכר',
      'שם עובד | טל רוזן | שם מעסיק | שמיים כחולים בע"מ',
      'ת.ז. | 123456782 | חודש / שנה | 05 / 2026',
    );
    expect(names.map(({ role, value }) => [role, value])).toEqual([
      ['employee', 'טל רוזן'],
      ['employer', 'שמיים כחולים בע"מ'],
    ]);
  });

  it('of the year to date have labels of their own, apart from the month below them', async () => {
    const data = await read(
      [[7, 'Payslip']],
      [[7, 'Pay Date']],
      [],
      [
        [7, 'Payments'],
        [29, 'Amount'],
        [66, 'Cumulative'],
        [84, 'Year to Date'],
      ],
      [
        [7, 'Monthly Pay'],
        [29, '4,375.00'],
        [66, 'Gross Pay'],
        [86, '43,937.50'],
      ],
      [
        [66, 'Taxable Pay'],
        [86, '41,750.00'],
      ],
      [
        [66, 'Net Pay'],
        [86, '32,935.56'],
      ],
      [],
      [],
      [],
      [
        [7, 'Gross Pay'],
        [28, '4,562.50'],
        [36, 'Total Deductions'],
        [57, '1,186.00'],
      ],
      [
        [66, 'Net Pay'],
        [83, '€3,376.50'],
      ],
    );
    expect(totals(data).month).toMatchObject({ gross: 456_250, net: 337_650 });
    expect(totals(data).month).not.toHaveProperty('taxable_income');
  });

  it('for the month and the year stand beside their title', async () => {
    const data = await readHebrew(
      'תלוש משכורת לחודש אוקטובר 2026',
      'נתונים מצטברים | חודש | מצטבר',
      'סה"כ תשלומים | 16,413.12 | 162,017.70',
      'שכר חייב מס הכנסה | 16,843.12 | 166,317.70',
      'שכר נטו | 12,239.57 | 121,007.60',
    );
    expect(totals(data).month).toMatchObject({ gross: 1_641_312, net: 1_223_957 });
  });
});

describe('the parties and days of a payslip', () => {
  it('the year in the name of a company is no value', async () => {
    const rows = ['תלוש משכורת לחודש אוקטובר 2026', 'שכר נטו | 12,239.57'];
    const { names } = await readHebrew('אופק הדוגמה (2004) בע"מ', ...rows);
    expect(names.find(({ role }) => role === 'employer')?.value).toBe('אופק הדוגמה (2004) בע"מ');
  });

  it('the employer is the company that several lines name, not a heading', async () => {
    const { names } = await read(
      [[5, 'Gehaltsabrechnung für Mai 2025']],
      [
        [5, 'Personal-Nr.'],
        [25, 'Geburtsdatum'],
      ],
      [
        [5, '00127'],
        [25, '12.05.1988'],
      ],
      [],
      [],
      [[5, 'Beispiel Messtechnik GmbH * Gewerbering 9 * 82110 Germering']],
      [],
      [
        [5, 'Gesamt-Brutto'],
        [40, '4.226,59'],
      ],
      [
        [5, 'Auszahlungsbetrag'],
        [40, '2.676,64'],
      ],
      [[5, 'Firma: Beispiel Messtechnik GmbH · Betriebsnummer 83461720']],
    );
    expect(names.find(({ role }) => role === 'employer')?.value).toBe('Beispiel Messtechnik GmbH');
  });

  it('a day may have the name of its month', async () => {
    const rows = ['Payslip', 'Contoso Limited', 'Pay Date | 30 Oct 2026', 'Net pay | 2,400.00'];
    expect(named(await readEnglish(...rows))).toMatchObject({ pay_date: '2026-10-30' });
  });
});

describe('sums of a payslip that several numbers stand beside', () => {
  it('are read from the summary where a line of totals has several columns', async () => {
    const data = await read(
      [[40, 'Pay slip']],
      [
        [5, 'Payments'],
        [30, 'For tax'],
        [45, 'Paid'],
      ],
      [
        [5, 'Hourly wage'],
        [30, '10,179.00'],
        [45, '10,179.00'],
      ],
      [
        [5, 'Gifts in kind'],
        [30, '95.00'],
      ],
      [
        [5, 'Total payments'],
        [30, '10,274.00'],
        [45, '10,179.00'],
      ],
      [],
      [
        [5, 'Total payments'],
        [40, 'Total deductions'],
        [70, 'Net pay'],
      ],
      [
        [5, '10,179.00'],
        [40, '2,306.00'],
        [70, '7,873.00'],
      ],
    );
    expect(totals(data).month).toEqual({
      gross: 1_017_900,
      total_deductions: 230_600,
      net: 787_300,
    });
  });

  it('are of the year below a title in their middle that names its months', async () => {
    const data = await readHebrew('תלוש שכר', 'סה"כ ברוטו: 12,784.64', 'נטו לתשלום: 9,986.53');
    expect(totals(data).month).toEqual({ gross: 1_278_464, net_to_pay: 998_653 });
    const year = await read(
      [[40, 'Pay slip']],
      [
        [5, 'Gross pay'],
        [30, '12,784.64'],
      ],
      [
        [5, 'Net pay'],
        [30, '9,986.53'],
      ],
      [],
      [[66, 'Cumulative 1-11/2025']],
      [
        [58, 'Gross pay'],
        [88, '121,482.94'],
      ],
      [
        [58, 'Income tax'],
        [88, '297.11'],
      ],
    );
    expect(totals(year)).toEqual({
      month: { gross: 1_278_464, net: 998_653 },
      year: { gross: 12_148_294 },
    });
  });

  it('are not the amount of another column before a sum of the year', async () => {
    const data = await read(
      [[40, 'Pay slip']],
      [
        [5, 'Payments'],
        [30, 'Amount'],
        [45, 'Deductions'],
        [64, 'Amount'],
        [69, 'Year to Date'],
      ],
      [
        [5, 'Salary'],
        [30, '2,916.67'],
        [45, 'PAYE Tax'],
        [65, '377.00'],
        [70, 'Total gross pay'],
        [92, '14,727.58'],
      ],
      [],
      [
        [5, 'Total payments'],
        [30, '2,916.67'],
        [45, 'Total deductions'],
        [65, '377.00'],
      ],
      [],
      [
        [70, 'Net Pay'],
        [92, '2,539.67'],
      ],
    );
    expect(totals(data)).toEqual({
      month: { gross: 291_667, total_deductions: 37_700, net: 253_967 },
      year: { gross: 1_472_758 },
    });
  });

  it('belong to the table below them, not to the labels of the one beside it', async () => {
    const data = await read(
      [[40, 'Earnings Statement']],
      [[5, 'Gross Earnings']],
      [
        [5, 'Reimbursements'],
        [51, 'Summary'],
      ],
      [
        [5, 'Description'],
        [25, 'Current'],
        [38, 'Year to Date'],
        [51, 'Description'],
        [73, 'Current'],
        [84, 'Year to Date'],
      ],
      [
        [5, 'Mileage'],
        [25, '$84.20'],
        [38, '$196.80'],
        [51, 'Gross Earnings'],
        [73, '$3,611.56'],
        [84, '$19,566.87'],
      ],
      [
        [51, 'Taxes'],
        [73, '$774.73'],
        [84, '$4,320.72'],
      ],
      [
        [51, 'Net Pay'],
        [73, '$2,542.70'],
        [84, '$13,278.10'],
      ],
    );
    expect(totals(data)).toMatchObject({
      month: { gross: 361_156, total_taxes: 77_473 },
      year: { gross: 1_956_687, total_taxes: 432_072 },
    });
    expect(named(data)).not.toHaveProperty('vat');
  });

  it('end with the sum of what is paid: sums of deductions below them are no quantities', async () => {
    const data = await dataOf(
      [
        [[40, 'תלוש שכר לחודש 08/2025']],
        [
          [75, 'תיאור תשלום'],
          [54, 'כמות'],
          [42, 'תעריף'],
          [8, 'סכום'],
        ],
        [
          [75, 'שכר יסוד'],
          [54, '1.00'],
          [42, '11,850.00'],
          [8, '11,850.00'],
        ],
        [
          [75, 'סה"כ תשלומים'],
          [8, '11,850.00'],
        ],
        [
          [75, 'ניכויי חובה'],
          [30, 'ניכויי רשות'],
        ],
        [
          [75, 'סה"כ ניכויי חובה'],
          [54, '1,891.10'],
          [30, 'סה"כ ניכויי רשות'],
          [8, '1,427.25'],
        ],
        [
          [75, 'סה"כ ניכויים'],
          [54, '3,318.35'],
          [30, 'נטו לתשלום'],
          [8, '8,531.65'],
        ],
      ],
      2,
      'rtl',
    );
    expect(totals(data).month).toMatchObject({
      mandatory_deductions: 189_110,
      voluntary_deductions: 142_725,
      total_deductions: 331_835,
    });
  });
});
