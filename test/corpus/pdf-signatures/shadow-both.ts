import type { Attack } from './case.js';
import {
  AMOUNT,
  AMOUNT_RECT,
  content,
  form,
  line,
  paper,
  rewritten,
  row,
  signed,
  stream,
  update,
} from './paper.js';

const { x, y, w, h, text, forged } = AMOUNT;
const shows = { before: text, after: forged, rect: AMOUNT_RECT };

/** A second content that no page uses. */
const SHADOW = { 20: stream(content(forged)) };
const SHADOW_PAGE =
  '<</Type/Page/Parent 22 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>>>/Contents 20 0 R>>';
const SHADOW_TREE = {
  ...SHADOW,
  21: SHADOW_PAGE,
  22: '<</Type/Pages/Kids[21 0 R]/Count 1>>',
  23: '<</Type/Catalog/Pages 22 0 R>>',
};

const attack = (id: string, make: () => Buffer): Attack => ({
  id: `both-${id}`,
  kind: 'shadow: hide and replace',
  make,
  shows,
});

/** Points an object number at another place of the file, by the cross-reference alone. */
function pointed(pdf: Buffer, number: number, offset: number, root = '1 0 R'): Buffer {
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1] ?? '0';
  return Buffer.concat([
    pdf,
    Buffer.from(
      `xref\n${number} 1\n${row(offset)}trailer\n<</Size 200/Root ${root}/Prev ${start}>>\nstartxref\n${pdf.length}\n%%EOF\n`,
      'latin1',
    ),
  ]);
}

/** A picture of as many bars as there are bytes, 8 points each. */
const bars = (pattern: string): string =>
  stream(
    pattern,
    `/Type/XObject/Subtype/Image/Width ${pattern.length * 8}/Height 1/ColorSpace/DeviceGray/BitsPerComponent 1`,
  );
const [TRUE_BARS, FORGED_BARS] = ['\xaa\xf0\x0f', '\x55\x0f\xf0'];

/** Pictures without a word: what changed is seen only where the page is drawn. */
const drawn = { before: null, after: null, rect: AMOUNT_RECT };

export const shadowBoth: Attack[] = [
  attack('content-reference', () => {
    const pdf = signed(paper({ more: SHADOW }));
    return update(pdf, { 3: rewritten(pdf, 3, { Contents: '20 0 R' }) });
  }),
  attack('page-reference', () => {
    const pdf = signed(paper({ more: SHADOW_TREE }));
    return update(pdf, { 2: '<</Type/Pages/Kids[21 0 R]/Count 1>>' });
  }),
  attack('page-tree-reference', () => {
    const pdf = signed(paper({ more: SHADOW_TREE }));
    return update(pdf, { 1: rewritten(pdf, 1, { Pages: '22 0 R' }) });
  }),
  attack('catalogue-reference', () => {
    const pdf = signed(paper({ more: SHADOW_TREE }));
    const offset = pdf.indexOf('23 0 obj');
    return pointed(pdf, 23, offset, '23 0 R');
  }),
  attack('picture-reference', () => {
    const pdf = signed(
      paper({
        content: `${content('')}\nq 1 0 0 1 ${x} ${y - 3} cm /X1 Do Q`,
        resources: '/XObject 12 0 R',
        more: {
          11: form(w, h, line(0, 3, text)),
          12: '<</X1 11 0 R>>',
          13: form(w, h, line(0, 3, forged)),
        },
      }),
    );
    return update(pdf, { 12: '<</X1 13 0 R>>' });
  }),
  // Two objects of one number in the signed bytes; the table named the other one.
  attack('use-by-cross-reference', () => {
    const lead = `4 0 obj\n${stream(content(forged))}\nendobj\n`;
    const pdf = signed(paper({ lead }));
    return pointed(pdf, 4, pdf.indexOf('4 0 obj'));
  }),
  attack('use-of-form-by-cross-reference', () => {
    const lead = `11 0 obj\n${form(w, h, line(0, 3, forged))}\nendobj\n`;
    const pdf = signed(
      paper({
        lead,
        content: `${content('')}\nq 1 0 0 1 ${x} ${y - 3} cm /X1 Do Q`,
        resources: '/XObject<</X1 11 0 R>>',
        more: { 11: form(w, h, line(0, 3, text)) },
      }),
    );
    return pointed(pdf, 11, pdf.indexOf('11 0 obj'));
  }),
  // Signed as metadata, which nobody sees; then used as the page's content.
  attack('use-of-metadata', () => {
    const pdf = signed(
      paper({
        catalogue: '/Metadata 20 0 R',
        more: { 20: stream(content(forged), '/Type/Metadata/Subtype/XML') },
      }),
    );
    return update(pdf, { 3: rewritten(pdf, 3, { Contents: '20 0 R' }) });
  }),
  {
    ...attack('use-of-picture', () => {
      const pdf = signed(
        paper({
          content: `${content('')}\nq ${w} 0 0 ${h} ${x} ${y - 3} cm /X1 Do Q`,
          resources: '/XObject<</X1 11 0 R>>',
          more: { 11: bars(TRUE_BARS) },
          lead: `11 0 obj\n${bars(FORGED_BARS)}\nendobj\n`,
        }),
      );
      return pointed(pdf, 11, pdf.indexOf('11 0 obj'));
    }),
    shows: drawn,
  },
  {
    ...attack('picture-of-button', () => {
      const icon = '<</X1 20 0 R>>';
      const pdf = signed(
        paper({
          content: content(''),
          catalogue: '/AcroForm<</Fields[10 0 R]>>',
          page: '/Annots[10 0 R]',
          more: {
            10: `<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/P 3 0 R/F 4/T(Seal)/Rect[${x} ${y - 3} ${x + w} ${y - 3 + h}]/AP<</N 11 0 R>>>>`,
            11: form(w, h, `${w} 0 0 ${h} 0 0 cm /X1 Do`, `/XObject ${icon}`),
            20: bars(TRUE_BARS),
            21: bars(FORGED_BARS),
          },
        }),
      );
      return update(pdf, { 20: bars(FORGED_BARS) });
    }),
    shows: drawn,
  },
  // Signed as the icon of a button that is pressed; then as its normal look.
  attack('use-of-appearance', () => {
    const pdf = signed(
      paper({
        content: content(''),
        catalogue: '/AcroForm<</Fields[10 0 R]>>',
        page: '/Annots[10 0 R]',
        more: {
          10: `<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/P 3 0 R/F 4/T(Amount)/Rect[${x} ${y - 3} ${x + w} ${y - 3 + h}]/AP<</N 11 0 R/D 13 0 R>>>>`,
          11: form(w, h, line(0, 3, text)),
          13: form(w, h, line(0, 3, forged)),
        },
      }),
    );
    return update(pdf, { 10: rewritten(pdf, 10, { AP: '<</N 13 0 R/D 11 0 R>>' }) });
  }),
];
