import { phoneExif, photographed, type PhotoLook } from '../capture/photo.js';
import { drawInvoice } from '../documents/draw-invoice.js';
import { invoiceTruth } from '../documents/invoice.js';
import { FONTS } from '../fonts.js';
import { forged, genuine, type Made } from '../made.js';
import { printed } from '../money.js';
import { ibanText } from '../numbers.js';
import { drawPdf } from '../pdf-sheet.js';
import { english, hebrew } from './invoice-facts.js';

export const invoiceSamples = async (): Promise<Made[]> => [
  ...(await englishSamples()),
  ...(await hebrewSamples()),
];

const englishSamples = async (): Promise<Made[]> => {
  const invoice = english();
  const shared = { document_type: 'invoice', lang: 'en' } as const;
  const original = await drawPdf(drawInvoice(invoice), {
    font: FONTS.rubik,
    order: 'visual',
    producer: 'OpenPDF 1.3.30',
    creator: 'Billing Office 7.1',
    title: `Tax Invoice ${invoice.number}`,
    made: '2025-07-14T08:05:00Z',
  });

  const raised = { ...invoice, total: invoice.total + 600_000 };
  const drawing = drawInvoice(raised);
  const photo = await photographed(drawing, ENGLISH_PHOTO);
  return [
    genuine(
      {
        ...shared,
        file: 'en-invoice.pdf',
        capture: 'native_pdf',
        text_layer: 'left_to_right',
        truth: invoiceTruth(invoice),
      },
      original.bytes,
    ),
    forged(
      {
        ...shared,
        file: 'en-invoice-photo-forged-total.jpg',
        capture: 'photo_of_paper',
        text_layer: null,
        truth: invoiceTruth(raised),
      },
      await photo.picture
        .jpeg({ quality: 62 })
        .withExif(phoneExif('2025:07:20 17:45:03'))
        .toBuffer(),
      {
        twin: 'en-invoice.pdf',
        operation: 'total raised, printed and photographed; subtotal and VAT left',
        alterations: [
          {
            what: 'total',
            from: printed(invoice.total),
            to: printed(raised.total),
            mark: 'total',
          },
        ],
        drawing,
        marks: photo.marks,
        expected: { verdict: 'review', categories: ['amount_logic'] },
      },
    ),
  ];
};

const hebrewSamples = async (): Promise<Made[]> => {
  const invoice = hebrew();
  const shared = { document_type: 'invoice', lang: 'he' } as const;
  const photo = await photographed(drawInvoice(invoice), HEBREW_PHOTO);

  // The forger's own account number at the end, without new check digits at the start.
  const iban = invoice.iban.replace(/\d{3}$/, '527');
  const edited = { ...invoice, total: invoice.total + 250_000, iban };
  const drawing = drawInvoice(edited);
  const rewritten = await drawPdf(drawing, {
    font: FONTS.rubik,
    order: 'visual',
    producer: 'iLovePDF',
    creator: 'Billing Office 7.1',
    title: `חשבונית מס ${invoice.number}`,
    made: '2025-09-08T07:30:00Z',
    modified: '2025-09-10T20:11:32Z',
  });
  return [
    genuine(
      {
        ...shared,
        file: 'he-invoice-photo.jpg',
        capture: 'photo_of_paper',
        text_layer: null,
        truth: invoiceTruth(invoice),
      },
      await photo.picture
        .jpeg({ quality: 62 })
        .withExif(phoneExif('2025:09:09 12:21:40'))
        .toBuffer(),
    ),
    forged(
      {
        ...shared,
        file: 'he-invoice-forged-iban.pdf',
        capture: 'native_pdf',
        text_layer: 'visual',
        truth: invoiceTruth(edited),
      },
      rewritten.bytes,
      {
        twin: 'he-invoice-photo.jpg',
        operation: 'total and IBAN replaced in the PDF by an online editor',
        alterations: [
          {
            what: 'total',
            from: printed(invoice.total),
            to: printed(edited.total),
            mark: 'total',
          },
          { what: 'IBAN', from: ibanText(invoice.iban), to: ibanText(iban), mark: 'iban' },
        ],
        drawing,
        marks: rewritten.marks,
        expected: { verdict: 'review', categories: ['amount_logic', 'identity_mismatch'] },
      },
    ),
  ];
};

const ENGLISH_PHOTO: PhotoLook = {
  font: FONTS.rubik,
  corners: [
    [0.055, 0.035],
    [0.94, 0.05],
    [0.965, 0.965],
    [0.03, 0.955],
  ],
  table: [92, 70, 52],
  seed: 31,
};

const HEBREW_PHOTO: PhotoLook = {
  font: FONTS.rubik,
  corners: [
    [0.07, 0.05],
    [0.95, 0.035],
    [0.97, 0.97],
    [0.045, 0.96],
  ],
  table: [58, 62, 70],
  seed: 32,
};
