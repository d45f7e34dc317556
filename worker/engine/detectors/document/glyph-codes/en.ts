import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'shapes and codes of letters';

export const words = {
  text_code_differs: {
    title: 'What is drawn is not what the file says',
    detail: (v) =>
      `On page ${v.page} a reader sees ${quote(v.drawn)}, but a program that reads or copies the text gets ${quote(v.code)}. A faulty font can do this to a letter, hardly ever to a digit. Trust neither reading; compare with the original.`,
  },
} satisfies Record<string, FindingText>;
