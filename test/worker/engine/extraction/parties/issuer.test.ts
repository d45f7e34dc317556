import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { at, makePage, type PlacedRow } from '../make-page.js';

const issuerOf = async (
  rows: (string | PlacedRow)[],
  textSource: 'ocr' | 'text_layer' = 'text_layer',
): Promise<string | null> =>
  (await extractData([makePage(rows, { textSource })])).named?.find(({ name }) => name === 'issuer')
    ?.value ?? null;

describe('an issuer in large letters', () => {
  /** A page whose first two lines are centred and as high as given, percent of it. */
  async function headed(first: string, second: string, heights: [number, number]) {
    const rows = ['GST Number : 08AAAAA0000A1ZI', 'Bill No : INV_041', 'Tea | 40', 'Total | 40'];
    const page = makePage(['', '', ...rows]);
    const lines = [first, second].map((text, index) => {
      const h = heights[index] ?? 1;
      const w = text.length * h * 0.5;
      const rect = { x: 50 - w / 2, y: 3 + index * heights[0] * 1.2, w, h };
      return { text, rect, direction: 'ltr' as const, words: [{ text, rect, confidence: 1 }] };
    });
    const below = page.lines.map((line) => ({
      ...line,
      rect: { ...line.rect, y: line.rect.y + 9 },
    }));
    const data = await extractData([{ ...page, lines: [...lines, ...below] }]);
    return data.named?.find(({ name }) => name === 'issuer')?.value ?? null;
  }

  it('goes on in a centred second line of the same height', async () => {
    expect(await headed('CONTOH GARDEN', 'RESTAURANT', [2, 2])).toBe('CONTOH GARDEN RESTAURANT');
  });

  it('ends before a line in other letters, a title, a number', async () => {
    expect(await headed('CONTOH GARDEN', 'RESTAURANT', [2, 1.2])).toBe('CONTOH GARDEN');
    expect(await headed('CONTOH GARDEN', 'Fine food', [2, 2])).toBe('CONTOH GARDEN');
    expect(await headed('CONTOH GARDEN', 'ESTIMATE', [2, 2])).toBe('CONTOH GARDEN');
    expect(await headed('CONTOH GARDEN', 'UNIT 7', [2, 2])).toBe('CONTOH GARDEN');
  });

  it.each([
    'Estimate',
    'Sale Return',
    'Payment Receipt',
    'Credit memo',
    'Lieferschein',
    'Kvittering',
  ])('is no title: %s', async (title) => {
    expect(await issuerOf([title, '', 'Contoh Garden Restaurant', 'GST Number 0800'])).not.toBe(
      title,
    );
  });
});

describe('an issuer in a table of keys', () => {
  it('does not go on in the value of the next key', async () => {
    const rows = (supplier: string) => [
      'Invoice No: D-1207',
      `${supplier} | Contoh Garden`,
      'Bill to: | Straight Line Logistics Ltd',
      'Date: | 06/05/2026',
      'Subtotal | 9,000.00',
      'VAT | 700.00',
      'Total | 9,700.00',
    ];
    expect(await issuerOf(rows('Supplier:'))).toBe('Contoh Garden');
    expect(await issuerOf(rows('From:'))).toBe('Contoh Garden');
    expect(await issuerOf(rows('Received from:'))).not.toBe('Contoh Garden');
  });

  it('is no title of a numbered section', async () => {
    expect(await issuerOf(['', '1. Document details', 'Date: | 06/05/2026', 'Total | 9.00'])).toBe(
      null,
    );
  });

  it('goes on below its key', async () => {
    expect(
      await issuerOf([
        'Payment demand',
        'From: | Muster und Partner',
        ' | Versicherungen AG',
        'Date: | 06/05/2026',
        'Total | 9,700.00',
      ]),
    ).toBe('Muster und Partner Versicherungen AG');
  });
});

describe('the issuer of a form', () => {
  it('is the institution in its head, and no number of a page', async () => {
    const rows = ['עמוד 1 מתוך 2', 'המוסד לביטוח לאומי', 'בקשה למתן טיפול רפואי', 'שם משפחה'];
    expect(await issuerOf(rows, 'ocr')).toBe('המוסד לביטוח לאומי');
    expect(await issuerOf(['דף 3 מתוך 4', 'בקשה למתן טיפול רפואי', 'שם משפחה'], 'ocr')).toBeNull();
  });
});

describe('the issuer of a receipt', () => {
  const address = [
    'No. 2, Jalan Contoh 19/9',
    '43200 Contoh, Selangor',
    'GST REG NO: 001122334455',
  ];

  it('is the first line above an address and a registration, without a legal form', async () => {
    const rows = ['RESTORAN CONTOH', '002043319-W', ...address, '', 'Tax Invoice', 'Total 5.60'];
    expect(await issuerOf(rows, 'ocr')).toBe('RESTORAN CONTOH');
  });

  it('keeps a title that is part of a company', async () => {
    expect(await issuerOf(['MR. CONTOH (M) SDN BHD', ...address], 'ocr')).toBe(
      'MR. CONTOH (M) SDN BHD',
    );
  });

  it('has the letter O where OCR read a zero among capitals, and keeps its numbers', async () => {
    expect(await issuerOf(['C0NT0H C0. BHD', ...address], 'ocr')).toBe('CONTOH CO. BHD');
    expect(await issuerOf(['100 CONTOH BHD', ...address], 'ocr')).toBe('100 CONTOH BHD');
    expect(await issuerOf(['C0NT0H C0. BHD', ...address])).toBe('C0NT0H C0. BHD');
  });
});

describe('a name in the letterhead of a receipt', () => {
  const below = [
    '12345-X',
    'No. 2, Jalan Contoh 19/9',
    'GST REG NO: 001122334455',
    '',
    'Total 5.60',
  ];

  it('goes on to the line that ends it with a legal form, the third at the latest', async () => {
    expect(await issuerOf(['CONTOH BOOK', 'CO. (M) SDN BHD', ...below], 'ocr')).toBe(
      'CONTOH BOOK CO. (M) SDN BHD',
    );
    expect(await issuerOf(['CONTOH BESI', 'JAYA (SETIA', 'ALAM) SDN BHD', ...below], 'ocr')).toBe(
      'CONTOH BESI JAYA (SETIA ALAM) SDN BHD',
    );
    expect(await issuerOf(['CONTOH', 'CONTOH KEDAI SDN BHD', ...below], 'ocr')).not.toContain(
      'CONTOH CONTOH',
    );
  });

  it('has its legal form before a registration number, and not the name that a company had before', async () => {
    expect(await issuerOf(['CONTOH RETAIL SB(123456-X) FKA LAMA STORES SB', ...below], 'ocr')).toBe(
      'CONTOH RETAIL SB',
    );
    expect(await issuerOf(['Contoh Inc., (formerly known as Lama Inc.)', ...below])).toBe(
      'Contoh Inc.',
    );
  });

  it('is no greeting, storey or branch below the registration number', async () => {
    expect(await issuerOf(['TQ FOR SHOPPING WITH US', ...below], 'ocr')).toBeNull();
    expect(await issuerOf(['Total supplies (Inc. GST)', ...below], 'ocr')).toBeNull();
    expect(await issuerOf(['G-19 Level G', ...below], 'ocr')).toBeNull();
    expect(await issuerOf(['GROUND FLOOR,', ...below], 'ocr')).toBeNull();
    expect(await issuerOf(['Bill Acct. No.', ...below], 'ocr')).toBeNull();
    expect(await issuerOf(['123456-X', 'CAWANGAN CONTOH', 'TEL: 03-1234567'], 'ocr')).toBeNull();
  });

  it('has no mark at its edge that OCR hardly read', async () => {
    const page = makePage(['CONTOH RIA 4', ...below], { textSource: 'ocr' });
    const mark = page.lines[0]?.words.at(-1);
    if (mark) mark.confidence = 0.5;
    const { named } = await extractData([page]);
    expect(named?.find(({ name }) => name === 'issuer')?.value).toBe('CONTOH RIA');
    expect(await issuerOf(['CONTOH RIA 4', ...below], 'ocr')).toBe('CONTOH RIA 4');
  });
});

describe('a logo that OCR read in part', () => {
  it('gives way to the line with the legal form', async () => {
    const rows = [at(2, 'eispiel'), at(14, 'Beispiel GmbH | info@beispiel.de'), 'Weg 1'];
    expect(await issuerOf(rows, 'ocr')).toBe('Beispiel GmbH');
  });

  it('is completed where the name is printed again', async () => {
    const rows = ['Muster Wer', 'Tel. 0341 5550', '', 'Zahlbar an Muster Werke bis Montag'];
    expect(await issuerOf(rows, 'ocr')).toBe('Muster Werke');
    expect(await issuerOf(rows)).toBe('Muster Wer');
  });
});

describe('the issuer of a letter', () => {
  it('may be named in the middle only where it is repeated or has the domain of the contacts', async () => {
    const head = [at(4, 'PAYMENT RECEIPT'), at(20, 'Grand Total | 19.39')];
    const company = [at(55, 'Example Stays Pvt. Ltd.')];
    const repeated = [...company, at(75, 'Example Stays Private Limited')];
    expect(await issuerOf([...head, ...company])).toBeNull();
    expect(await issuerOf([...head, ...repeated])).toBe('Example Stays Pvt. Ltd.');
  });

  it('is no heading, question, date or label', async () => {
    for (const text of [
      'CONSOLIDATED BALANCE SUMMARY',
      'Questions?',
      'January 14, 2026 through February 10, 2026',
      'Company',
    ])
      expect(await issuerOf([text, 'Tel. 020 7946 0000', '12 High Street'])).toBeNull();
  });
});

describe('what is large at the top of a bill and no name', () => {
  const bill = (heading: string, value: string): (string | PlacedRow)[] => [
    'Page 1 of 2',
    `Current balance | ${heading}`,
    `$44.89 | ${value}`,
    'Contact us: www.contoh.example',
  ];

  it('is a heading right above a date or an amount', async () => {
    expect(await issuerOf(bill('Contoh Plan', '04/07/2023'))).toBeNull();
    expect(await issuerOf(bill('Contoh Plan', '$12.00'))).toBeNull();
    expect(await issuerOf(bill('Contoh Inc', '04/07/2023'))).toBe('Contoh Inc');
  });

  it('is a heading that speaks to the customer', async () => {
    expect(await issuerOf(['Your Energy Bill', '12 Main Street', 'www.contoh.example'])).toBeNull();
  });

  it('is a way to pay', async () => {
    expect(
      await issuerOf(['Direct Payment Plan', '12 Main Street', 'www.contoh.example']),
    ).toBeNull();
    expect(await issuerOf(['Contoh Payments Ltd', '12 Main Street'])).toBe('Contoh Payments Ltd');
  });
});

describe('the certainty of an issuer', () => {
  const certaintyOf = async (...rows: string[]) => {
    const { named = [] } = await extractData([makePage(rows)]);
    const issuer = named.find(({ name }) => name === 'issuer');
    return issuer && `${issuer.value}: ${issuer.certainty}`;
  };
  const SUMS = ['', 'Tea | 40.00', 'Total | 40.00'];

  it('is in doubt where a name is only printed again: the title of a report is as well', async () => {
    const body = Array.from({ length: 30 }, (_, index) => `Share of sales | ${index}.5 %`);
    expect(
      await certaintyOf('Samples of the World', ...body, 'Samples of the World, page 1'),
    ).not.toMatch(/: exact$/);
    expect(await certaintyOf('המוסד לביטוח לאומי', ...body, 'המוסד לביטוח לאומי, עמוד 1')).toBe(
      'המוסד לביטוח לאומי: exact',
    );
  });

  it('is high for a letterhead with contacts, and where the other party is known', async () => {
    expect(await certaintyOf('Muster GmbH', 'Ahornweg 14', 'Tel: 555 0142', ...SUMS)).toBe(
      'Muster GmbH: exact',
    );
    expect(
      await certaintyOf(
        'Invoice 118',
        'Muster GmbH | Client',
        'Ahornweg 14 | Beispiel Ltd',
        '70173 Stadt | 5003 Bergen',
        ...SUMS,
      ),
    ).toBe('Muster GmbH: exact');
  });

  it('is low where two parties compete without a sign that tells them apart', async () => {
    const two = [
      'Muster GmbH | Beispiel Ltd',
      'Ahornweg 14 | Havnegata 7',
      '70173 Stadt | 5003 Bergen',
    ];
    expect(await certaintyOf('Invoice 118', ...two, ...SUMS)).toMatch(/: unsure$/);
    expect(await certaintyOf('Invoice 118', ...two, ...SUMS, 'www.beispiel.example')).toBe(
      'Beispiel Ltd: exact',
    );
  });

  it('is low where a domain is printed only in the address of one of two parties', async () => {
    expect(
      await certaintyOf(
        'Invoice 118',
        'Muster GmbH | Beispiel Ltd',
        'Ahornweg 14 | Havnegata 7',
        '70173 Stadt | anna@beispiel.example',
        ...SUMS,
      ),
    ).toMatch(/: unsure$/);
  });

  it('is that of no street whose name above is a picture', async () => {
    expect(await certaintyOf('Ahornweg 14', '70173 Stadt', 'Tel: 555 0142', ...SUMS)).toBe(
      undefined,
    );
  });

  it('is low for the only name, which is the customer where the letterhead is a picture', async () => {
    expect(
      await certaintyOf('FACTURA', '', 'Beispiel Ltd', 'Havnegata 7', '5003 Bergen', ...SUMS),
    ).toBe('Beispiel Ltd: unsure');
  });

  it('is that of nobody who is asked for by name in the address', async () => {
    expect(
      await certaintyOf('Beispiel Ltd', 'Attn: Anna Muster', 'Havnegata 7', '5003 Bergen', ...SUMS),
    ).toBe(undefined);
  });
});
