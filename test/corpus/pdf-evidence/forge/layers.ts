import type {
  PdfDict,
  PdfReference,
  PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { copyOf, dictOf } from '../edit/values.js';
import { writeMatrix, writeShow } from '../edit/type-text.js';
import { rectOf } from '../edit/page-edit.js';
import type { Method, Scene } from '../method.js';
import { placeText, written } from './hidden.js';
import { replaced, retype, wantedCodes } from './in-place.js';

/** Adds a layer to the file, on or off; null if the file already has layers. */
function addLayer({ edit, page }: Scene, name: string, on: boolean): string | null {
  const catalogue = edit.resolveDict({ reference: edit.root });
  if (catalogue === null) return null;
  const group: PdfReference = edit.add(dictOf(`<</Type/OCG/Name(${name})>>`));
  const own = edit.resolveDict(catalogue.entries.get('OCProperties'));
  const groups = edit.resolve(own?.entries.get('OCGs'));
  const settings = copyOf(edit.resolveDict(own?.entries.get('D')) ?? dictOf('<<>>'));
  const off = edit.resolve(settings.entries.get('OFF'));
  if (!on) settings.entries.set('OFF', [...(Array.isArray(off) ? off : []), group]);
  const all = [...(Array.isArray(groups) ? groups : []), group];
  const root = copyOf(catalogue);
  const layers: PdfDict = { entries: new Map<string, PdfValue>([['OCGs', all]]) };
  layers.entries.set('D', settings);
  root.entries.set('OCProperties', layers);
  edit.set(edit.root, { value: root, stream: null });
  return page.addResource('Properties', group, 'Oc');
}

/** The old value on a layer switched off, the new one on a layer switched on. */
const swapped: Method = {
  id: 'layer-swap',
  codes: ['layer_hides_content'],
  forge(scene) {
    const { value, page } = scene;
    const hidden = addLayer(scene, 'Original', false);
    const shown = addLayer(scene, 'Edited', true);
    if (hidden === null || shown === null) return null;
    const start = `${writeMatrix(value.textMatrix)} Tm`;
    const layer = (name: string, show: string): string =>
      `/OC /${name} BDC BT ${start} ${show} ET EMC`;
    retype(
      scene,
      `ET ${layer(hidden, writeShow(value.codes))} ${layer(shown, writeShow(wantedCodes(scene)))} BT ${writeMatrix(value.lineAfter)} Tm`,
    );
    return { ...replaced(scene), box: page.boxOf(rectOf(value)) };
  },
};

const extra: Method = {
  id: 'layer-hidden',
  codes: ['layer_hides_content'],
  forge(scene) {
    const name = addLayer(scene, 'Notes', false);
    if (name === null) return null;
    const placed = placeText(scene, 'Closing balance 215,400.00 approved');
    scene.page.draw(`/OC /${name} BDC ${written(placed)} EMC`);
    return { box: scene.page.boxOf(placed.rect), before: null, after: placed.text };
  },
};

export const layerMethods: Method[] = [swapped, extra];
