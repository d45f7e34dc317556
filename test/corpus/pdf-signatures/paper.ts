import { newestRevision, readPdfFile } from '../../../worker/engine/pdf/syntax/pdf-file.js';
import { appendIncrement, pdfText } from '../pdf-evidence/signing/append-increment.js';
import type { Box } from './case.js';
import { makeIdentity, signPdf, type SignOptions } from '../pdf-evidence/sign-pdf.js';

/** Object number to its body as PDF text. */
export type Bodies = Readonly<Record<number, string>>;

/** A stream with its dictionary. */
export const stream = (content: string, entries = ''): string =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** Text at a place in points from the bottom left, in a font of the page. */
export const line = (x: number, y: number, text: string, font = 'F1', size = 11): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

/** A filled rectangle. */
export const box = (x: number, y: number, w: number, h: number, grey = 1): string =>
  `q ${grey} g ${x} ${y} ${w} ${h} re f Q`;

/** Where the amount stands, in points and in percent of the page. */
export const AMOUNT = { x: 400, y: 560, w: 70, h: 14, text: '1,250.00', forged: '91,250.00' };
export const AMOUNT_RECT: Box = rectOf(AMOUNT.x, AMOUNT.y - 3, AMOUNT.w, AMOUNT.h);

/** Percent of the page of 600 x 800 points. */
export function rectOf(x: number, y: number, w: number, h: number): Box {
  return { x: x / 6, y: (800 - y - h) / 8, w: w / 6, h: h / 8 };
}

/** What the page prints besides the amount. */
const LINES = [
  line(60, 720, 'Sample Bank Ltd', 'F1', 16),
  line(60, 690, 'Confirmation of a standing order, branch 123'),
  line(60, 660, 'Date of order'),
  line(400, 660, '31/03/2026'),
  line(60, 640, 'Account holder'),
  line(400, 640, 'Dana Sample'),
  line(60, 620, 'Account number'),
  line(400, 620, '12-571-041117'),
  line(60, 600, 'Purpose of payment'),
  line(400, 600, 'Rent for April'),
  line(60, AMOUNT.y, 'Amount in shekels'),
  line(60, 520, 'The order is valid until it is revoked in writing.'),
  line(60, 500, 'Orders are carried out on the first day of the month.'),
].join('\n');

/** The page's content: its lines and the amount. */
export const content = (amount: string = AMOUNT.text): string =>
  amount === '' ? LINES : `${LINES}\n${line(AMOUNT.x, AMOUNT.y, amount)}`;

export const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** What differs from the plain paper. Entries are PDF text. */
export interface PaperParts {
  content?: string;
  catalogue?: string;
  page?: string;
  /** Entries of the page's resources besides the font `F1`. */
  resources?: string;
  fonts?: string;
  /** Page's Contents; default: object 4. */
  contents?: string;
  /** Further objects, from 10. */
  more?: Bodies;
  /** Bytes before the first object, out of any cross-reference. */
  lead?: string;
}

/** A page as a bank prints it: catalogue 1, page tree 2, page 3, its content 4, font 5. */
export function paper(parts: PaperParts = {}): Buffer {
  const { contents = '4 0 R', more = {}, lead = '' } = parts;
  const bodies: Bodies = {
    1: `<</Type/Catalog/Pages 2 0 R${parts.catalogue ?? ''}>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R${parts.fonts ?? ''}>>${parts.resources ?? ''}>>/Contents ${contents}${parts.page ?? ''}>>`,
    4: stream(parts.content ?? content()),
    5: HELVETICA,
    ...more,
  };
  return whole(bodies, lead);
}

function whole(bodies: Bodies, lead: string): Buffer {
  let file = `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${lead}`;
  const rows = Object.entries(bodies).map(([number, body]) => {
    const offset = file.length;
    file += `${number} 0 obj\n${body}\nendobj\n`;
    return `${number} 1\n${row(offset)}`;
  });
  const size = Math.max(...Object.keys(bodies).map(Number)) + 1;
  return Buffer.from(
    `${file}xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

/** One line of a cross-reference table. */
export const row = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`;

const AT = new Date('2026-03-31T10:00:00Z');

/** Signed by a bank under its authority; each file has keys of its own. */
export function signed(pdf: Buffer, options: SignOptions = {}): Buffer {
  const authority = makeIdentity({ name: 'Sample Authority' });
  const identity = makeIdentity({
    name: 'Sample Bank',
    organisation: 'Sample Bank Ltd',
    issuer: authority,
  });
  return signPdf(pdf, { identity, at: AT, ...options });
}

/** Appends objects as an incremental update. */
export const update = (pdf: Buffer, bodies: Bodies): Buffer =>
  appendIncrement(
    readPdfFile(pdf, 0),
    new Map(Object.entries(bodies).map(([number, body]) => [Number(number), body])),
  );

/** A dictionary object of the newest revision with some entries written anew; null removes one. */
export function rewritten(
  pdf: Buffer,
  number: number,
  entries: Readonly<Record<string, string | null>>,
): string {
  const dict = newestRevision(readPdfFile(pdf, 0))?.store.resolveDict({ reference: number });
  if (!dict) throw new Error(`object ${number} is no dictionary`);
  const kept = [...dict.entries]
    .filter(([key]) => !(key in entries))
    .map(([key, value]) => `/${key} ${pdfText(value)}`);
  const own = Object.entries(entries).flatMap(([key, value]) =>
    value === null ? [] : [`/${key} ${value}`],
  );
  return `<<${[...kept, ...own].join('')}>>`;
}

/** The list of a page's annotations with one more. */
export function annotated(pdf: Buffer, numbers: readonly number[]): string {
  const page = newestRevision(readPdfFile(pdf, 0))?.store.resolveDict({ reference: 3 });
  const list = page?.entries.get('Annots') ?? [];
  const known = Array.isArray(list) ? list.map(pdfText) : [];
  return `[${[...known, ...numbers.map((number) => `${number} 0 R`)].join(' ')}]`;
}

/** A form XObject, as an appearance or to be drawn by a page. */
export const form = (w: number, h: number, drawing: string, resources = ''): string =>
  stream(
    drawing,
    `/Type/XObject/Subtype/Form/BBox[0 0 ${w} ${h}]/Resources<</Font<</F1 5 0 R>>${resources}>>`,
  );
