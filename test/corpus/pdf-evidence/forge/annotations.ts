import type { PdfDict, PdfValue } from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { rectOf, type PageRect } from '../edit/page-edit.js';
import { copyOf, dictOf } from '../edit/values.js';
import { textString, writeLiteral, writeNumber, writeValue } from '../edit/write-value.js';
import type { Method, Scene } from '../method.js';
import { patchOver } from './cover.js';
import { replaced, retype } from './in-place.js';

const corners = ({ x, y, w, h }: PageRect): number[] => [x, y, x + w, y + h];

/** Adds an annotation with an appearance of its own to the page. */
export function annotate(
  { edit, page }: Scene,
  rect: PageRect,
  { keys, drawing }: { keys: string; drawing: string },
): PdfValue {
  const { w, h } = rect;
  const appearance = edit.add(
    dictOf(
      `<</Type/XObject/Subtype/Form/BBox[0 0 ${writeNumber(w)} ${writeNumber(h)}]/Resources<</Font<</Helv<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>>>`,
    ),
    Buffer.from(drawing, 'latin1'),
  );
  const annotation: PdfDict = dictOf(
    `<</Type/Annot/Rect[${corners(rect).map(writeNumber).join(' ')}]/F 4${keys}>>`,
  );
  annotation.entries.set('AP', { entries: new Map([['N', appearance]]) });
  const reference = edit.add(annotation);
  const others = edit.resolve(page.dict().entries.get('Annots'));
  page.set('Annots', [...(Array.isArray(others) ? others : []), reference]);
  return reference;
}

const WHITE = '1 1 1 rg';

const valueOn = ({ w, h }: PageRect, text: string, size: number): string =>
  `${WHITE} 0 0 ${writeNumber(w)} ${writeNumber(h)} re f 0 g BT /Helv ${writeNumber(size)} Tf 1 ${writeNumber(h * 0.25)} Td ${writeLiteral(text)} Tj ET`;

/** The value's own height; its box is a point lower than the one drawn over it. */
const sizeOf = (rect: PageRect): number => rect.h - 1;

const over = (id: string, keys: (scene: Scene, rect: PageRect) => string): Method => ({
  id: `annotation-${id}`,
  codes: ['annotation_over_text'],
  forge(scene) {
    const rect = patchOver(scene);
    annotate(scene, rect, {
      keys: keys(scene, rect),
      drawing: valueOn(rect, scene.wanted, sizeOf(rect)),
    });
    return replaced(scene);
  },
});

const string = (text: string): string => writeValue({ string: textString(text) });

/** A rectangle from a commenting program that covers the value. */
const square: Method = {
  id: 'annotation-square',
  codes: ['annotation_over_text', 'text_covered'],
  forge(scene) {
    const rect = patchOver(scene);
    annotate(scene, rect, {
      keys: '/Subtype/Square/C[1 1 1]/IC[1 1 1]',
      drawing: `${WHITE} 0 0 ${writeNumber(rect.w)} ${writeNumber(rect.h)} re f`,
    });
    return { ...replaced(scene), after: null };
  },
};

/** A form field with the new value, laid over the printed one. */
const widget: Method = {
  id: 'annotation-widget',
  codes: ['annotation_over_text'],
  forge(scene) {
    const { edit, wanted } = scene;
    const rect = patchOver(scene);
    const field = annotate(scene, rect, {
      keys: `/Subtype/Widget/FT/Tx/T(amount)/V${string(wanted)}/DA(/Helv 9 Tf 0 g)`,
      drawing: `/Tx BMC q ${valueOn(rect, wanted, sizeOf(rect))} Q EMC`,
    });
    const catalogue = edit.resolveDict({ reference: edit.root });
    if (catalogue === null) return null;
    const root = copyOf(catalogue);
    root.entries.set('AcroForm', { entries: new Map([['Fields', [field]]]) });
    edit.set(edit.root, { value: root, stream: null });
    return replaced(scene);
  },
};

/** The value removed from the page and shown only by an annotation. */
const instead: Method = {
  id: 'annotation-instead',
  codes: ['annotation_over_text'],
  forge(scene) {
    const rect = patchOver(scene);
    retype(scene, '');
    annotate(scene, rect, {
      keys: `/Subtype/FreeText/DA(/Helv 9 Tf 0 g)/Contents${string(scene.wanted)}`,
      drawing: valueOn(rect, scene.wanted, sizeOf(rect)),
    });
    return { ...replaced(scene), box: scene.page.boxOf(rectOf(scene.value)) };
  },
};

export const annotationMethods: Method[] = [
  over(
    'free-text',
    ({ wanted }) => `/Subtype/FreeText/DA(/Helv 9 Tf 0 g)/Contents${string(wanted)}`,
  ),
  over('stamp', () => '/Subtype/Stamp/Name/Amount'),
  square,
  widget,
  instead,
];
