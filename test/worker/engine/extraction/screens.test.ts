import { describe, expect, it } from 'vitest';
import type { Line, Page } from '../../../../worker/engine/evidence/page.js';
import { documentTypeOf } from '../../../../worker/engine/extraction/classification/document-type.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { rowsOf } from '../../../../worker/engine/extraction/layout.js';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import { makePage } from './make-page.js';

/** A text of a screen: its left edge and height, percent of the screen. */
interface Text {
  text: string;
  left?: number;
  /** Of usual text 1.2. */
  height?: number;
}

/** A screen as it is read: a line for each row, four percent apart, its texts beside each other. */
function screenOf(
  rows: readonly (string | Text | readonly Text[])[],
  direction: Line['direction'],
): Page {
  const lines = rows.map((row, index): Line => {
    const texts = typeof row === 'string' ? [{ text: row }] : 'text' in row ? [row] : row;
    const words = texts.flatMap(({ text, left = 6, height = 1.2 }) => {
      let x = left;
      const placed = text.split(' ').map((word) => {
        const w = word.length * 0.6 * height;
        const rect = { x, y: 4 + 4 * index, w, h: height };
        x += w + 0.4 * height;
        return { text: word, rect, confidence: 0.97 };
      });
      if (direction === 'ltr') return placed;
      return placed.map((word) => ({
        ...word,
        rect: { ...word.rect, x: 100 - word.rect.x - word.rect.w },
      }));
    });
    const left = Math.min(...words.map(({ rect }) => rect.x));
    const right = Math.max(...words.map(({ rect }) => rect.x + rect.w));
    const h = Math.max(...words.map(({ rect }) => rect.h));
    const rect = { x: left, y: 4 + 4 * index, w: right - left, h };
    return { text: words.map(({ text }) => text).join(' '), words, rect, direction };
  });
  return { ...makePage([], { textSource: 'ocr' }), lines };
}

async function read(rows: Parameters<typeof screenOf>[0], direction: Line['direction'] = 'ltr') {
  const page = screenOf(rows, direction);
  const data = await extractData([page]);
  const values = namedValues({ ...data, learned: [] }).reverse();
  return {
    type: documentTypeOf(rowsOf([page]), data).documentType,
    ...Object.fromEntries(values.map(({ name, value }) => [name, value])),
  };
}

const large = (text: string): Text => ({ text, left: 30, height: 3.6 });

describe('a screen of a payment', () => {
  const SENT = [
    'Jane Example',
    large('$318.40'),
    'For the concert tickets',
    'Mar 8, 2026 at 6:20 PM',
    [{ text: 'Status' }, { text: 'Completed', left: 70 }],
    [{ text: 'Fee' }, { text: '$0.00', left: 80 }],
    [{ text: 'Balance after' }, { text: '$907.16', left: 78 }],
  ];

  it('states the amount in large digits and whom it went to, without a label', async () => {
    expect(await read(SENT)).toMatchObject({
      type: 'payment_app',
      transfer_amount: '318.40',
      payee: 'Jane Example',
      issue_date: '2026-03-08',
    });
  });

  it('names who paid where the money came in', async () => {
    const received = [
      'You received',
      'Jane Example',
      large('$318.40'),
      'Mar 8, 2026',
      'Completed',
      'Send again',
    ];
    const values = await read(received);
    expect(values).toMatchObject({ transfer_amount: '318.40', payer: 'Jane Example' });
    expect(values).not.toHaveProperty('payee');
  });

  it('states it in Hebrew, an amount without decimals beside others with them', async () => {
    const rows = [
      'העברת בהצלחה',
      large('₪1,750'),
      'אל ישראלה ישראלי',
      'תאריך 21.10.2025',
      'עמלה ₪0.00',
      'מספר אישור 7740219',
    ];
    expect(await read(rows, 'rtl')).toMatchObject({
      type: 'payment_app',
      transfer_amount: '1750.00',
      payee: 'ישראלה ישראלי',
    });
  });

  it('takes no note for a name', async () => {
    const [, ...rows] = SENT;
    const values = await read(['a gift for you', ...rows]);
    expect(values).toMatchObject({ transfer_amount: '318.40' });
    expect(values).not.toHaveProperty('payee');
  });

  it('states none where several payments are as large, or nothing is larger than the rest', async () => {
    const chat = [
      'Payment to Jane',
      large('$318.40'),
      'Paid',
      'Payment to Jane',
      large('$20.00'),
      'Paid',
    ];
    expect(await read([...chat, 'Request', 'Message'])).not.toHaveProperty('transfer_amount');
    const plain = SENT.map((row) => (typeof row === 'object' && 'text' in row ? row.text : row));
    expect(await read(plain)).not.toHaveProperty('transfer_amount');
  });

  it('is no bill with a large total', async () => {
    const bill = [
      'Invoice 1042',
      'Jane Example',
      large('$318.40'),
      'Subtotal $300.00',
      'Tax $18.40',
      'Total $318.40',
      'Due date Mar 8, 2026',
    ];
    expect(await read(bill)).toMatchObject({ type: 'invoice', total: '318.40' });
  });
});

describe('a screen of movements', () => {
  const list = (amounts: readonly string[], days: readonly string[]) => [
    'My account',
    large('4,129.87'),
    ...amounts.flatMap((amount, index) => [
      ...(index % 2 === 0 ? [days[index / 2]!] : []),
      [{ text: `Shop ${'ABCDEF'[index]}` }, { text: amount, left: 80 }],
      'Card 21:40',
    ]),
  ];

  it.each([
    ['names of days', ['Thursday 23 Oct', 'Wednesday 22 Oct', 'Yesterday']],
    ['dates', ['Mar 9,2026', '08/03/2026', '7 March 2026']],
  ])('is a statement: signed amounts under %s', async (_, days) => {
    const rows = list(['-34.60', '-41.27', '+120.00', '-3.20', '-34.99', '-99.00'], days);
    expect(await read(rows)).toMatchObject({ type: 'bank_statement', closing_balance: '4129.87' });
  });

  it.each([
    [
      'without signs',
      ['34.60', '41.27', '20.00', '13.20', '34.99', '99.00'],
      ['23 Oct', '22 Oct', '21 Oct'],
    ],
    [
      'without days',
      ['-34.60', '-41.27', '-20.00', '-3.20', '-34.99', '-99.00'],
      ['Food', 'Home', 'Other'],
    ],
    [
      'where lines of amounts alone stand for days',
      ['-34.60', '-41.27', '-20.00', '-3.20', '-34.99', '-99.00'],
      ['75.87', '23.20', '133.99'],
    ],
  ])('is none %s', async (_, amounts, days) => {
    expect((await read(list(amounts, days))).type).not.toBe('bank_statement');
  });
});
