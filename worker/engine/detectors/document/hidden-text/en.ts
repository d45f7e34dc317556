import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'hidden text';

export const words = {
  hidden_text: {
    title: 'The page holds text that nobody sees',
    detail: (v) =>
      `${quote(v.text)} on page ${v.page} is ${HIDDEN[String(v.how)] ?? 'invisible'}. A person does not see it; a program that reads the file does. Scanners, signing services and printing houses leave such text too. Judge by what it says.`,
  },
} satisfies Record<string, FindingText>;

const HIDDEN: Record<string, string> = {
  mode: 'drawn invisibly',
  colour: 'drawn in the colour of its background',
  transparent: 'fully transparent',
  tiny: 'too small to be read',
  off_page: 'outside the visible page',
  clipped: 'cut away by a clipping path',
  covered: 'under a picture',
  under_box: 'under a painted box',
  blacked_out: 'under a dark bar, as people black out private details, but still in the file',
  annotation: 'in an annotation that is not shown',
};
