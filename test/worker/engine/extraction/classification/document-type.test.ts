import { expect, test } from 'vitest';
import { documentTypeOf } from '../../../../../worker/engine/extraction/classification/document-type.js';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { rowsOf } from '../../../../../worker/engine/extraction/layout.js';
import { makePage } from '../make-page.js';

const typeOf = async (...rows: string[]): Promise<string> => {
  const page = makePage(rows, { direction: 'rtl' });
  return documentTypeOf(rowsOf([page]), await extractData([page])).documentType;
};

test('a receipt of a dealer who levies no VAT is one', async () => {
  expect(
    await typeOf(
      'קבלה מס׳ 1622/26',
      'סטודיו לדוגמה, עוסק פטור 123456782',
      'התקבל מאת: פלונית בע״מ',
      'אמצעי תשלום: צ׳ק מס׳ 000104, בנק 12, סניף 600',
      'סה״כ: ₪4,288.00',
    ),
  ).toBe('invoice');
});

test('a receipt for a donation is one', async () => {
  expect(await typeOf('עמותה לדוגמה', 'קבלה על תרומה', 'התקבל מאת: פלוני', 'סך 360.00 ש״ח')).toBe(
    'invoice',
  );
});

test('what an app says of money that was sent is of an app', async () => {
  expect(await typeOf('העברת כסף', '₪350.00', 'הפעולה בוצעה בהצלחה')).toBe('payment_app');
});

test('an acknowledgement that something was received is no receipt', async () => {
  expect(await typeOf('אישור קבלת מסמכים', 'מסמכיך התקבלו')).toBe('other');
});

test.each([
  ['account_confirmation', 'Account maintenance certificate', 'Title of account: Jane Roe'],
  ['balance_confirmation', 'Proof of account balance', 'Account name: Jane Roe'],
  ['loan_document', 'Borrower loan statement', 'Loan term: 3 years'],
  ['bank_transfer', 'International transfer receipt', 'Beneficiary: Jane Roe'],
  ['payment_app', 'Transfer successful', 'PHP 10.00 has been sent to Jane Roe.'],
  [
    'card_statement',
    'Statement of account - credit card',
    'Credit limit 1,000.00, minimum payment 25.00, card ending 1234',
  ],
  ['utility_bill', 'חברת המים לדוגמה', 'חשבון תקופתי מספר 4400'],
])('a document by another maker is of the type %s', async (type, ...rows) => {
  expect(await typeOf(...rows)).toBe(type);
});

test('a bill of what a meter counted is one of a utility', async () => {
  expect(
    await typeOf(
      'Invoice | Invoice No.: 004471',
      'Meter No.: WM-7004471',
      'Current reading | 1182',
      'Previous reading | 1093',
      'Usage | 89',
      'Subtotal | 86.30',
      'GST (6%) | 5.18',
      'Total | 91.48',
    ),
  ).toBe('utility_bill');
});

test('a letter that mentions a passport in a sentence is no identity document', async () => {
  expect(
    await typeOf(
      'To whom it may concern',
      'This is to certify that Jane Roe, holder of passport no. AB1234567, works with us as a clerk',
    ),
  ).toBe('other');
  expect(await typeOf('PASSPORT', 'Date of birth: 01/02/1990', 'Nationality: Utopian')).toBe(
    'id_document',
  );
});

test('a sanction letter is of a loan', async () => {
  expect(await typeOf('Sanction Letter', 'Sanctioned amount: 50,000.00', 'EMI: 1,650.00')).toBe(
    'loan_document',
  );
});

test('a bill of what a network or a meter counted is one of a supply', async () => {
  const sums = ['חשבונית מס 4711', 'סה"כ לפני מע"מ | 186.54', 'סה"כ כולל מע"מ | 220.12'];
  const calls = ['מספר מנוי | תיאור', 'מסלול סלולר 300GB | 50.76', 'חבילת גלישה בחו"ל | 83.90'];
  expect(await typeOf(...sums)).toBe('invoice');
  expect(await typeOf(...sums, ...calls)).toBe('utility_bill');
  const supply = ['Tax invoice', 'NMI 4103728516', 'Supply charge 91 days', 'Peak usage 418 kWh'];
  expect(await typeOf(...supply)).toBe('utility_bill');
});

test.each([
  ['W-2 Wage and Tax Statement', 'Wages, tips, other comp. 63,298.43'],
  ['P60 End of Year Certificate', 'Pay and Income Tax details'],
  ['Form 1099-INT', 'Interest income $3,847.19'],
])('%s is a form of taxes', async (...rows) => {
  expect(await typeOf(...rows)).toBe('tax_form');
});

test('an itemised statement of a hospital is a bill', async () => {
  expect(
    await typeOf(
      'Itemized Statement of Hospital Services',
      'Patient: Annika Roe | Guarantor account 200418873',
      'TOTAL CHARGES | 17,879.55',
      'Patient responsibility | 2,332.53',
      'AMOUNT DUE | 2,082.53',
    ),
  ).toBe('invoice');
});
