import type { Attack } from './case.js';
import {
  AMOUNT,
  AMOUNT_RECT,
  annotated,
  box,
  content,
  form,
  line,
  paper,
  type PaperParts,
  rewritten,
  signed,
  stream,
  update,
} from './paper.js';

const { x, y, w, h, text, forged } = AMOUNT;

/** The page prints the forged amount; a cover shows the other one until it is taken away. */
const covered = (parts: PaperParts): Buffer =>
  signed(paper({ content: content(forged), ...parts }));

const shows = { before: text, after: forged, rect: AMOUNT_RECT };

/** White, with the amount that the signer sees; 1 unit = 1 point from the amount's corner. */
const COVER = `${box(0, 0, w, h)}\n${line(0, 3, text)}`;
const PLACED = `q 1 0 0 1 ${x} ${y - 3} cm /X1 Do Q`;

/** A white picture, 7 x 2 pixels, placed over the amount. */
const PICTURE = stream(
  '\xff'.repeat(14),
  '/Type/XObject/Subtype/Image/Width 7/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8',
);
const PICTURED = `${content(forged)}\nq ${w} 0 0 ${h} ${x} ${y - 3} cm /X1 Do Q`;
const pictured = (): Buffer =>
  covered({
    content: PICTURED,
    resources: '/XObject<</X1 11 0 R>>',
    more: { 11: PICTURE },
  });
const hidden = { before: null, after: forged, rect: AMOUNT_RECT };

const widget = (entries: string): string =>
  `<</Type/Annot/Subtype/Widget/FT/Tx/P 3 0 R/F 4/Rect[${x} ${y - 3} ${x + w} ${y - 3 + h}]${entries}>>`;

const noted = (subtype: string, cover = COVER): Buffer =>
  covered({
    page: '/Annots[10 0 R]',
    more: {
      10: `<</Type/Annot/Subtype/${subtype}/F 4/Rect[${x} ${y - 3} ${x + w} ${y - 3 + h}]/AP<</N 11 0 R>>>>`,
      11: form(w, h, cover, '/XObject<</X1 12 0 R>>'),
      12: PICTURE,
    },
  });

const attack = (id: string, make: () => Buffer, shown: Attack['shows'] = shows): Attack => ({
  id: `hide-${id}`,
  kind: 'shadow: hide',
  make,
  shows: shown,
});

/** Two fields: one with the amount, and a larger one over it that was clear when it was signed. */
function formOverForm(shown: string): Buffer {
  const pdf = signed(
    paper({
      content: content(''),
      catalogue: '/AcroForm<</Fields[10 0 R 12 0 R]/DR<</Font<</F1 5 0 R>>>>/DA(/F1 11 Tf 0 g)>>',
      page: '/Annots[10 0 R 12 0 R]',
      more: {
        10: widget(`/T(Amount)/V(${text})/DA(/F1 11 Tf 0 g)/AP<</N 11 0 R>>`),
        11: form(w, h, line(0, 3, text)),
        12: `<</Type/Annot/Subtype/Widget/FT/Tx/P 3 0 R/F 4/T(Remark)/DA(/F1 11 Tf 0 g)/Rect[380 550 560 580]/AP<</N 13 0 R>>>>`,
        13: form(180, 30, ''),
      },
    }),
  );
  return update(pdf, { 13: form(180, 30, `${box(0, 0, 180, 30)}\n${shown}`) });
}

export const shadowHide: Attack[] = [
  attack('contents-dropped', () => {
    const pdf = covered({
      contents: '[4 0 R 10 0 R]',
      more: { 10: stream(`q 1 0 0 1 ${x} ${y - 3} cm ${COVER} Q`) },
    });
    return update(pdf, { 3: rewritten(pdf, 3, { Contents: '[4 0 R]' }) });
  }),
  attack('contents-emptied', () =>
    update(
      covered({
        contents: '[4 0 R 10 0 R]',
        more: { 10: stream(`q 1 0 0 1 ${x} ${y - 3} cm ${COVER} Q`) },
      }),
      { 10: stream('') },
    ),
  ),
  attack('form-emptied', () =>
    update(
      covered({
        content: `${content(forged)}\n${PLACED}`,
        resources: '/XObject<</X1 11 0 R>>',
        more: { 11: form(w, h, COVER) },
      }),
      { 11: form(w, h, '') },
    ),
  ),
  attack(
    'picture-dropped-from-page',
    () => {
      const pdf = pictured();
      return update(pdf, { 3: rewritten(pdf, 3, { Resources: '<</Font<</F1 5 0 R>>>>' }) });
    },
    hidden,
  ),
  attack('picture-set-to-null', () => update(pictured(), { 11: 'null' }), hidden),
  attack('picture-freed', () => freed(pictured(), 11), hidden),
  attack(
    'picture-shrunk',
    () => update(pictured(), { 11: PICTURE.replace('/Width 7', '/Width 0') }),
    hidden,
  ),
  attack(
    'picture-made-clear',
    () =>
      update(pictured(), {
        11: PICTURE.replace('/Width 7', '/SMask 150 0 R/Width 7'),
        150: PICTURE.replaceAll('\xff', '\x00'),
      }),
    hidden,
  ),
  attack(
    'picture-by-its-resources',
    () => {
      const pdf = signed(
        paper({
          content: PICTURED,
          resources: '/XObject 12 0 R',
          more: { 11: PICTURE, 12: '<</X1 11 0 R>>' },
        }),
      );
      return update(pdf, { 12: '<<>>' });
    },
    hidden,
  ),
  attack(
    'picture-by-its-size',
    () => {
      const pdf = signed(
        paper({
          content: PICTURED,
          resources: '/XObject<</X1 11 0 R>>',
          more: { 11: PICTURE.replace('/Width 7', '/Width 12 0 R'), 12: '7' },
        }),
      );
      return update(pdf, { 12: '0' });
    },
    hidden,
  ),
  attack('annotation-dropped', () => {
    const pdf = noted('FreeText');
    return update(pdf, { 3: rewritten(pdf, 3, { Annots: '[]' }) });
  }),
  attack('annotation-hidden', () => {
    const pdf = noted('Stamp');
    return update(pdf, { 10: rewritten(pdf, 10, { F: '2' }) });
  }),
  attack('annotation-emptied', () => update(noted('Stamp'), { 11: form(w, h, '') })),
  attack('field-made-clear', () => {
    const pdf = covered({
      catalogue: '/AcroForm<</Fields[10 0 R]/DA(/F1 11 Tf 0 g)>>',
      page: '/Annots[10 0 R]',
      more: {
        10: widget(`/T(Amount)/V(${text})/DA(/F1 11 Tf 0 g)/AP<</N 11 0 R>>`),
        11: form(w, h, COVER),
      },
    });
    return update(pdf, { 11: form(w, h, '') });
  }),
  attack('form-over-form', () => formOverForm(line(20, 10, forged))),
  attack('form-over-form-without-text', () => formOverForm(''), {
    before: text,
    after: null,
    rect: AMOUNT_RECT,
  }),
  attack(
    'picture-of-annotation',
    () => {
      const pdf = noted('Stamp', `${w} 0 0 ${h} 0 0 cm /X1 Do`);
      return update(pdf, { 12: 'null' });
    },
    hidden,
  ),
  attack('layer-switched-off', () => {
    const layers = (off: string): string =>
      `<</OCGs[12 0 R]/D<</Order[12 0 R]/ON[]/OFF[${off}]>>>>`;
    const pdf = covered({
      catalogue: `/OCProperties ${layers('')}`,
      content: `${content(forged)}\n/OC /L1 BDC ${PLACED} EMC`,
      resources: '/XObject<</X1 11 0 R>>/Properties<</L1 12 0 R>>',
      more: { 11: form(w, h, COVER), 12: '<</Type/OCG/Name(Cover)>>' },
    });
    return update(pdf, { 1: rewritten(pdf, 1, { OCProperties: layers('12 0 R') }) });
  }),
  attack('annotation-over-annotation', () => {
    const pdf = signed(
      paper({
        content: content(''),
        page: '/Annots[10 0 R]',
        more: {
          10: `<</Type/Annot/Subtype/Stamp/F 4/Rect[${x} ${y - 3} ${x + w} ${y - 3 + h}]/AP<</N 11 0 R>>>>`,
          11: form(w, h, line(0, 3, text)),
        },
      }),
    );
    return update(pdf, {
      3: rewritten(pdf, 3, { Annots: annotated(pdf, [150]) }),
      150: `<</Type/Annot/Subtype/Stamp/F 4/Rect[380 550 560 580]/AP<</N 151 0 R>>>>`,
      151: form(180, 30, `${box(0, 0, 180, 30)}\n${line(20, 10, forged)}`),
    });
  }),
];

/** Frees an object by the cross-reference alone. */
function freed(pdf: Buffer, number: number): Buffer {
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1] ?? '0';
  const tail = `xref\n0 1\n0000000000 65535 f \n${number} 1\n0000000000 00001 f \ntrailer\n<</Size 200/Root 1 0 R/Prev ${start}>>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(tail, 'latin1')]);
}
