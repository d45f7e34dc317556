import { backgroundOf } from '../edit/background.js';
import { rectOf, type PageRect } from '../edit/page-edit.js';
import { addPicture } from '../edit/picture.js';
import { startOf, writeText } from '../edit/type-text.js';
import { writeNumber } from '../edit/write-value.js';
import type { Method, Scene } from '../method.js';
import { placeText, written } from './hidden.js';
import { replaced, retype, wantedString } from './in-place.js';

/** Slightly larger than the value, as if drawn by hand. */
export const patchOver = ({ value }: Scene): PageRect => {
  const { x, y, w, h } = rectOf(value);
  return { x: x - 1, y: y - 0.5, w: w + 2, h: h + 1 };
};

const path = ({ x, y, w, h }: PageRect): string => `${[x, y, w, h].map(writeNumber).join(' ')} re`;

export const filled = (rect: PageRect, colour: string): string => `q ${colour} ${path(rect)} f Q`;

const retyped = (scene: Scene): string =>
  writeText({
    fontName: scene.value.fontName,
    size: scene.value.size,
    codes: wantedString(scene),
    matrix: startOf(scene.value),
    colour: scene.value.colour,
  });

/** A rectangle in the paper's colour over the old value, and the new value on it. */
const rectangle: Method = {
  id: 'cover-rectangle',
  codes: ['text_covered'],
  forge(scene) {
    const { page, value } = scene;
    const cover = filled(patchOver(scene), backgroundOf(page, rectOf(value)));
    page.draw(`${cover}\n${retyped(scene)}`);
    return replaced(scene);
  },
};

/** A rectangle over a value to be hidden, with nothing on it. */
const blotted: Method = {
  id: 'cover-blank',
  codes: ['text_covered'],
  forge(scene) {
    const { page, value } = scene;
    page.draw(filled(patchOver(scene), backgroundOf(page, rectOf(value))));
    return { ...replaced(scene), after: null };
  },
};

/** A picture of the new value over the old one. */
const picture: Method = {
  id: 'cover-picture',
  codes: ['text_covered'],
  forge(scene) {
    const { edit, page, wanted } = scene;
    const rect = patchOver(scene);
    const reference = addPicture(edit, wanted, {
      width: rect.w * 4,
      height: rect.h * 4,
      paper: '#ffffff',
      ink: '#1a1a1a',
      fontPx: rectOf(scene.value).h * 4,
    });
    const name = page.addResource('XObject', reference, 'Im');
    page.draw(
      `q ${writeNumber(rect.w)} 0 0 ${writeNumber(rect.h)} ${writeNumber(rect.x)} ${writeNumber(rect.y)} cm /${name} Do Q`,
    );
    return replaced(scene);
  },
};

/** The old value removed, its place painted over and written on again. */
const paintedOver: Method = {
  id: 'painted-over',
  codes: ['area_painted_over', 'text_drawn_separately'],
  forge(scene) {
    const { page, value } = scene;
    const under = backgroundOf(page, rectOf(value));
    retype(scene, '');
    page.draw(`${filled(patchOver(scene), under)}\n${retyped(scene)}`);
    return replaced(scene);
  },
};

/** A scanned value painted over in the paper's colour and retyped. */
const onScan: Method = {
  id: 'scan-typed-over',
  codes: ['text_covered', 'area_painted_over', 'text_drawn_separately'],
  scanned: true,
  forge(scene) {
    scene.page.draw(`${filled(patchOver(scene), '0.96 0.96 0.95 rg')}\n${retyped(scene)}`);
    return replaced(scene);
  },
};

/** A scanned value covered by a picture of another. */
const pictureOnScan: Method = {
  ...picture,
  id: 'scan-picture-over',
  codes: ['text_covered', 'area_painted_over'],
  scanned: true,
};

/** Typed into free space on a scan, beside the recognised words. */
const typedOnScan: Method = {
  id: 'scan-typed-beside',
  codes: ['text_drawn_separately'],
  scanned: true,
  forge(scene) {
    const placed = placeText(scene, 'Bonus 12,400.00', 10);
    scene.page.draw(written(placed));
    return { box: scene.page.boxOf(placed.rect), before: null, after: placed.text };
  },
};

export const coverMethods: Method[] = [
  rectangle,
  blotted,
  picture,
  paintedOver,
  onScan,
  pictureOnScan,
  typedOnScan,
];
