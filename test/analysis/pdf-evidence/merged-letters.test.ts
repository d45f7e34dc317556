import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { FONTS } from '../../corpus/samples/fonts.js';
import { visualPieces } from '../../corpus/samples/hebrew-order.js';
import { sum } from '../../corpus/samples/money.js';
import { bytesOf } from '../../corpus/samples/pdf-sheet.js';
import { REVIEW_MIN } from '../../../worker/engine/scoring/score.js';
import { inspectPdf, told } from '../inspect-pdf.js';

/** How a merged field is set; what is not given is as in the letter. */
interface Setting {
  font?: string;
  size?: number;
}

/** A field that a program or a person put into a letter. */
type Field = 'name' | 'greeting' | 'identity' | 'date' | 'amount' | 'mail';

const RIGHT = 525;
const SIZE = 12;
const LINE_PT = 20;
/** Baseline of the amount, and its right edge within its line, from the top left. */
const AMOUNT_LINE = 7;

/** The lines of a bank's letter in reading order; a field is given by its name. */
const LINES: readonly (readonly (string | [Field, string])[])[] = [
  ['תאריך: 01/04/2025'],
  ['לכבוד'],
  [['name', 'דנה לדוגמה']],
  ['הנדון: אישור ניהול חשבון'],
  ['שלום ', ['greeting', 'דנה לדוגמה'], ', הרינו לאשר כי אצלנו מתנהל חשבון על שמך'],
  ['מספר הזהות הרשום בחשבון הוא ', ['identity', '012345674'], ' והסניף הוא 571'],
  ['החשבון נפתח ביום ', ['date', '12/03/2019'], ' ומתנהל כסדרו עד 31/03/2025'],
  ['היתרה ליום 31/03/2025 היא ', ['amount', '1,250.00'], ' שקלים חדשים'],
  ['מסגרת האשראי היא 5,000.00 שקלים ובתוקף עד 31/12/2025'],
  ['לפרטים ניתן לפנות אל ', ['mail', 'service@bank.example'], ' או לסניף'],
  ['אישור זה ניתן לבקשת הלקוח ואין בו התחייבות כלפי צד שלישי'],
  ['בכבוד רב, מחלקת אישורים'],
];

async function letter(fields: Partial<Record<Field, Setting>>): Promise<Buffer> {
  const document = new PDFKit({ size: 'A4', margin: 0, info: { Producer: 'Letter Service 4.1' } });
  document.registerFont('own', FONTS.david.regular);
  document.registerFont('bold', FONTS.david.bold);
  document.registerFont('other', FONTS.heebo.regular);
  document.registerFont('other-bold', FONTS.heebo.bold);
  LINES.forEach((runs, line) => {
    let x = RIGHT;
    for (const run of runs) {
      const [field, text] = typeof run === 'string' ? [null, run] : run;
      const { font = 'own', size = SIZE } = field === null ? {} : (fields[field] ?? {});
      document.font(font).fontSize(size);
      for (const piece of [...visualPieces(text)].reverse()) {
        x -= document.widthOfString(piece.text);
        const place = { lineBreak: false, baseline: 'alphabetic' } as const;
        document.text(piece.text, x, 90 + line * LINE_PT, place);
      }
    }
  });
  return bytesOf(document);
}

/** A white box over the amount and another one on it, as an editor draws it. */
async function retyped(genuine: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(genuine, { updateMetadata: false });
  const page = document.getPage(0);
  const y = page.getHeight() - (90 + AMOUNT_LINE * LINE_PT);
  const box = { x: 325, y: y - 3, width: 46, height: 15 };
  page.drawRectangle({ ...box, color: rgb(1, 1, 1) });
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawText('9,250.00', { x: box.x, y, size: 11, font });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const look = async (pdf: Buffer) => {
  const findings = (await inspectPdf(pdf)).filter(({ impact }) => (impact ?? 0) > 0);
  return { findings, score: sum(findings.map(({ impact }) => impact ?? 0)) };
};

const other = { font: 'other' };
const HONEST: [string, Partial<Record<Field, Setting>>][] = [
  ['nothing', {}],
  ['the name in bold', { name: { font: 'bold' }, greeting: { font: 'bold' } }],
  ['the name in the typeface of the data it came from', { name: other, greeting: other }],
  ['the name so once', { greeting: other }],
  ['the name in that typeface in bold', { greeting: { font: 'other-bold' } }],
  ['digits in the typeface of another language', { date: other }],
  ['the amount in another typeface', { amount: other }],
  ['the identity number in a smaller size', { identity: { size: 11 } }],
  ['the date in another typeface and size', { date: { font: 'other', size: 11 } }],
  ['all fields in another typeface', { name: other, identity: other, date: other, amount: other }],
  ['the address for mail in another typeface', { mail: other }],
];

describe('a letter with merged fields is not accused by what is set apart in it', () => {
  it.each(HONEST)('%s', async (_, fields) => {
    const { findings, score } = await look(await letter(fields));
    expect(score, findings.map(told).join('\n')).toBeLessThan(REVIEW_MIN);
  });
});

it('a retyped amount of such a letter is found, whatever else is set apart', async () => {
  for (const [, fields] of [HONEST[0]!, HONEST[3]!, HONEST[9]!]) {
    const { findings, score } = await look(await retyped(await letter(fields)));
    expect(score, findings.map(told).join('\n')).toBeGreaterThanOrEqual(REVIEW_MIN);
  }
});
