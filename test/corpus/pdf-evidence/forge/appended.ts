import { isDict, isName } from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { backgroundOf } from '../edit/background.js';
import { rectOf } from '../edit/page-edit.js';
import { addPicture, pictureOf } from '../edit/picture.js';
import { startOf, writeShow, writeText } from '../edit/type-text.js';
import { dictOf } from '../edit/values.js';
import { writeNumber } from '../edit/write-value.js';
import type { Method } from '../method.js';
import { filled, patchOver } from './cover.js';
import { placeText, written } from './hidden.js';
import { replaced, retype, wantedCodes, wantedString } from './in-place.js';

const textReplaced: Method = {
  id: 'revision-text-replaced',
  codes: ['revision_text_replaced'],
  save: 'appended',
  forge(scene) {
    retype(scene, writeShow(wantedCodes(scene)));
    return replaced(scene);
  },
};

const textAdded: Method = {
  id: 'revision-text-added',
  codes: ['revision_text_added'],
  save: 'appended',
  forge(scene) {
    const placed = placeText(scene, 'Bonus payment 4,250.00', 10);
    scene.page.draw(written(placed));
    return { box: scene.page.boxOf(placed.rect), before: null, after: placed.text };
  },
};

const textRemoved: Method = {
  id: 'revision-text-removed',
  codes: ['revision_text_removed'],
  save: 'appended',
  forge(scene) {
    retype(scene, '');
    return { ...replaced(scene), after: null };
  },
};

/** Covered and retyped by a program that only appends. */
const coveredInStream: Method = {
  id: 'revision-cover',
  codes: ['revision_text_replaced', 'revision_text_added', 'text_covered'],
  save: 'appended',
  forge(scene) {
    const { page, value } = scene;
    const text = writeText({
      fontName: value.fontName,
      size: value.size,
      codes: wantedString(scene),
      matrix: startOf(value),
      colour: value.colour,
    });
    page.drawInStream(`${filled(patchOver(scene), backgroundOf(page, rectOf(value)))}\n${text}`);
    return replaced(scene);
  },
};

const pictureAdded: Method = {
  id: 'revision-picture-added',
  codes: ['revision_picture_changed'],
  save: 'appended',
  forge(scene) {
    const { edit, page } = scene;
    const [left, bottom] = page.view;
    const rect = { x: left + 70, y: bottom + 90, w: 120, h: 40 };
    const picture = addPicture(edit, 'APPROVED', {
      width: 240,
      height: 80,
      paper: '#f3f6ff',
      ink: '#1a3d8f',
    });
    const name = page.addResource('XObject', picture, 'Im');
    page.draw(
      `q ${[rect.w, 0, 0, rect.h, rect.x, rect.y].map(writeNumber).join(' ')} cm /${name} Do Q`,
    );
    return { box: page.boxOf(rect), before: null, after: null };
  },
};

/** Another picture replaces the object of one that the page shows. */
const pictureReplaced: Method = {
  id: 'revision-picture-replaced',
  codes: ['revision_picture_changed'],
  save: 'appended',
  forge({ edit, page }) {
    const resources = edit.resolveDict(page.dict().entries.get('Resources'));
    const objects = edit.resolveDict(resources?.entries.get('XObject'));
    for (const value of objects?.entries.values() ?? []) {
      if (typeof value !== 'object' || value === null || !('reference' in value)) continue;
      const dict = edit.resolve(value);
      const subtype = isDict(dict) ? dict.entries.get('Subtype') : null;
      if (!isDict(dict) || !isName(subtype) || subtype.name !== 'Image') continue;
      const [width, height] = ['Width', 'Height'].map((key) => Number(dict.entries.get(key)));
      if (!(width && height)) continue;
      const data = pictureOf('ACME', { width, height, paper: '#fff4e0', ink: '#7a1f1f' });
      edit.set(value.reference, {
        value: dictOf(
          `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Length ${data.length}>>`,
        ),
        stream: data,
      });
      return { box: null, before: null, after: null };
    }
    return null;
  },
};

export const appendedMethods: Method[] = [
  textReplaced,
  textAdded,
  textRemoved,
  coveredInStream,
  pictureAdded,
  pictureReplaced,
];
