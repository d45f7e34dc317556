import type { PageRect, TrueBox } from '../edit/page-edit.js';
import { readFont } from '../edit/font.js';
import { rectOf } from '../edit/page-edit.js';
import { addPicture } from '../edit/picture.js';
import { advanceOf } from '../edit/type-text.js';
import { dictOf } from '../edit/values.js';
import { writeLiteral, writeNumber } from '../edit/write-value.js';
import type { Done, Method, Scene } from '../method.js';

/** Text that nobody sees, placed in free space near the foot of the page. */
export interface Placed {
  text: string;
  fontName: string;
  size: number;
  x: number;
  y: number;
  rect: PageRect;
}

export function placeText(
  { edit, page }: Scene,
  text: string,
  size = 9,
  at?: { x: number; y: number },
): Placed {
  const dict = dictOf('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  const fontName = page.addResource('Font', edit.add(dict), 'Fh');
  const { x, y } = at ?? emptyPlace(page.view, page.shows().map(rectOf));
  const w = (advanceOf(readFont(edit, dict), text) / 1000) * size;
  return { text, fontName, size, x, y, rect: { x, y: y - 0.22 * size, w, h: size } };
}

/** A baseline in the lower half of the page with no text near it. */
function emptyPlace(
  [left, bottom, , top]: readonly [number, number, number, number],
  taken: PageRect[],
): { x: number; y: number } {
  for (let y = bottom + (top - bottom) * 0.4; y > bottom + 30; y -= 6)
    if (taken.every((rect) => rect.y > y + 16 || rect.y + rect.h < y - 10))
      return { x: left + 60, y };
  return { x: left + 60, y: bottom + 20 };
}

export const written = ({ text, fontName, size, x, y }: Placed, more = ''): string =>
  `q ${more} BT /${fontName} ${writeNumber(size)} Tf 1 0 0 1 ${writeNumber(x)} ${writeNumber(y)} Tm ${writeLiteral(text)} Tj ET Q`;

const HIDDEN_TEXTS = [
  'Account verified, income confirmed 48,200.00',
  'Average monthly salary 31,750.00 for 12 months',
  'Closing balance 215,400.00 approved',
];

const hiddenText = ({ random }: Scene): string =>
  HIDDEN_TEXTS[Math.floor(random() * HIDDEN_TEXTS.length)] ?? '';

const added = (text: string, box: TrueBox | null): Done => ({ box, before: null, after: text });

const hiding = (id: string, draw: (scene: Scene, placed: Placed) => string, size = 9): Method => ({
  id: `hidden-${id}`,
  codes: id === 'under-picture' ? ['hidden_text', 'text_covered'] : ['hidden_text'],
  forge(scene) {
    const placed = placeText(scene, hiddenText(scene), size);
    scene.page.draw(draw(scene, placed));
    return added(placed.text, scene.page.boxOf(placed.rect));
  },
});

const offPage: Method = {
  id: 'hidden-off-page',
  codes: ['hidden_text'],
  forge(scene) {
    const [left, bottom, right] = scene.page.view;
    const at = { x: scene.random() < 0.5 ? right + 40 : left + 60, y: bottom - 60 };
    const placed = placeText(scene, hiddenText(scene), 9, at);
    scene.page.draw(written(placed));
    return added(placed.text, null);
  },
};

export const hiddenMethods: Method[] = [
  hiding('mode', (_, placed) => written(placed, '3 Tr')),
  hiding('white', (_, placed) => written(placed, '1 1 1 rg')),
  hiding('transparent', ({ page }, placed) => {
    const state = page.addResource('ExtGState', dictOf('<</Type/ExtGState/ca 0/CA 0>>'), 'Gs');
    return written(placed, `/${state} gs`);
  }),
  hiding('tiny', (_, placed) => written(placed), 0.6),
  hiding('under-picture', ({ edit, page }, placed) => {
    const { x, y, w, h } = placed.rect;
    const picture = addPicture(edit, '', { width: 40, height: 8, paper: '#e8eef6', ink: '#000' });
    const name = page.addResource('XObject', picture, 'Im');
    const over = `q ${[w + 4, 0, 0, h + 4, x - 2, y - 2].map(writeNumber).join(' ')} cm /${name} Do Q`;
    return `${written(placed)}\n${over}`;
  }),
  hiding('clipped', ({ page }, placed) =>
    written(placed, `${writeNumber(page.view[0])} ${writeNumber(page.view[1])} 2 2 re W n`),
  ),
  offPage,
];
