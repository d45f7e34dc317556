import { ACCOUNTS, acme, almoniCompany, doeCompany, plonitCompany } from '../cast.js';
import { makeInvoice, type Invoice } from '../documents/invoice.js';

export const english = (): Invoice =>
  makeInvoice({
    lang: 'en',
    seller: acme,
    buyer: doeCompany,
    number: '20451',
    issued: '2025-07-14',
    due: '2025-08-14',
    account: ACCOUNTS.mizrahi,
    accent: '#1f4e79',
    lines: [
      { description: 'Office chair, adjustable', quantity: 6, price: 64_900 },
      { description: 'Standing desk 140 cm', quantity: 2, price: 189_000 },
      { description: 'Desk lamp, LED', quantity: 6, price: 12_950 },
      { description: 'Delivery and assembly', quantity: 1, price: 35_000 },
    ],
  });

export const hebrew = (): Invoice =>
  makeInvoice({
    lang: 'he',
    seller: almoniCompany,
    buyer: plonitCompany,
    number: '30872',
    issued: '2025-09-08',
    due: '2025-10-08',
    account: ACCOUNTS.leumiOther,
    accent: '#2f5d50',
    lines: [
      { description: 'נייר צילום A4, קרטון', quantity: 12, price: 11_900 },
      { description: 'מחסנית טונר שחור', quantity: 4, price: 28_450 },
      { description: 'לוח מחיק 120 ס"מ', quantity: 2, price: 34_900 },
      { description: 'משלוח', quantity: 1, price: 9_000 },
    ],
  });
