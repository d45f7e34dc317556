import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

/** Proportions of A4; 1,654 x 2,339 are 200 dpi. */
const SCAN = { width: 1654, height: 2339 };
const LINES = 52;
const COLUMNS = ['Date', 'Description', 'Reference', 'Amount', 'Balance'];

/** The lines of a dense page: a running account, different on each page. */
function linesOf(page: number): string[][] {
  let balance = 1_000_000 + page * 777;
  return Array.from({ length: LINES }, (_, line) => {
    const amount = ((line * 7919 + page * 104_729) % 90_000) - 45_000;
    balance += amount;
    return [
      `${String((line % 28) + 1).padStart(2, '0')}/0${(page % 9) + 1}/2025`,
      `Standing order number ${line + 1} of page ${page}`,
      String(100_000 + line * 317 + page),
      money(amount),
      money(balance),
    ];
  });
}

const money = (agorot: number): string =>
  (agorot / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** Left edges of the columns, as a share of the width. */
const AT = [0.06, 0.18, 0.52, 0.68, 0.83];

/**
 * A dense page as a picture with grain and uneven light, JPEG; another `round` has other grain.
 */
export function picturePage(page: number, round: number, size = SCAN): Uint8Array {
  const font = '@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf';
  GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(font), 'Heebo');
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f3f1ec';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#242428';
  const step = (0.94 * height) / (LINES + 3);
  context.font = `${Math.round(step * 0.55)}px Heebo`;
  for (const [row, cells] of [COLUMNS, ...linesOf(page)].entries())
    for (const [column, text] of cells.entries())
      context.fillText(text, AT[column]! * width, 0.05 * height + (row + 1) * step);
  const image = context.getImageData(0, 0, width, height);
  let state = page + 1 + 1_000 * round;
  for (let at = 0; at < image.data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = ((state >>> 24) % 7) - 3 - (at / image.data.length) * 12;
    for (let channel = 0; channel < 3; channel++) image.data[at + channel]! += grain;
  }
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/jpeg', 80);
}

/** A picture of so many megapixels. */
export function pictureOf(megapixels: number, round: number): Uint8Array {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * SCAN.width) / SCAN.height));
  return picturePage(1, round, { width, height: Math.round((megapixels * 1e6) / width) });
}

/** A PDF of dense pages, their text as a program writes it. */
export function textPdf(pages: number): Uint8Array {
  return pdfOf(pages, (page) => {
    const shown = [COLUMNS, ...linesOf(page)].flatMap((cells, row) =>
      cells.map(
        (text, column) =>
          `BT /F1 8 Tf ${(AT[column]! * 595).toFixed(1)} ${800 - row * 14} Td (${text}) Tj ET`,
      ),
    );
    return { content: shown.join('\n'), picture: null };
  });
}

/** A PDF of dense pages as a scanner makes it: one picture a page, 200 dpi. */
export const scannedPdf = (pages: number, round: number): Uint8Array =>
  pdfOf(pages, (page) => ({
    content: 'q 595 0 0 842 0 0 cm /X1 Do Q',
    picture: picturePage(page, round),
  }));

function pdfOf(
  pages: number,
  draw: (page: number) => { content: string; picture: Uint8Array | null },
): Uint8Array {
  const bodies: Buffer[] = [];
  const add = (dict: string, stream?: Uint8Array): number => {
    const length = stream === undefined ? '' : `/Length ${stream.length}`;
    bodies.push(
      stream === undefined
        ? Buffer.from(`<<${dict}>>`)
        : Buffer.concat([
            Buffer.from(`<<${dict}${length}>>\nstream\n`),
            stream,
            Buffer.from('\nendstream'),
          ]),
    );
    return bodies.length;
  };
  // The catalogue and the list of pages are written last and numbered first.
  bodies.push(Buffer.alloc(0), Buffer.alloc(0));
  const font = add('/Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding');
  const kids: number[] = [];
  for (let page = 1; page <= pages; page++) {
    const { content, picture } = draw(page);
    const stream = add('', Buffer.from(content));
    const { width, height } = SCAN;
    const xobject =
      picture === null
        ? ''
        : `/XObject<</X1 ${add(
            `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode`,
            picture,
          )} 0 R>>`;
    kids.push(
      add(
        `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 ${font} 0 R>>${xobject}>>/Contents ${stream} 0 R`,
      ),
    );
  }
  bodies[0] = Buffer.from('<</Type/Catalog/Pages 2 0 R>>');
  bodies[1] = Buffer.from(
    `<</Type/Pages/Count ${pages}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`,
  );
  return assemble(bodies);
}

/** Objects numbered from 1, with their cross-reference table. */
function assemble(bodies: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let at = parts[0]!.length;
  const offsets = bodies.map((body, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ]);
    const offset = at;
    parts.push(part);
    at += part.length;
    return offset;
  });
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${entries}trailer\n<</Size ${bodies.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
