import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import type { AmountField } from '../../../../../worker/engine/evidence/document-data.js';
import { makePage } from '../make-page.js';

const MINOR = 123_456;

/** The amount 1,234.56 below some lines of a document, beside each of these labels, is of a field. */
function readsAs(field: AmountField, head: readonly string[], labels: readonly string[]): void {
  it.each(labels)(`${field}: %s`, async (label) => {
    const isHebrew = /[א-ת]/u.test(label);
    const page = makePage([...head, `${label} | 1,234.56`], {
      direction: isHebrew ? 'rtl' : 'ltr',
    });
    const { fields, payslips } = await extractData([page]);
    const ofPayslip: Partial<Record<string, { value: { minor: number } }>> =
      payslips?.[0]?.totals ?? {};
    const read = fields[field] ?? ofPayslip[field] ?? ofPayslip.net_to_pay;
    expect(read?.value.minor).toBe(MINOR);
  });
}

describe('an invoice has its', () => {
  const head = ['Example Trading Ltd', 'Invoice No. 1042', 'Invoice date | 12/03/2024'];
  readsAs('total', head, [
    ...['Total inc. VAT', 'Total (incl. VAT)', 'Total including tax', 'Amount to pay'],
    ...['Total invoice amount', 'Bill amount', 'Net payable', 'Please pay', 'Pay this amount'],
  ]);
  readsAs(
    'amount_due',
    [...head, 'Total | 2,000.00'],
    [
      ...['Balance due', 'Balance payable', 'Amount outstanding', 'Remaining balance'],
      ...['Amount owed', 'Total outstanding', 'Current balance due'],
    ],
  );
  readsAs(
    'vat',
    [...head, 'Subtotal | 6,172.80', 'Total | 7,407.36'],
    [...['VAT @ 20%', 'Value Added Tax (20%)', 'IGST 20%', 'HST', 'Total taxes']],
  );
  readsAs('total', ['דוגמה בע"מ', 'חשבונית מס 1042'], ['מחיר סופי', 'סה"כ חשבון', 'לתשלום']);
});

describe('a German or French document has its', () => {
  const german = [
    ...['Muster GmbH', 'Vielen Dank für Ihren Auftrag. Bitte überweisen Sie den Betrag.'],
    ...['Rechnung Nr. 471102', 'Menge Bezeichnung Einzelpreis Betrag'],
  ];
  readsAs('total', german, ['Rechnungsendbetrag', 'Zu überweisender Betrag']);
  readsAs(
    'subtotal',
    [...german, 'MwSt. 19% | 234.57', 'Gesamtbetrag | 1,469.13'],
    [...['Betrag netto', 'Summe ohne MwSt.', 'Gesamtsumme netto', 'Nettogesamtbetrag']],
  );
  const french = [
    ...['Exemple SARL', 'Merci de votre confiance et de votre commande'],
    ...['Facture n° 471102', 'Désignation Quantité Prix unitaire Montant'],
  ];
  readsAs('total', french, ['Total TTC à payer', 'Montant de la facture']);
  readsAs(
    'subtotal',
    [...french, 'TVA 20% | 246.91', 'Total TTC | 1,481.47'],
    [...['Montant hors taxe', 'Base imposable']],
  );
});

it('net and gross beside a VAT are the sums of a sale', async () => {
  const rows = ['Net amount | 1,000.00', 'VAT | 180.00', 'Gross amount | 1,180.00'];
  const { fields } = await extractData([makePage(['Invoice No. 1042', ...rows])]);
  expect(fields).toMatchObject({
    subtotal: { value: { minor: 100_000 } },
    vat: { value: { minor: 18_000 } },
    total: { value: { minor: 118_000 } },
  });
  expect(fields.net).toBeUndefined();
});

describe('a statement has its', () => {
  const head = ['Example Bank', 'Account statement', 'Account number 12345678'];
  readsAs('opening_balance', head, [
    ...['Balance B/F', 'Balance forward', 'Initial balance', 'Previous statement balance'],
    ...['Balance at the start of the period', 'Opening balance on 01/03/2024'],
  ]);
  readsAs(
    'closing_balance',
    [...head, 'Opening balance | 500.00'],
    [...['Balance C/F', 'Balance at end of period', 'Statement balance', 'Current balance']],
  );
  readsAs(
    'total_credits',
    [...head, 'Opening balance | 500.00'],
    [...['Total deposits and credits', 'Total receipts', 'Deposits and other additions']],
  );
  readsAs(
    'total_debits',
    [...head, 'Opening balance | 500.00'],
    [...['Total withdrawals and debits', 'Total outgoing', 'Withdrawals and other subtractions']],
  );
  readsAs('opening_balance', ['בנק לדוגמה', 'דף חשבון'], ['יתרה מדף קודם', 'יתרה פותחת']);
  readsAs('closing_balance', ['בנק לדוגמה', 'דף חשבון'], ['יתרת עו"ש', 'יתרה עדכנית']);
});

describe('a payslip has its', () => {
  const head = ['Example Ltd', 'Payslip March 2024', 'Employee name: Sample Person'];
  readsAs(
    'net',
    [...head, 'Gross pay | 2,000.00'],
    [
      ...['Net income', 'Net remuneration', 'In-hand salary', 'Net pay for the month'],
      'Current net pay',
    ],
  );
  readsAs(
    'gross',
    [...head, 'Net pay | 1,000.00'],
    [...['Gross income', 'Total salary', 'Gross pay this period', 'Total gross earnings']],
  );
  readsAs(
    'total_deductions',
    [...head, 'Gross pay | 2,000.00', 'Net pay | 765.44'],
    [
      ...['Deductions total', 'Total withheld', 'Total deductions this period'],
      'Total taxes and deductions',
    ],
  );
});

/** A text beside each of these labels, below some lines of a document, is of a field or a role. */
function namesAs(
  name: string,
  value: string,
  { head, wanted = value }: { head: readonly string[]; wanted?: string },
  labels: readonly string[],
): void {
  it.each(labels)(`${name}: %s`, async (label) => {
    const isHebrew = /[א-ת]/u.test(label);
    const page = makePage([...head, `${label} | ${value}`], {
      direction: isHebrew ? 'rtl' : 'ltr',
    });
    const { names, named = [] } = await extractData([page]);
    const read = named.find((one) => one.name === name) ?? names.find(({ role }) => role === name);
    expect(read?.value).toBe(wanted);
  });
}

describe('who takes part is known', () => {
  const transfer = { head: ['Example Bank', 'Transfer confirmation', 'Amount | 1,234.56'] };
  namesAs('payee', 'Sample Person', transfer, ["Recipient's name", 'Creditor name', 'Sent to']);
  namesAs('payer', 'Sample Person', transfer, ['Remitter name', 'Ordering party', 'Sent by']);
  const hebrew = { head: ['בנק לדוגמה', 'אישור העברה', 'סכום ההעברה | 1,234.56'] };
  namesAs('payee', 'פלוני אלמוני', hebrew, ['שם מקבל ההעברה', 'לטובת', 'העברה אל']);
  namesAs('payer', 'פלוני אלמוני', hebrew, ['שם מבצע ההעברה', 'הועבר על ידי']);
  const invoice = { head: ['Example Trading Ltd', 'Invoice No. 1042', 'Total | 1,234.56'] };
  // Of a name's own words none is a label.
  namesAs('customer', 'Guest House Ltd', invoice, ['Bill to', 'Buyer name', 'Purchaser name']);
  namesAs('customer', 'Client Works Ltd', invoice, ['Bill to', 'Customer name', 'Bill to:']);
  namesAs('customer', 'To Market Ltd', invoice, ['Bill to', 'Customer name']);
});

describe('dates and numbers are known', () => {
  const date = { wanted: '2024-05-12' };
  const invoice = { ...date, head: ['Example Trading Ltd', 'Invoice No. 1042'] };
  namesAs('due_date', '12/05/2024', invoice, ['Payment deadline', 'Pay before', 'To be paid by']);
  const hebrew = { ...date, head: ['דוגמה בע"מ', 'חשבונית מס 1042'] };
  namesAs('due_date', '12/05/2024', hebrew, ['מועד לתשלום', 'תאריך פרעון', 'מועד פירעון']);
  const ward = { ...date, head: ['Example Hospital', 'Discharge summary'] };
  namesAs('treatment_date', '12/05/2024', ward, ['Date of service', 'Consultation date']);
  const order = { head: ['Example Trading Ltd', 'Invoice No. 1042'] };
  namesAs('order_number', 'PO-10427', order, ['PO #', 'Sales order no.', 'Customer PO']);
});
