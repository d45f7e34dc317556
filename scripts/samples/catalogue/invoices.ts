import { ACCOUNTS, acme, doeCompany } from '../cast.js';
import { drawInvoice, invoiceTruth, makeInvoice } from '../documents/invoice.js';
import { FONTS } from '../fonts.js';
import { genuine, type Made } from '../made.js';
import { drawPdf } from '../pdf-sheet.js';

export const invoiceSamples = async (): Promise<Made[]> => {
  const english = makeInvoice({
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
  const drawn = await drawPdf(drawInvoice(english), {
    font: FONTS.rubik,
    order: 'visual',
    producer: 'OpenPDF 1.3.30',
    creator: 'Billing Office 7.1',
    title: 'Tax Invoice 20451',
    made: '2025-07-14T08:05:00Z',
  });
  return [
    genuine(
      {
        file: 'en-invoice.pdf',
        document_type: 'invoice',
        lang: 'en',
        capture: 'native_pdf',
        text_layer: 'left_to_right',
        truth: invoiceTruth(english),
      },
      drawn.bytes,
    ),
  ];
};
