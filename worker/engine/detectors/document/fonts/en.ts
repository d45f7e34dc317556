import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'embedded fonts';

export const words = {
  font_split: {
    title: 'One font is embedded several times for a few letters',
    detail: (v) =>
      `The font ${isolate(v.font)} is embedded again for only ${isolate(v.letters)} characters, among them ${quote(v.text)}. Editing programs do this when they put text into a finished file; merging files does it too.`,
  },
  font_letters_unused: {
    title: 'The file carries letters that no text uses any more',
    detail: (v) =>
      `The font ${isolate(v.font)} was embedded for exactly the letters the document used, among them ${quote(v.letters)}, which stand nowhere now. Text with them was removed or replaced: by an edit, or with a page or a field that was taken out.`,
  },
} satisfies Record<string, FindingText>;
