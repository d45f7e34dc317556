import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { backgroundOf } from '../edit/background.js';
import { readFont } from '../edit/font.js';
import { rectOf } from '../edit/page-edit.js';
import { codesFor, startOf } from '../edit/type-text.js';
import { dictOf } from '../edit/values.js';
import { writeHex, writeLiteral, writeNumber } from '../edit/write-value.js';
import type { Method, Scene } from '../method.js';
import { patchOver } from './cover.js';
import { replaced, retype } from './in-place.js';

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

/** Where the value begins, and its height, in points of the page. */
function placeOf({ value }: Scene): { x: number; y: number; size: number } {
  const [, , , d, x, y] = startOf(value);
  return { x, y, size: Math.round(Math.abs(value.size * d) * 10) / 10 };
}

const written = ({ x, y }: { x: number; y: number }): string =>
  `1 0 0 1 ${writeNumber(x)} ${writeNumber(y)} Tm`;

const rectangle = (scene: Scene): string => {
  const { x, y, w, h } = patchOver(scene);
  return `${[x, y, w, h].map(writeNumber).join(' ')} re`;
};

/** pdf-lib itself: a file loaded, a rectangle and a text drawn, saved. */
const pdfLib: Method = {
  id: 'tool-pdf-lib',
  codes: ['text_covered'],
  forge: (scene) => replaced(scene),
  async finish(bytes, scene) {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const page = document.getPage(scene.page.number - 1);
    const { x, y, w, h } = patchOver(scene);
    page.drawRectangle({ x, y, width: w, height: h, color: rgb(1, 1, 1) });
    const font = await document.embedFont(StandardFonts.Helvetica);
    const { size, ...at } = placeOf(scene);
    page.drawText(scene.wanted, { ...at, size, font });
    return Buffer.from(await document.save());
  },
};

/** As PyMuPDF does it: the text redacted, its place filled, the new text inserted at the end. */
const redactInsert: Method = {
  id: 'tool-redact-insert',
  codes: ['text_drawn_separately', 'area_painted_over', 'text_style_differs'],
  forge(scene) {
    const { edit, page, wanted } = scene;
    const dict = dictOf(HELVETICA);
    const codes = codesFor(readFont(edit, dict), wanted);
    if (codes === null) return null;
    retype(scene, '');
    const font = page.addResource('Font', edit.add(dict), 'helv');
    const { size, ...at } = placeOf(scene);
    page.draw(`q 1 1 1 rg\n${rectangle(scene)} f Q`);
    page.drawInStream(
      `q\nBT\n${written(at)}\n/${font} ${writeNumber(size)} Tf 0 0 0 rg [${writeHex(codes)}]TJ\nET\nQ`,
    );
    return replaced(scene);
  },
};

/** What ReportLab draws for a page that another program merges onto the first. */
const overlay = (scene: Scene, font: string): string => {
  const { size, ...at } = placeOf(scene);
  const under = backgroundOf(scene.page, rectOf(scene.value));
  return `1 0 0 1 0 0 cm  BT /${font} 12 Tf 14.4 TL ET
${under}
n ${rectangle(scene)} f*
0 0 0 rg
BT ${written(at)} /${font} ${writeNumber(size)} Tf ${writeNumber(size * 1.2)} TL (${escaped(scene.wanted)}) Tj T* ET`;
};

const escaped = (text: string): string => writeLiteral(text).slice(1, -1);

/** A ReportLab page merged onto this one, with their streams joined. */
const overlaid: Method = {
  id: 'tool-overlay-stream',
  codes: ['text_covered'],
  forge(scene) {
    const { edit, page } = scene;
    const font = page.addResource('Font', edit.add(dictOf(HELVETICA)), 'F1-0');
    page.drawInStream(`q\n${overlay(scene, font)}\nQ`);
    return replaced(scene);
  },
};

/** The same page merged as one form. */
const overlaidForm: Method = {
  id: 'tool-overlay-form',
  codes: ['text_covered'],
  forge(scene) {
    const { edit, page } = scene;
    const form = dictOf(
      `<</Type/XObject/Subtype/Form/BBox[${page.view.map(writeNumber).join(' ')}]/Resources<</Font<</F1 ${HELVETICA}>>>>>>`,
    );
    const drawn = edit.add(form, Buffer.from(overlay(scene, 'F1'), 'latin1'));
    const name = page.addResource('XObject', drawn, 'Fm');
    page.drawInStream(`q 1 0 0 1 0 0 cm /${name} Do Q`);
    return replaced(scene);
  },
};

export const toolMethods: Method[] = [pdfLib, redactInsert, overlaid, overlaidForm];
