import { createCanvas } from '@napi-rs/canvas';
import { borrowFont } from '../edit/borrow-font.js';
import { readFont, type Font } from '../edit/font.js';
import { editPage } from '../edit/page-edit.js';
import { editPdf } from '../edit/pdf-edit.js';
import { advanceOf, codesFor } from '../edit/type-text.js';
import { dictOf } from '../edit/values.js';
import { writeHex, writeNumber } from '../edit/write-value.js';
import { FONTS } from '../../samples/fonts.js';
import { visualPieces } from '../../samples/hebrew-order.js';
import { cssFont } from '../../samples/picture-sheet.js';
import type { Genuine } from '../method.js';
import { englishStatement, invoice, payslip } from '../papers.js';
import { scanOf, wordsOf, type ScannedWord } from '../scan.js';

/** Scans with a layer of recognised words, as scanner software writes it. */
export const scannedBases = async (): Promise<Genuine[]> => [
  await scan('scan-with-text', wordsOf(englishStatement(24)), 'invisible'),
  await scan('scan-with-text-under', wordsOf(invoice('en', 25)), 'under'),
  await scan('scan-with-hebrew-text', wordsOf(payslip(26)), 'invisible'),
];

/**
 * `invisible`: in rendering mode 3 over the picture; `under`: normal text,
 * covered by the picture.
 */
async function scan(
  id: string,
  words: ScannedWord[],
  how: 'invisible' | 'under',
): Promise<Genuine> {
  const edit = editPdf(await scanOf(words));
  const page = editPage(edit, 1);
  const text = words.map((word) => word.text).join('');
  const { reference, font } = /[א-ת]/.test(text)
    ? await borrowFont(edit, FONTS.heebo.regular, text)
    : standardFont(edit);
  const name = page.addResource('Font', reference, 'F1');
  const shown = words.map((word) => shownBy(word, font, name)).join('\n');
  if (how === 'invisible') page.draw(`BT 3 Tr\n${shown}\nET`);
  else page.splice([{ from: 0, to: 0, by: `q BT\n${shown}\nET Q\n` }]);
  return { id, bytes: edit.saveWhole(), fonts: null, scanned: true };
}

function standardFont(edit: ReturnType<typeof editPdf>) {
  const dict = dictOf('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  return { reference: edit.add(dict), font: readFont(edit, dict) };
}

const canvas = createCanvas(1, 1).getContext('2d');

/** One line stretched to its width in the picture. */
function shownBy({ text, x, y, size }: ScannedWord, font: Font, name: string): string {
  const known = [...text].filter((letter) => font.codeOf(letter) !== null).join('');
  const drawn = visualPieces(known)
    .map((piece) => (piece.rtl ? [...piece.text].reverse().join('') : piece.text))
    .join('');
  const codes = codesFor(font, drawn) ?? '';
  canvas.font = cssFont(FONTS.rubik, size, size > 12);
  const stretch =
    (100 * canvas.measureText(text).width) / ((advanceOf(font, codes) / 1000) * size || 1);
  return `/${name} ${size} Tf ${writeNumber(stretch)} Tz 1 0 0 1 ${x} ${y} Tm ${writeHex(codes)} Tj`;
}
