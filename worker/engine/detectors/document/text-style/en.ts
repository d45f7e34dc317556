import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'style of the text';

export const words = {
  text_style_differs: {
    title: 'A value is set differently from its neighbours',
    detail: (v) =>
      `${quote(v.text)} on page ${v.page} differs in ${STYLE[String(v.what)] ?? 'style'} from the rest of its ${AMONG[String(v.among)] ?? 'line'}${v.usual ? ` (${isolate(v.found)}, not ${isolate(v.usual)})` : ''}. Values that belong together are mostly set alike, and a value put in later often differs. Programs also set values apart on purpose, and use another font for letters that one lacks. Compare it with the original.`,
  },
  text_misaligned: {
    title: 'A value stands out of line',
    detail: (v) =>
      v.what === 'overlap'
        ? `${quote(v.text)} on page ${v.page} lies ${isolate(v.off)} points over the text beside it. A longer value put in later often finds no room; neither does a long one in a narrow column of a form.`
        : `${quote(v.text)} on page ${v.page} lies ${isolate(v.off)} points off ${v.what === 'edge' ? 'the edge of its column' : 'the baseline of its line'}, which the others share. A value put in later often misses it; so do values that a form places in boxes of their own. Compare it with the original.`,
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
