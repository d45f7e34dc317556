import { describe, expect, it } from 'vitest';
import {
  headingOf,
  isTitle,
  roleBefore,
} from '../../../../../worker/engine/extraction/parties/heading.js';

describe('a heading', () => {
  it.each([
    ['Provider', 'supplier'],
    ['Seller details:', 'supplier'],
    ['Poskytovatel', 'supplier'],
    ['DODAVATEL', 'supplier'],
    ['SATICI', 'supplier'],
    ['Informations facturier', 'supplier'],
    ['Продавец:', 'supplier'],
    ['Kupac (Customer)', 'customer'],
    ['Rechnung an', 'customer'],
    ['Inviare fattura a:', 'customer'],
    ['פרטי הלקוח', 'customer'],
    ['Seller Billing to', 'both'],
    ['F A K T Ú R A', 'title'],
    ['Klantgegevens', 'customer'],
    ['פעולה', 'other'],
    ['הפעולה בוצעה בהצלחה', 'other'],
    ['Money sent', 'other'],
    ['Kundendaten', 'customer'],
    ['Company', 'other'],
    ['Bill date', 'other'],
    ['Customer number', 'other'],
  ])('is known in any language, whatever the document is printed in: %s', (text, heading) => {
    expect(headingOf(text)).toBe(heading);
  });

  it.each(['Provider Systems Ltd', 'Lieferant GmbH', 'Anna Muster', '12 High Street', ''])(
    'is no text with any other word: %s',
    (text) => expect(headingOf(text)).toBe(null),
  );
});

describe('a title', () => {
  it.each(['FACTURE', 'Facture N° 118', 'FAKTÚRA č. 2026001', 'Invoice #42'])(
    'may have a number behind it: %s',
    (text) => expect(isTitle(text)).toBe(true),
  );

  it.each(['Example Ltd', 'Customer 12', '2026'])('is nothing else: %s', (text) =>
    expect(isTitle(text)).toBe(false),
  );
});

describe('a role before a name', () => {
  it('ends where the name begins', () => {
    expect(roleBefore('CLIENT Example Ltd')).toEqual({ role: 'customer', end: 7 });
    expect(roleBefore('Bill to: Example Ltd')).toEqual({ role: 'customer', end: 9 });
    expect(roleBefore('Example Client')).toBe(null);
    expect(roleBefore('Client')).toBe(null);
    expect(roleBefore("CUSTOMER'S COPY"), 'nobody').toBe(null);
    expect(roleBefore("Customer'SCOPY"), 'as OCR reads it').toBe(null);
  });
});
