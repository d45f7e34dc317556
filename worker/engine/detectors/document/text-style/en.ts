import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'style of the text';

export const words = {
  text_style_differs: {
    title: 'A value is set differently from its neighbours',
    detail: (v) =>
      `${quote(v.text)} on page ${v.page} differs in ${STYLE[String(v.what)] ?? 'style'} from the rest of its ${AMONG[String(v.among)] ?? 'line'}${v.usual ? ` (${isolate(v.found)}, not ${isolate(v.usual)})` : ''}. A program sets values that belong together in one style; a later edit often misses it.`,
  },
  text_misaligned: {
    title: 'A value stands out of line',
    detail: (v) =>
      v.what === 'overlap'
        ? `${quote(v.text)} on page ${v.page} lies ${isolate(v.off)} points over the text beside it. A program that sets a whole line leaves room for each value; a longer one put in later often finds none.`
        : `${quote(v.text)} on page ${v.page} lies ${isolate(v.off)} points off ${v.what === 'edge' ? 'the edge of its column' : 'the baseline of its line'}. Printed by one program, all of them fit exactly.`,
  },
} satisfies Record<string, FindingText>;

const STYLE: Record<string, string> = {
  font: 'font',
  subset: 'embedded font',
  size: 'size',
  colour: 'colour',
  spacing: 'letter spacing',
};

const AMONG: Record<string, string> = {
  line: 'line',
  column: 'column',
  word: 'word',
  page: 'page',
};
