import { describe, expect, it } from 'vitest';
import type { PictureFacts } from '../../../../worker/engine/evidence/picture-facts.js';
import type { ChannelHints } from '../../../../worker/engine/image/channel-hints.js';
import { classify } from '../../../../worker/engine/pipeline/classify.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage, type PageOptions } from '../extraction/make-page.js';

const PICTURE: PictureFacts = {
  format: 'jpeg',
  width: 1080,
  height: 2340,
  orientation: 1,
  make: null,
  model: null,
  software: [],
  takenAt: null,
  modifiedAt: null,
  xmp: null,
  generatorKeys: [],
  credentials: null,
};

const DRAWN: ChannelHints = {
  flatShare: 0.9,
  noiseSigma: 0,
  illuminationRange: 5,
  borderContrast: 0,
  backgroundLevel: 255,
  aspect: 2.17,
  looksLikePhoneScreen: false,
  hasStatusBar: false,
};
const PHOTO: ChannelHints = {
  ...DRAWN,
  flatShare: 0.1,
  noiseSigma: 1.5,
  illuminationRange: 60,
  borderContrast: 0.8,
  aspect: 1.33,
};

async function classified(
  rows: string[],
  options: PageOptions & {
    isPdf?: boolean;
    picture?: PictureFacts | null;
    hints?: ChannelHints | null;
  } = {},
) {
  const direction = /[א-ת]/.test(rows.join('')) ? 'rtl' : 'ltr';
  const pages = [makePage(rows, { direction, ...options })];
  const { isPdf = false, picture = null, hints = null } = options;
  return classify({ pages, data: await extractData(pages), isPdf, picture, hints });
}

describe('the type of a document', () => {
  it.each([
    ['bank_transfer', ['אישור ביצוע העברה', 'שם המוטב | דנה כהן', 'סכום ההעברה | 10.00 ₪']],
    ['bank_transfer', ['Transfer confirmation', 'Beneficiary | Jane Roe', 'Amount | 10.00']],
    ['payment_app', ['bit', 'שלחת לדנה כהן', '350 ₪', 'התשלום הועבר בהצלחה']],
    ['payment_app', ['PayBox', 'You sent ₪350 to Dana Cohen']],
    ['bank_statement', ['דף חשבון', 'יתרת פתיחה: 10.00', 'תאריך | פעולה | חובה | זכות | יתרה']],
    ['bank_statement', ['Account statement', 'Opening balance: 10.00']],
    ['account_confirmation', ['אישור ניהול חשבון', 'הרינו לאשר כי', 'בכבוד רב']],
    ['balance_confirmation', ['אישור יתרות', 'נכון ליום 31/12/2025']],
    ['check', ['שלמו לפקודת | דנה כהן', 'למוטב בלבד']],
    ['deposit_receipt', ['אישור הפקדה', 'הפקדת מזומן']],
    ['card_statement', ['פירוט עסקאות', 'כרטיס אשראי', 'מועד חיוב: 10/03/2026']],
    ['payslip', ['תלוש שכר', 'שכר יסוד | 10.00', 'נטו לתשלום | 9.00']],
    ['payslip', ['Payslip', 'Gross pay | 10.00', 'Net pay | 9.00']],
    ['invoice', ['חשבונית מס/קבלה', 'סה"כ לתשלום | 10.00', 'מע"מ 18% | 1.53']],
    ['invoice', ['Tax invoice', 'Subtotal | 10.00', 'VAT 18% | 1.80']],
    ['tax_form', ['טופס 106', 'רשות המסים']],
    ['id_document', ['דרכון', 'תאריך לידה 01/02/1980']],
    ['utility_bill', ['חשבון חשמל', 'קריאת מונה', 'סה"כ לתשלום | 300.00']],
    ['loan_document', ['הסכם הלוואה', 'לוח סילוקין', 'ריבית']],
    ['medical', ['סיכום ביקור', 'שם המטופל: דנה כהן', 'אבחנה']],
    ['contract', ['הסכם שכירות', 'המשכיר', 'השוכר']],
    ['other', ['שלום', 'מכתב קצר בלי שום דבר']],
    ['other', ['Wait a bit and a little bit more.', 'Every bit counts.']],
    ['other', ['Dear Jane, see you on Sunday.']],
    ['other', []],
  ] as const)('%s by its words: %s', async (type, rows) => {
    expect((await classified([...rows])).documentType).toBe(type);
  });
});

describe('the issuer', () => {
  it('is the bank in the head, not the bank of the beneficiary', async () => {
    const transfer = await classified([
      'בנק דיסקונט | 18/06/2025',
      'אישור ביצוע העברה',
      'שם המוטב | דנה כהן',
      'בנק המוטב | בנק לאומי',
      'בנק: הפועלים | סניף: 571',
    ]);
    expect(transfer.issuer).toBe('בנק דיסקונט');
  });

  it('is nobody when only counterparties are named', async () => {
    const transfer = await classified([
      'אישור ביצוע העברה',
      'סכום ההעברה | 10.00 ₪',
      'שם המוטב | דנה כהן',
      'בנק: בנק לאומי',
    ]);
    expect(transfer.issuer).toBeNull();
  });

  it('is no bank of a movement', async () => {
    const statement = await classified([
      'Account statement',
      'Date | Description | Debit | Credit | Balance',
      '05/03/2026 | Bank Leumi | 10.00 | | 90.00',
      '06/03/2026 | Bank Leumi | 10.00 | | 80.00',
      '07/03/2026 | Bank Leumi | 10.00 | | 70.00',
    ]);
    expect(statement).toMatchObject({ documentType: 'bank_statement', issuer: null });
  });

  it.each([
    [
      'Acme Office Supplies Ltd.',
      ['Acme Office Supplies Ltd. | TAX INVOICE', 'Bill to:', 'Doe Ltd.', 'VAT 18% | 1.00'],
    ],
    ['אלמוני בע"מ', ['אלמוני בע"מ | חשבונית מס', 'לכבוד: פלוני בע"מ', 'מע"מ 18% | 1.00']],
    [null, ['TAX INVOICE', 'Bill to:', 'Doe & Partners Ltd.', 'VAT 18% | 1.00']],
    ['פלוני בע"מ', ['תלוש שכר', 'שם המעסיק: פלוני בע"מ', 'נטו לתשלום | 1.00', 'בנק הפועלים']],
    ['bit', ['bit', 'You sent ₪350 to Dana Cohen']],
    ['מכבי שירותי בריאות', ['מכבי שירותי בריאות', 'סיכום ביקור', 'אבחנה']],
  ])('%s', async (issuer, rows) => {
    expect((await classified(rows)).issuer).toBe(issuer);
  });

  it('is not the bank or the app that a bill can be paid by', async () => {
    const filler = Array.from({ length: 12 }, (_, line) => `Meter reading | ${line}`);
    const bill = ['Northern Light Energy Ltd', 'Electricity bill', 'Amount due | 121.61'];
    const ways = ['Pay by PayPal', 'or at any branch of Bank Hapoalim'];
    const { documentType, issuer } = await classified([...bill, ...filler, ...ways]);
    expect({ documentType, issuer }).toEqual({
      documentType: 'utility_bill',
      issuer: 'Northern Light Energy Ltd',
    });
  });
});

describe('the channel', () => {
  it.each([
    ['native_pdf', { isPdf: true }],
    ['native_pdf', { isPdf: true, pictureCoverage: 1 }],
    ['scanned_pdf', { isPdf: true, textSource: 'ocr', pictureCoverage: 0.95 }],
    ['native_pdf', { isPdf: true, textSource: 'ocr', pictureCoverage: 0.1 }],
    ['unknown', { isPdf: true, textSource: 'ocr', pictureCoverage: 0.6 }],
    ['app_screenshot', { picture: PICTURE, hints: { ...DRAWN, looksLikePhoneScreen: true } }],
    [
      'web_screenshot',
      { picture: { ...PICTURE, width: 1920, height: 1080 }, hints: { ...DRAWN, aspect: 1.78 } },
    ],
    ['image_export', { picture: { ...PICTURE, width: 900, height: 1100 }, hints: DRAWN }],
    ['photo_of_paper', { picture: { ...PICTURE, make: 'Maker', model: 'One' }, hints: PHOTO }],
    ['photo_of_paper', { picture: PICTURE, hints: PHOTO }],
    [
      'unknown',
      { picture: PICTURE, hints: { ...PHOTO, illuminationRange: 5, borderContrast: 0.05 } },
    ],
    ['unknown', { picture: PICTURE, hints: null }],
    ['unknown', {}],
  ] as const)('%s', async (channel, options) => {
    expect((await classified(['Total | 10.00'], options)).channel).toBe(channel);
  });
});
