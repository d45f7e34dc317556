import sharp from 'sharp';
import { ACCOUNTS, israel, ploni, ruth } from '../cast.js';
import { phoneExif, photographed } from '../capture/photo.js';
import { screenshot } from '../capture/screenshot.js';
import { slashed } from '../dates.js';
import {
  drawTransferOnline,
  drawTransferPage,
  makeTransfer,
  transferTruth,
  type Transfer,
} from '../documents/transfer.js';
import { FONTS } from '../fonts.js';
import { zipOf } from '../forge/zip-archive.js';
import { forged, genuine, type Made } from '../made.js';
import { printed } from '../money.js';
import { drawPdf, type PdfLook } from '../pdf-sheet.js';

const SHARED = { document_type: 'bank_transfer' } as const;

export const transferSamples = async (): Promise<Made[]> => [
  ...(await pageSamples()),
  await onlineSample(),
];

const pageSamples = async (): Promise<Made[]> => {
  const transfer = toPloni();
  const shared = { ...SHARED, lang: 'he', capture: 'native_pdf', text_layer: 'visual' } as const;
  const original = await drawPdf(drawTransferPage(transfer), PAGE);

  // The weekday is unchanged: the forger only considered the day of the month.
  const changed = { ...transfer, amount: 9_275_000, date: '2025-06-19' };
  const drawing = drawTransferPage(changed);
  const edited = await drawPdf(drawing, PAGE);
  const archive = zipOf('notes.txt', Buffer.from('Paid on 19 June.\n'));
  return [
    genuine(
      { ...shared, file: 'he-transfer.pdf', truth: transferTruth(transfer) },
      original.bytes,
    ),
    forged(
      { ...shared, file: 'he-transfer-forged-appended.pdf', truth: transferTruth(changed) },
      Buffer.concat([edited.bytes, archive]),
      {
        twin: 'he-transfer.pdf',
        operation: 'amount and date replaced, weekday left; a ZIP archive appended to the file',
        alterations: [
          {
            what: 'amount',
            from: printed(transfer.amount),
            to: printed(changed.amount),
            mark: 'amount',
          },
          {
            what: 'date',
            from: slashed(transfer.date),
            to: slashed(changed.date),
            mark: 'date',
          },
          { what: 'bytes after the document', from: 'none', to: 'a ZIP archive', mark: null },
        ],
        drawing,
        marks: edited.marks,
        expected: { verdict: 'review', categories: ['date_time_logic', 'file_structure'] },
      },
    ),
  ];
};

const onlineSample = async (): Promise<Made> => {
  const transfer = online();
  const shot = await screenshot(drawTransferOnline(transfer), { font: FONTS.assistant });
  return genuine(
    {
      ...SHARED,
      file: 'en-transfer.webp',
      lang: 'en',
      capture: 'web_screenshot',
      text_layer: null,
      truth: transferTruth(transfer),
    },
    await sharp(shot.bytes).webp({ lossless: true }).toBuffer(),
  );
};

/**
 * The one sample this program cannot finish: it outputs the picture as PNG, and
 * samples/README.md gives the command that converts it to HEIC.
 */
export const heicSample = async (): Promise<Made> => {
  const transfer = toRuth();
  const photo = await photographed(drawTransferPage(transfer), {
    font: FONTS.heebo,
    corners: [
      [0.05, 0.04],
      [0.955, 0.03],
      [0.945, 0.965],
      [0.06, 0.975],
    ],
    table: [120, 104, 86],
    seed: 41,
  });
  return genuine(
    {
      ...SHARED,
      file: 'he-transfer-photo.heic',
      lang: 'he',
      capture: 'photo_of_paper',
      text_layer: null,
      truth: transferTruth(transfer),
    },
    await photo.picture.png().withExif(phoneExif('2025:12:03 18:02:11')).toBuffer(),
  );
};

const PAGE: PdfLook = {
  font: FONTS.assistant,
  order: 'visual',
  producer: 'Apache FOP Version 2.9',
  creator: 'Digital Banking',
  title: 'אישור ביצוע העברה',
  made: '2025-06-18T09:14:00Z',
};

const toPloni = (): Transfer =>
  makeTransfer({
    lang: 'he',
    reference: '71840265',
    date: '2025-06-18',
    time: '12:14',
    from: { holder: israel, account: ACCOUNTS.discount },
    to: { holder: ploni, account: ACCOUNTS.leumi },
    amount: 1_275_000,
    purpose: 'תשלום עבור שיפוץ',
    accent: '#1b7a43',
  });

const toRuth = (): Transfer =>
  makeTransfer({
    lang: 'he',
    reference: '71992410',
    date: '2025-12-03',
    time: '10:41',
    from: { holder: ploni, account: ACCOUNTS.mizrahi },
    to: { holder: ruth, account: ACCOUNTS.hapoalim },
    amount: 468_000,
    purpose: 'שכר דירה דצמבר',
    accent: '#d9731a',
  });

const online = (): Transfer =>
  makeTransfer({
    lang: 'en',
    reference: '60318877',
    date: '2025-08-20',
    time: '15:26',
    from: { holder: { name: 'John Doe' }, account: ACCOUNTS.hapoalim },
    to: { holder: { name: 'Jane Roe' }, account: ACCOUNTS.mizrahi },
    amount: 325_050,
    purpose: 'Rent, September',
    accent: '#a61c28',
  });
