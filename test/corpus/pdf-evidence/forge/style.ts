import { borrowFont } from '../edit/borrow-font.js';
import { dictOf } from '../edit/values.js';
import { codesFor, writeMatrix, writeShow } from '../edit/type-text.js';
import { readFont } from '../edit/font.js';
import { writeHex, writeNumber } from '../edit/write-value.js';
import { FONTS } from '../../samples/fonts.js';
import type { Method, Scene } from '../method.js';
import { moved } from '../edit/type-text.js';
import { replaced, retype, wantedCodes } from './in-place.js';

const between = (random: () => number, low: number, high: number): number =>
  Math.round((low + random() * (high - low)) * 100) / 100;

/** The font operator that restores the value's own style. */
const ownFont = ({ value }: Scene): string => `/${value.fontName} ${writeNumber(value.size)} Tf`;

/** Retyped with other operators around the letters, and the style restored after them. */
const restyled = (scene: Scene, before: string, after: string): void =>
  retype(scene, `${before} ${writeShow(wantedCodes(scene))} ${after}`);

/** Retyped in a font of the page's resources, and the value's own font restored. */
const retypeIn = (scene: Scene, resource: string, codes: string): void =>
  retype(scene, shownIn(scene, resource, codes));

const shownIn = (scene: Scene, resource: string, codes: string): string =>
  `/${resource} ${writeNumber(scene.value.size)} Tf ${writeHex(codes)} Tj ${ownFont(scene)}`;

const otherFont: Method = {
  id: 'style-font-standard',
  codes: ['text_style_differs'],
  value: 'column',
  forge(scene) {
    const { edit, page, value, wanted } = scene;
    const name = value.font.name.includes('Helvetica') ? 'Times-Roman' : 'Helvetica';
    const dict = dictOf(`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`);
    const codes = codesFor(readFont(edit, dict), wanted);
    if (codes === null) return null;
    const resource = page.addResource('Font', edit.add(dict), 'Fn');
    retypeIn(scene, resource, codes);
    return replaced(scene);
  },
};

/** A similar-looking font, embedded for this one value. */
const similarFont: Method = {
  id: 'style-font-embedded',
  codes: ['text_style_differs', 'font_split'],
  value: 'column',
  async forge(scene) {
    const { edit, page, value, wanted } = scene;
    const family = [FONTS.heebo, FONTS.assistant, FONTS.rubik].find(
      ({ name }) => !value.font.name.includes(name),
    );
    if (family === undefined) return null;
    const { reference, font } = await borrowFont(edit, family.regular, wanted);
    const codes = codesFor(font, wanted);
    if (codes === null) return null;
    const resource = page.addResource('Font', reference, 'TT');
    retypeIn(scene, resource, codes);
    return replaced(scene);
  },
};

/** The document's own font, embedded again for the letters of one value. */
const duplicateSubset: Method = {
  id: 'font-subset-again',
  codes: ['text_style_differs', 'font_split'],
  value: 'column',
  async forge(scene) {
    const { edit, page, value, wanted, genuine } = scene;
    if (genuine.fonts === null) return null;
    const file = /bold/i.test(value.font.name) ? genuine.fonts.bold : genuine.fonts.regular;
    const { reference, font } = await borrowFont(edit, file, wanted);
    const codes = codesFor(font, wanted);
    if (codes === null) return null;
    const resource = page.addResource('Font', reference, 'TT');
    retypeIn(scene, resource, codes);
    return replaced(scene);
  },
};

const otherSize: Method = {
  id: 'style-size',
  codes: ['text_style_differs'],
  value: 'column',
  forge(scene) {
    const by = between(scene.random, 0.6, 1.4) * (scene.random() < 0.5 ? -1 : 1);
    const size = scene.value.size * (1 + by / sizeOnPage(scene));
    restyled(scene, `/${scene.value.fontName} ${writeNumber(size)} Tf`, ownFont(scene));
    return replaced(scene);
  },
};

/** In points, taking the text's matrix into account. */
const sizeOnPage = ({ value }: Scene): number =>
  Math.abs(value.size * value.textMatrix[3] * value.ctm[3]);

/** Black text is retyped in a dark grey, and grey or coloured text in black. */
const otherColour: Method = {
  id: 'style-colour',
  codes: ['text_style_differs'],
  value: 'column',
  forge(scene) {
    const { colour } = scene.value;
    const black = colour === '' || /^(?:\S+ cs )?\s*[\s0.]+(?:g|rg|sc|scn)$/.test(colour);
    const tone = black ? writeNumber(between(scene.random, 0.2, 0.3)) : '0';
    restyled(scene, `${tone} g`, colour === '' ? '0 g' : colour);
    return replaced(scene);
  },
};

const letterSpaced: Method = {
  id: 'style-spacing',
  codes: ['text_style_differs', 'text_misaligned'],
  value: 'column',
  forge(scene) {
    const { value } = scene;
    const by = between(scene.random, 0.35, 0.7) / Math.abs(value.textMatrix[0] * value.ctm[0]);
    const shift = (by * scene.wanted.length * 1000) / value.size;
    // Typed so that it ends at the same right edge, as in a column of amounts.
    retype(
      scene,
      `${writeNumber(value.charSpacing + by)} Tc [${writeNumber(shift)} ${writeShow(wantedCodes(scene)).slice(1)} ${writeNumber(value.charSpacing)} Tc`,
    );
    return replaced(scene);
  },
};

/** Shifts the value by points on the page; relative positions after it remain valid. */
function shifted(scene: Scene, x: number, y: number): void {
  const { value } = scene;
  const scaleX = value.textMatrix[0] * value.ctm[0];
  const scaleY = value.textMatrix[3] * value.ctm[3];
  const matrix = moved(value.textMatrix, x / scaleX, y / scaleY);
  retype(
    scene,
    `${writeMatrix(matrix)} Tm ${writeShow(wantedCodes(scene))} ${writeMatrix(value.lineAfter)} Tm`,
  );
}

const baseline: Method = {
  id: 'baseline-shifted',
  codes: ['text_misaligned'],
  value: 'column',
  forge(scene) {
    shifted(scene, 0, between(scene.random, 0.75, 1.1) * (scene.random() < 0.5 ? -1 : 1));
    return replaced(scene);
  },
};

/** The new value starts at a position that misses the column's edge. */
const edge: Method = {
  id: 'edge-shifted',
  // New digits without the old ones' kerning are reported as well.
  codes: ['text_misaligned', 'text_style_differs'],
  value: 'column',
  forge(scene) {
    const { random } = scene;
    shifted(scene, between(random, 1.8, 3.5) * (random() < 0.5 ? -1 : 1), 0);
    return replaced(scene);
  },
};

/** A digit missing from its subset, drawn by the program in a standard font. */
const digitFallback: Method = {
  id: 'style-digit-fallback',
  codes: ['text_style_differs', 'text_drawn_separately'],
  value: 'column',
  forge(scene) {
    const { edit, page, value, wanted } = scene;
    const at = [...wanted].findIndex((letter, index) => letter !== value.text[index]);
    const name = value.font.name.includes('Helvetica') ? 'Times-Roman' : 'Helvetica';
    const dict = dictOf(`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`);
    const code = codesFor(readFont(edit, dict), wanted[at] ?? '');
    if (code === null) return null;
    const resource = page.addResource('Font', edit.add(dict), 'FB');
    const codes = wantedCodes(scene);
    const parts = [
      ...(at === 0 ? [] : [writeShow(codes.slice(0, at))]),
      shownIn(scene, resource, code),
      writeShow(codes.slice(at + 1)),
    ];
    retype(scene, parts.join(' '));
    return replaced(scene);
  },
};

export const styleMethods: Method[] = [
  otherFont,
  similarFont,
  duplicateSubset,
  otherSize,
  otherColour,
  letterSpaced,
  baseline,
  edge,
  digitFallback,
];
