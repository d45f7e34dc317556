import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Raster } from '../../worker/engine/evidence/page.js';
import type { OpenPage } from '../../worker/engine/pipeline/opening/opened-document.js';

/** Pages drawn for the tests, with what each line says in logical order. */
const resolve = createRequire(import.meta.url).resolve;
const FACES = {
  Heebo: ['heebo/400Regular/Heebo_400Regular.ttf', 'heebo/700Bold/Heebo_700Bold.ttf'],
  Assistant: [
    'assistant/400Regular/Assistant_400Regular.ttf',
    'assistant/700Bold/Assistant_700Bold.ttf',
  ],
  Rubik: ['rubik/400Regular/Rubik_400Regular.ttf', 'rubik/700Bold/Rubik_700Bold.ttf'],
  David: [
    'david-libre/400Regular/DavidLibre_400Regular.ttf',
    'david-libre/700Bold/DavidLibre_700Bold.ttf',
  ],
};

export type Face = keyof typeof FACES;

for (const [face, [regular, bold]] of Object.entries(FACES)) {
  GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/${regular}`), face);
  GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/${bold}`), `${face} Bold`);
}

export interface Drawn {
  canvas: Canvas;
  /** Lines from top to bottom, in logical order. */
  truth: string[];
}

export interface Pen {
  /** Draws text whose right or left edge is at x; sizes and places in points. */
  put: (text: string, x: number, y: number, style: Style) => void;
  context: SKRSContext2D;
}

interface Style {
  size: number;
  bold?: boolean;
  align?: 'left' | 'right' | 'center';
  colour?: string;
}

export function drawPage(
  size: { width: number; height: number; scale: number; face: Face; ground?: string },
  draw: (pen: Pen) => string[],
): Drawn {
  const { scale } = size;
  const canvas = createCanvas(Math.round(size.width * scale), Math.round(size.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = size.ground ?? '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const put: Pen['put'] = (text, x, y, { size: points, bold, align, colour }) => {
    context.font = `${points * scale}px ${size.face}${bold ? ' Bold' : ''}`;
    context.direction = /[\u05d0-\u05ea]/.test(text) ? 'rtl' : 'ltr';
    context.textAlign = align ?? 'right';
    context.fillStyle = colour ?? '#111111';
    context.fillText(text, x * scale, y * scale);
  };
  return { canvas, truth: draw({ put, context }) };
}

const ROWS = [
  ['03/03/2026', 'משכורת', '104417', '12,450.87', '17,450.87'],
  ['05/03/2026', 'העברה בביט', '382290', '250.00', '17,200.87'],
  ['08/03/2026', 'חברת החשמל', '716053', '611.30', '16,589.57'],
  ['11/03/2026', 'משיכת מזומן', '660914', '1,400.00', '15,189.57'],
  ['12/03/2026', 'Amazon.com', '205538', '89.99', '15,099.58'],
  ['15/03/2026', 'הוראת קבע', '947126', '1,116.61', '13,982.97'],
];

/** A Hebrew bank statement on A4. */
export const statement = (face: Face, dpi: number): Drawn =>
  drawPage({ width: 595, height: 842, scale: dpi / 72, face }, ({ put, context }) => {
    const s = dpi / 72;
    put('בנק לדוגמה', 555, 50, { size: 20, bold: true });
    put('שם בעל החשבון: ישראל ישראלי', 555, 90, { size: 11 });
    put('סניף 123 חשבון 456789', 250, 90, { size: 11 });
    put('IL620108000000099999999', 40, 115, { size: 11, align: 'left' });
    put('תאריך הפקה: 15/03/2026', 555, 115, { size: 11 });
    context.fillStyle = '#1d4f7c';
    context.fillRect(30 * s, 135 * s, 535 * s, 22 * s);
    const columns = [555, 475, 330, 200, 110];
    const head = ['תאריך', 'תיאור', 'אסמכתא', 'סכום', 'יתרה'];
    head.forEach((word, at) =>
      put(word, columns[at]!, 150, { size: 10.5, bold: true, colour: '#ffffff' }),
    );
    ROWS.forEach((row, index) => {
      const y = 175 + index * 20;
      row.forEach((text, at) => put(text, columns[at]!, y, { size: 10.5 }));
      context.fillStyle = '#cccccc';
      context.fillRect(30 * s, (y + 6) * s, 535 * s, 0.5 * s);
    });
    put('יתרה לסוף התקופה: 13,982.97 ש"ח', 555, 320, { size: 12, bold: true });
    return [
      'בנק לדוגמה',
      'שם בעל החשבון: ישראל ישראלי סניף 123 חשבון 456789',
      'תאריך הפקה: 15/03/2026 IL620108000000099999999',
      head.join(' '),
      ...ROWS.map((row) => row.join(' ')),
      'יתרה לסוף התקופה: 13,982.97 ש"ח',
    ];
  });

/** A Hebrew form: fields in a thick grey frame, their captions and a sentence close to it. */
export const framedForm = (face: Face, dpi: number): Drawn =>
  drawPage({ width: 595, height: 400, scale: dpi / 72, face }, ({ put, context }) => {
    const s = dpi / 72;
    const lines = [
      'פרטי התובע',
      'שם משפחה ושם פרטי',
      'אני החתום מטה מצהיר כי כל הפרטים נכונים ומלאים',
      'חתימת המבקש ותאריך',
    ];
    context.fillStyle = '#bdbdbd';
    context.fillRect(40 * s, 60 * s, 515 * s, 16 * s);
    context.strokeStyle = '#bdbdbd';
    context.lineWidth = 7 * s;
    context.strokeRect(43 * s, 63 * s, 509 * s, 120 * s);
    for (const y of [106, 140]) context.fillRect(40 * s, y * s, 515 * s, 3 * s);
    lines.forEach((line, index) =>
      put(line, 530, [72, 92, 123, 160][index]!, { size: 9.5, bold: index === 0 }),
    );
    return lines;
  });

/** How a form draws the places for the characters of a number. */
export type CombStyle = 'ticks' | 'low ticks' | 'boxes' | 'boxes apart';

const COMBS = [
  ['מספר זהות', '039485716'],
  ['תאריך לידה', '14081987'],
  ['טלפון נייד', '0541172836'],
  ['מיקוד', '6117409'],
] as const;

/** A Hebrew form whose numbers stand one digit to a place; `truth` are the numbers. */
export const combForm = (face: Face, dpi: number, style: CombStyle): Drawn =>
  drawPage({ width: 595, height: 300, scale: dpi / 72, face }, ({ put, context }) => {
    const s = dpi / 72;
    const [pitch, height] = [13, 15];
    put('טופס בקשה לקבלת החזר הוצאות', 540, 40, { size: 15, bold: true });
    put('יש למלא את כל הפרטים בכתב ברור ולצרף קבלות', 540, 62, { size: 10 });
    context.fillStyle = '#222222';
    const rule = (x: number, y: number, w: number, h: number): void =>
      context.fillRect(Math.round(x * s), Math.round(y * s), w * s, h * s);
    COMBS.forEach(([label, digits], row) => {
      const [left, bottom] = [200, 110 + row * 45];
      put(label, 540, bottom - 4, { size: 10.5 });
      [...digits].forEach((digit, at) => {
        const apart = style === 'boxes apart' ? 2 : 0;
        const x = left + at * (pitch + apart);
        put(digit, x + pitch / 2, bottom - 4, { size: 10.5, align: 'center' });
        context.fillStyle = '#222222';
        const tick = style === 'low ticks' ? height * 0.4 : height;
        rule(x, bottom, pitch, 0.6);
        for (const edge of [x, x + pitch]) rule(edge, bottom - tick, 0.6, tick);
        if (style.startsWith('boxes')) rule(x, bottom - height, pitch, 0.6);
      });
    });
    return COMBS.map(([, digits]) => digits);
  });

/** A payment app's screen, light or dark, three pixels a point. */
export const appScreen = (face: Face, isDark: boolean): Drawn =>
  drawPage(
    { width: 360, height: 640, scale: 3, face, ground: isDark ? '#121212' : '#ffffff' },
    ({ put, context }) => {
      const colour = isDark ? '#eeeeee' : '#111111';
      const muted = isDark ? '#9a9a9a' : '#777777';
      context.fillStyle = '#2a7de1';
      context.fillRect(0, 40 * 3, 360 * 3, 56 * 3);
      put('פרטי העברה', 180, 75, { size: 18, bold: true, colour: '#ffffff', align: 'center' });
      put('₪1,250.00', 180, 160, { size: 40, bold: true, colour, align: 'center' });
      const rows = [
        ['אל', 'דנה כהן'],
        ['תאריך', '17/03/2026'],
        ['שעה', '14:31'],
        ['מספר אסמכתא', '8837261945'],
        ['עמלה', '0.00'],
      ];
      rows.forEach(([label, value], index) => {
        put(label!, 340, 230 + index * 44, { size: 14, colour: muted });
        put(value!, 20, 230 + index * 44, { size: 14, colour, align: 'left' });
      });
      context.fillStyle = '#2a7de1';
      context.beginPath();
      context.roundRect(30 * 3, 540 * 3, 300 * 3, 48 * 3, 72);
      context.fill();
      put('שיתוף אישור', 180, 570, { size: 16, bold: true, colour: '#ffffff', align: 'center' });
      return ['פרטי העברה', '₪1,250.00', ...rows.map((row) => row.join(' ')), 'שיתוף אישור'];
    },
  );

/** An English invoice on A4 with a column of lone digits. */
export const invoice = (face: Face, dpi: number): Drawn =>
  drawPage({ width: 595, height: 842, scale: dpi / 72, face }, ({ put }) => {
    const left = { size: 11, align: 'left' } as const;
    put('Example Trading Ltd.', 40, 60, { size: 20, bold: true, align: 'left' });
    put('Tax Invoice No. 20260317', 40, 90, left);
    put('Date: 15/03/2026', 420, 90, left);
    const rows = [
      ['Consulting services', '3', '1,200.00', '3,600.00'],
      ['Office chair, black', '2', '449.90', '899.80'],
      ['Delivery', '1', '35.00', '35.00'],
    ];
    rows.forEach((row, index) => {
      const y = 140 + index * 22;
      put(row[0]!, 40, y, { size: 10, align: 'left' });
      [300, 380, 555].forEach((x, at) => put(row[at + 1]!, x, y, { size: 10 }));
    });
    put('Total due: USD 4,534.80', 555, 230, { size: 13, bold: true });
    put('IBAN: GB82 WEST 1234 5698 7654 32', 40, 260, left);
    return [
      'Example Trading Ltd.',
      'Tax Invoice No. 20260317 Date: 15/03/2026',
      ...rows.map((row) => row.join(' ')),
      'Total due: USD 4,534.80',
      'IBAN: GB82 WEST 1234 5698 7654 32',
    ];
  });

export const asPng = ({ canvas }: Drawn): Buffer => canvas.toBuffer('image/png');

/** As a flatbed scanner would give it: slightly turned, soft, grainy, grey. */
export async function scanned(drawn: Drawn): Promise<Buffer> {
  const { data, info } = await sharp(asPng(drawn))
    .rotate(0.5, { background: '#ffffff' })
    .blur(0.6)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++) data[at] = bounded(data[at]! + (noise(at) - 0.5) * 16);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .greyscale()
    .jpeg({ quality: 72 })
    .toBuffer();
}

/** As a phone would photograph it: on a table, turned, unevenly lit, noisy. */
export async function photographed(drawn: Drawn): Promise<Buffer> {
  const { data, info } = await sharp(asPng(drawn))
    .rotate(1.2, { background: '#8a7a66' })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#8a7a66' })
    .blur(0.9)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let at = 0;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const light = 0.95 - 0.45 * (x / info.width) * (0.4 + (0.6 * y) / info.height);
      for (let channel = 0; channel < 3; channel++, at++)
        data[at] = bounded(data[at]! * light + (noise(at) + noise(at + 0.5) - 1) * 20);
    }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const bounded = (value: number): number => Math.max(0, Math.min(255, value));

/** The same number in [0, 1) for the same place, every time. */
function noise(at: number): number {
  const wave = Math.sin(at * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A page to read, from an encoded picture. */
export async function pageOf(picture: Buffer): Promise<OpenPage> {
  const { width, height } = await sharp(picture).metadata();
  return {
    number: 1,
    width,
    height,
    pictureCoverage: 1,
    textLayerInvisible: false,
    drawn: null,
    render: (longSidePx) => rasterOf(picture, longSidePx),
    textLayer: async () => [],
  };
}

export async function rasterOf(picture: Buffer, longSidePx = 10_000): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .resize({ width: longSidePx, height: longSidePx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
