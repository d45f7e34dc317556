import { valueOf } from '../edit/values.js';
import { startOf, writeMatrix, writeShow, writeText } from '../edit/type-text.js';
import { writeHex, writeLiteral, writeNumber } from '../edit/write-value.js';
import type { Method, Scene } from '../method.js';
import { isDict } from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { replaced, retype, wantedCodes, wantedString } from './in-place.js';

/** The value in its own font, size and colour, in a separate text object. */
const sameStyle = (scene: Scene): string =>
  writeText({
    fontName: scene.value.fontName,
    size: scene.value.size,
    codes: wantedString(scene),
    matrix: startOf(scene.value),
    colour: scene.value.colour,
  });

/** The old text removed, the new text drawn in the same style at the end of the stream. */
const drawnLast: Method = {
  id: 'drawn-last',
  codes: ['text_drawn_separately'],
  forge(scene) {
    retype(scene, '');
    scene.page.draw(sameStyle(scene));
    return replaced(scene);
  },
};

/** The same, in a separate content stream. */
const drawnInStream: Method = {
  id: 'drawn-in-stream',
  codes: ['text_drawn_separately'],
  forge(scene) {
    retype(scene, '');
    scene.page.drawInStream(sameStyle(scene));
    return replaced(scene);
  },
};

/** In place, with another program's operators: its own text object, matrix, state and strings. */
const otherOperators: Method = {
  id: 'other-operators',
  codes: ['text_drawn_separately'],
  forge(scene) {
    const { edit, page, value } = scene;
    const codes = wantedString(scene);
    const usesArrays = page
      .content()
      .subarray(value.from, value.to)
      .toString('latin1')
      .endsWith('TJ');
    const usesHex = page.content().subarray(value.from, value.to).includes('<');
    const fonts = edit.resolveDict(
      edit.resolveDict(page.dict().entries.get('Resources'))?.entries.get('Font'),
    );
    const own = fonts?.entries.get(value.fontName);
    if (own === undefined) return null;
    const resource = page.addResource('Font', own, 'TT0');
    const shown = usesHex ? writeLiteral(codes) : writeHex(codes);
    const operator = usesArrays ? `${shown} Tj` : `[${shown}] TJ`;
    const font = `/${resource} 1 Tf`;
    const [a, b, c, d, e, f] = value.textMatrix;
    const scaled = [a, b, c, d].map((item) => item * value.size);
    retype(
      scene,
      `ET /Artifact BMC q BT ${font} 0 Tc 0 Tw ${[...scaled, e, f].map(writeNumber).join(' ')} Tm 0 0 Td ${operator} ET Q EMC BT /${value.fontName} ${writeNumber(value.size)} Tf ${writeMatrix(value.lineAfter)} Tm`,
    );
    return replaced(scene);
  },
};

/** Retyped in a program that marks what it changed. */
const touchUp: Method = {
  id: 'touch-up',
  codes: ['text_edit_marked'],
  forge(scene) {
    retype(scene, `/TouchUp_TextEdit MP ${writeShow(wantedCodes(scene))}`);
    return replaced(scene);
  },
};

/** The font's codes state a different number than its glyphs show. */
const shapesDiffer: Method = {
  id: 'shapes-differ',
  codes: ['text_code_differs'],
  forge(scene) {
    const { edit, page, value, wanted } = scene;
    const fonts = edit.resolveDict(
      edit.resolveDict(page.dict().entries.get('Resources'))?.entries.get('Font'),
    );
    const own = edit.resolveDict(fonts?.entries.get(value.fontName));
    if (own === null || own === undefined) return null;
    const map = [...new Set(wanted)]
      .map((letter) => {
        const index = wanted.indexOf(letter);
        const told = value.text[index] ?? letter;
        return `${writeHex(value.font.codeOf(letter) ?? '')} <${told.charCodeAt(0).toString(16).padStart(4, '0')}>`;
      })
      .join('\n');
    const width = value.font.codeBytes * 2;
    const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def /CMapType 2 def 1 begincodespacerange <${'0'.repeat(width)}> <${'F'.repeat(width)}> endcodespacerange ${new Set(wanted).size} beginbfchar\n${map}\nendbfchar endcmap CMapName currentdict /CMap defineresource pop end end`;
    const toUnicode = edit.add(valueOf('<<>>'), Buffer.from(cmap, 'latin1'));
    const dict = { entries: new Map(own.entries).set('ToUnicode', toUnicode) };
    if (!isDict(dict)) return null;
    const resource = page.addResource('Font', edit.add(dict), 'F');
    retype(
      scene,
      `/${resource} ${writeNumber(value.size)} Tf ${writeShow(wantedCodes(scene))} /${value.fontName} ${writeNumber(value.size)} Tf`,
    );
    return { ...replaced(scene), before: value.text, after: wanted };
  },
};

export const apartMethods: Method[] = [
  drawnLast,
  drawnInStream,
  otherOperators,
  touchUp,
  shapesDiffer,
];
