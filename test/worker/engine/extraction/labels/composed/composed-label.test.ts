import { describe, expect, it } from 'vitest';
import {
  composedField,
  composedLabels,
} from '../../../../../../worker/engine/extraction/labels/composed/composed-label.js';
import type { ComposedField } from '../../../../../../worker/engine/extraction/labels/composed/rules.js';
import { ENGLISH_WORDS } from '../../../../../../worker/engine/extraction/labels/composed/words/en.js';
import { WORD_TABLES } from '../../../../../../worker/engine/extraction/labels/languages.js';
import { fold } from '../../../../../../worker/engine/text/fold.js';

const fieldOf = (text: string): ComposedField | null => composedField(fold(text), WORD_TABLES);

function areAll(field: ComposedField | null, texts: readonly string[]): void {
  it.each(texts)(`${field ?? 'nothing'}: %s`, (text) => {
    expect(fieldOf(text)).toBe(field);
  });
}

describe('the words of a label say what it introduces', () => {
  areAll('amount_due', [
    ...['Total balance payable by direct debit', 'What you owe in total', 'Amount we will collect'],
    ...['סה"כ לחיוב בחודש זה', 'הסכום שייגבה בהוראת קבע', 'יתרה לתשלום במסירה'],
    ...['Zu zahlender Gesamtbetrag', 'Gesamtforderung', 'Montant total à régler'],
    ...['Importe total a pagar', 'Importo totale da pagare'],
  ]);
  areAll('total', [
    ...[
      'Amount of this bill incl. VAT',
      'Full price including VAT',
      'Total charges for this month',
      'Total sales with @6% GST',
    ],
    ...['סכום העסקה כולל מע"מ', 'Rechnungsendbetrag inkl. USt.', 'Montant de votre facture TTC'],
  ]);
  areAll('subtotal', [
    ...['Charges before VAT', 'Sum excl. taxes', 'סך החיובים לפני מע"מ', 'Summe ohne Umsatzsteuer'],
    ...['Montant total hors taxes', 'Importe sin IVA', 'Importo al netto di IVA'],
  ]);
  areAll('vat', ['VAT on these charges', 'סכום המע"מ', 'Umsatzsteuerbetrag', 'Montant de la TVA']);
  areAll('opening_balance', [
    ...['Your balance at the start of this period', 'יתרה בחשבון בתחילת התקופה'],
    ...['Kontostand zu Beginn des Monats', 'Solde du compte en début de mois'],
  ]);
  areAll('closing_balance', ['Account balance at the end of the month', 'יתרה בחשבון בסוף החודש']);
  areAll('net', ['Net salary transferred', 'שכר נטו שהועבר לבנק', 'Nettogehalt im Monat']);
  areAll('net_due', ['סכום הנטו לתשלום', 'Auszuzahlender Betrag']);
  areAll('gross', [
    'Total gross earnings for the month',
    'סך השכר ברוטו',
    'Summe der Bruttobezüge',
  ]);
  areAll('total_deductions', ['Sum of all deductions', 'סה"כ ניכויים מהשכר', 'Gesamtabzüge']);
  areAll('transfer_amount', ['Amount remitted to beneficiary', 'הסכום שהועבר למוטב']);
  areAll('monthly_payment', ['Monthly repayment amount', 'גובה ההחזר החודשי']);
});

describe('dates and numbers', () => {
  areAll('due_date', ['Pay no later than', 'יש לשלם עד תאריך', 'Zahlbar bis', 'À régler avant le']);
  areAll('issue_date', ['Bill issued on', 'תאריך הפקת ההודעה', 'Datum der Rechnung']);
  areAll('pay_date', ['Date wages paid', 'מועד תשלום המשכורת', 'Date de paiement du salaire']);
  areAll('invoice_number', [
    'Number of this bill',
    'מספר החשבונית',
    'מספר החשבון התקופתי',
    'Numéro de votre facture',
  ]);
  areAll('customer_number', [
    'Client identification no.',
    'מספר משלם',
    'Ihre Kundennummer bei uns',
  ]);
  areAll('order_number', ['Your order reference number', 'מספר ההזמנה שלך', 'Bestellnummer']);
});

describe('a label of another kind is none of these', () => {
  areAll('decoy', [
    ...['Total discount', 'Minimum amount payable', 'Amount payable after due date', 'Total items'],
    ...['סכום ההנחה', 'סה"כ שעות לתשלום', 'Mindestbetrag', 'Montant minimum', 'Total tax rate'],
    ...['Previous amount due', 'סכום חיוב קודם', 'Total net pay year to date'],
  ]);
  areAll(null, [
    // One unknown word, or words that say two things.
    ...['Total rainfall', 'The total amount of work', 'Amount of light', 'סה"כ תלמידים'],
    ...['Balance', 'Amount', 'Payment', 'Due', 'Monthly payment due by the bank balance'],
    ...['Net opening balance due', 'Gesamtschule', 'Total des votes'],
  ]);
});

describe('a label ends where its value begins', () => {
  const at = (text: string) =>
    composedLabels(fold(text), [ENGLISH_WORDS]).map(({ start, end, field }) => [
      text.slice(start, end),
      field,
    ]);

  it('at a number, a colon or a currency sign', () => {
    expect(at('Sum you owe £12.00')).toEqual([['Sum you owe', 'amount_due']]);
    expect(at('Bill issued on: 12 May')).toEqual([['Bill issued on', 'issue_date']]);
    expect(at('VAT on these charges at 5% 5.08')).toEqual([['VAT on these charges at', 'vat']]);
  });

  it('and each part of a line has its own', () => {
    expect(at('Charges before VAT 10.00 | VAT charged 2.00')).toEqual([
      ['Charges before VAT', 'subtotal'],
      ['VAT charged', 'vat'],
    ]);
  });

  it('is none in the middle of a sentence', () => {
    expect(at('Please note that the amount payable 12.00 is due')).toEqual([]);
  });
});

it('German compounds and umlauts written out are their words', () => {
  for (const text of ['Rechnungsgesamtbetrag', 'Faelliger Betrag', 'MwSt.-Betrag'])
    expect(fieldOf(text), text).not.toBeNull();
});
