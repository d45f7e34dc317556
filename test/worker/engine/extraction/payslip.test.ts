import { describe, expect, it } from 'vitest';
import { fields, names, readEnglish, readHebrew } from './read-rows.js';

describe('a payslip', () => {
  it('is read by labels in two languages side by side', async () => {
    const data = await readHebrew(
      'TALOOSH SCHAR תלוש שכר',
      'SCHAR BRUTO שכר ברוטו | 15,320.00',
      'SACH NIKUYIM סך ניכויים | 4,109.70',
      'NETO נטו לתשלום | 11,210.30',
    );
    expect(fields(data)).toMatchObject({ gross: 1_532_000, total_deductions: 410_970 });
  });

  it('states net pay and what is paid to the bank, each in two languages', async () => {
    const data = await readHebrew(
      'Pay Slip / תלוש שכר',
      'Gross salary / שכר ברוטו | 28,400.00',
      'Total deductions / סה"כ ניכויים | 7,289.12',
      'Net salary / שכר נטו | 21,110.88',
      'Net pay / נטו לבנק | 18,250.88',
    );
    expect(fields(data)).toMatchObject({ gross: 2_840_000, net: 2_111_088 });
    expect(data.named).toContainEqual(
      expect.objectContaining({ name: 'net_to_pay', value: '18250.88' }),
    );
  });

  it('is read with its blocks side by side, each part in its own', async () => {
    const data = await readHebrew(
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
    const data = await readEnglish(
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
    const data = await readEnglish(
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

it('takes the start of employment on a payslip for no date of issue', async () => {
  const data = await readHebrew(
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

describe('the certainty of an employer that no label names', () => {
  const SLIP = ['Gross pay | 4,875.00', 'Deductions | 1,614.20', 'Net pay | 3,260.80'];
  const employerOf = async (...rows: string[]): Promise<string | undefined> => {
    const data = await readEnglish('Payslip', ...rows, ...SLIP);
    const employer = data.names.find(({ role }) => role === 'employer');
    return employer && `${employer.value}: ${employer.certainty}`;
  };

  it('is in doubt where the first line of the page is all that tells it', async () => {
    expect(await employerOf('Acme Works', 'Name: | Jane Roe')).toBe('Acme Works: unsure');
    expect(await employerOf('Staff details', 'Name: | Jane Roe')).not.toMatch(/details/);
    expect(await employerOf('Mitarbeiterdaten', 'Name: | Jane Roe')).not.toMatch(/daten/);
  });

  it.each([
    ['a legal form', 'Acme Ltd', 'Name: | Jane Roe'],
    ['an address', 'Acme Works', '915 Sample Avenue', 'Name: | Jane Roe'],
    ['its heading', 'Employer', 'Acme Works', 'Name: | Jane Roe'],
  ])('is told by %s', async (_, ...rows) => {
    expect(await employerOf(...rows)).toMatch(/^Acme (?:Ltd|Works): exact$/);
  });
});
