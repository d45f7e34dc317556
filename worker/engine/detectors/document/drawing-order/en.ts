import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'order of drawing';

export const words = {
  text_drawn_separately: {
    title: 'A value was drawn apart from the rest of the page',
    detail: (v) =>
      `${quote(v.text)} on page ${v.page} stands amid the rest of the page, but the file draws it ${APART[String(v.why)] ?? 'separately'}. Text put on a finished page later is drawn like this: an edited value, and also an entry in a form, a stamp or a page number. Compare it with the original.`,
  },
  text_edit_marked: {
    title: 'The file marks text as edited by hand',
    detail: (v) =>
      `${quote(v.text)} on page ${v.page} carries the mark that ${isolate(v.program)} leaves on text that a person retyped in it. The issuer may have corrected the text, or somebody else changed it. Ask for the file before that.`,
  },
} satisfies Record<string, FindingText>;

const APART: Record<string, string> = {
  order: 'after everything else',
  stream: 'in a separate part added at the end',
  over_scan: 'as text over the scanned picture of the page',
  operators: 'with other commands than all its other text in that font',
};
