import { slashed } from '../dates.js';
import { printed } from '../money.js';
import { A4, type Drawing, type Sheet } from '../sheet.js';
import type { ErpItem, ErpOrder } from './erp-order.js';

const WORDS = {
  he: {
    kind: { quote: "הצעת מחיר מס'", order: "הזמנת רכש מס'", invoice: "חשבונית מס מס'" },
    page: (page: number, of: number) => `עמוד ${page} מתוך ${of}`,
    registered: 'עוסק מורשה',
    phone: 'טל.',
    date: 'תאריך',
    to: 'לכבוד',
    customer: "מס' לקוח",
    company: 'ח.פ.',
    columns: ['שורה', 'מק"ט', 'תיאור', 'כמות', 'מחיר ליחידה', 'סה"כ'],
    piece: "יח'",
    continued: 'המשך בדף הבא',
    gross: 'סה"כ',
    discount: 'הנחה',
    net: 'סה"כ לפני מע"מ',
    vat: 'מע"מ',
    total: 'סה"כ לתשלום',
    end: 'ט.ל.ח. המחירים בש"ח',
  },
  en: {
    kind: { quote: 'Quotation No.', order: 'Purchase Order No.', invoice: 'Tax Invoice No.' },
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    registered: 'VAT No.',
    phone: 'Tel.',
    date: 'Date',
    to: 'Bill to',
    customer: 'Customer No.',
    company: 'Company No.',
    columns: ['Line', 'Item', 'Description', 'Qty', 'Unit price', 'Amount'],
    piece: 'pcs',
    continued: 'Continued on next page',
    gross: 'Total',
    discount: 'Discount',
    net: 'Total before tax',
    vat: 'VAT',
    total: 'Grand total',
    end: 'E. & O. E. Prices in ILS',
  },
};

/** Points: size of the letters, width of a character in a font of fixed pitch, height of a line. */
const SIZE = 9;
const PITCH = SIZE * 0.6;
const LINE = 11.5;
const MARGIN = 34;
const CHARACTERS = Math.floor((A4.width - 2 * MARGIN) / PITCH);

/** Characters from the edge at which lines begin: where texts begin, and where numbers end. */
const COLUMN = { line: 3, code: 6, text: 22, quantity: 56, piece: 58, price: 75, amount: 93 };

/** Writes into columns of characters; columns are counted from where the language begins to read. */
interface Typewriter {
  begin(text: string, column: number, row: number): void;
  end(text: string, column: number, row: number, mark?: string): void;
}

const typewriter = (sheet: Sheet, lang: 'he' | 'en'): Typewriter => {
  const put = (text: string, column: number, row: number, isEnd: boolean, mark?: string): void => {
    const fromLeft = lang === 'he' ? CHARACTERS - column : column;
    sheet.text(text, {
      x: MARGIN + fromLeft * PITCH,
      y: 40 + row * LINE,
      size: SIZE,
      align: (lang === 'he') === isEnd ? 'left' : 'right',
      mark,
    });
  };
  return {
    begin: (text, column, row) => put(text, column, row, false),
    end: (text, column, row, mark) => put(text, column, row, true, mark),
  };
};

export const drawErpOrder = (order: ErpOrder): Drawing => {
  const pageCount = Math.ceil(order.items.length / order.itemsMax);
  return {
    ...A4,
    pages: Array.from({ length: pageCount }, (_, index) => (sheet: Sheet) => {
      const pen = typewriter(sheet, order.lang);
      drawHead(pen, order, index + 1, pageCount);
      const first = index * order.itemsMax;
      const items = order.items.slice(first, first + order.itemsMax);
      const row = drawItems(pen, order, items, first);
      if (index < pageCount - 1) pen.begin(WORDS[order.lang].continued, COLUMN.text, row + 2);
      else drawTotals(pen, order, row + 2);
    }),
  };
};

const drawHead = (pen: Typewriter, order: ErpOrder, page: number, of: number): void => {
  const words = WORDS[order.lang];
  const { issuer, customer } = order;
  pen.begin(issuer.name, 0, 0);
  pen.begin(`${words.registered} ${issuer.number}`, 42, 0);
  pen.end(words.page(page, of), COLUMN.amount, 0);
  pen.begin(issuer.address, 0, 1);
  pen.begin(`${words.phone} ${issuer.phone}`, 42, 1);
  pen.begin(`${words.to}: ${customer.name}`, 0, 4);
  pen.begin(customer.address, 0, 5);
  pen.begin(`${words.company} ${customer.number}`, 0, 6);
  pen.begin(`${words.kind[order.kind]} ${order.number}`, 58, 4);
  pen.begin(`${words.date}: ${slashed(order.issued)}`, 58, 5);
  pen.begin(`${words.customer}: ${order.customerNumber}`, 58, 6);
  const [line, code, text, quantity, price, amount] = words.columns;
  pen.begin(line ?? '', 0, 9);
  pen.begin(code ?? '', COLUMN.code, 9);
  pen.begin(text ?? '', COLUMN.text, 9);
  pen.end(quantity ?? '', COLUMN.quantity, 9);
  pen.end(price ?? '', COLUMN.price, 9);
  pen.end(amount ?? '', COLUMN.amount, 9);
};

/** Gives the row of characters below the last item. */
const drawItems = (pen: Typewriter, order: ErpOrder, items: ErpItem[], first: number): number => {
  let row = 11;
  items.forEach((item, index) => {
    const name = `item ${first + index + 1}`;
    pen.end(String(first + index + 1), COLUMN.line, row);
    pen.begin(item.code, COLUMN.code, row);
    pen.begin(item.description, COLUMN.text, row);
    pen.end(item.quantity.toFixed(2), COLUMN.quantity, row, `${name} quantity`);
    pen.begin(WORDS[order.lang].piece, COLUMN.piece, row);
    pen.end(printed(item.price), COLUMN.price, row, `${name} price`);
    pen.end(printed(item.amount), COLUMN.amount, row, `${name} amount`);
    if (item.more !== null) pen.begin(item.more, COLUMN.text, ++row);
    row++;
  });
  return row;
};

const drawTotals = (pen: Typewriter, order: ErpOrder, top: number): void => {
  const words = WORDS[order.lang];
  const sums: [string, number, string][] = [
    ...(order.discount > 0
      ? ([
          [words.gross, order.gross, 'gross'],
          [`${words.discount} ${order.discountPercent.toFixed(2)}%`, order.discount, 'discount'],
        ] as [string, number, string][])
      : []),
    [words.net, order.subtotal, 'subtotal'],
    [`${words.vat} ${order.vatPercent.toFixed(2)}%`, order.vat, 'vat'],
    [words.total, order.total, 'total'],
  ];
  sums.forEach(([label, amount, mark], index) => {
    pen.begin(label, COLUMN.piece, top + index);
    pen.end(printed(amount), COLUMN.amount, top + index, mark);
  });
  pen.begin(words.end, 0, top + sums.length + 2);
};
