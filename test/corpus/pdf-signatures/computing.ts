import type { Box } from './case.js';
import { form, line, paper, rectOf, rewritten, update } from './paper.js';

/** Where the total stands. */
export const TOTAL_RECT: Box = rectOf(201, 368, 50, 12);

const valued = (value: string): string => (value === '' ? '' : `/V(${value})`);
const shown = (value: string): string => (value === '' ? '' : line(2, 5, value));

/** A blank form whose total a script computes; people cannot type into it. */
export const computing = (total: string, fee = ''): Buffer =>
  paper({
    catalogue:
      '/AcroForm<</Fields[10 0 R 12 0 R]/CO[12 0 R]/DR<</Font<</F1 5 0 R>>>>/DA(/F1 11 Tf 0 g)>>',
    page: '/Annots[10 0 R 12 0 R]',
    more: {
      10: `<</Type/Annot/Subtype/Widget/FT/Tx/P 3 0 R/F 4/T(Fee)/DA(/F1 11 Tf 0 g)/Rect[200 396 400 414]/AP<</N 11 0 R>>${valued(fee)}>>`,
      11: form(200, 18, shown(fee)),
      12: `<</Type/Annot/Subtype/Widget/FT/Tx/Ff 1/P 3 0 R/F 4/T(Total)/DA(/F1 11 Tf 0 g)/Rect[200 366 400 384]/AP<</N 13 0 R>>/AA<</C 14 0 R>>${valued(total)}>>`,
      13: form(200, 18, shown(total)),
      14: '<</S/JavaScript/JS(AFSimple_Calculate\\("SUM", ["Fee"]\\);)>>',
    },
  });

/** What a viewer writes when it runs the form's scripts, and a person filled in the fee or not. */
export const compute = (pdf: Buffer, total: string, fee = ''): Buffer => {
  const results = { 12: rewritten(pdf, 12, { V: `(${total})` }), 13: form(200, 18, shown(total)) };
  const filled = { 10: rewritten(pdf, 10, { V: `(${fee})` }), 11: form(200, 18, shown(fee)) };
  return update(pdf, fee === '' ? results : { ...results, ...filled });
};
