import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'hidden instructions';

export const words = {
  embedded_instructions: {
    title: 'Hidden instructions to whoever checks the document',
    detail: (v) =>
      `${CARRIER[String(v.where)] ?? 'The file'} holds text that people do not see and that addresses a program or a reviewer: ${quote(v.text)}. An honest document does not do that.`,
  },
} satisfies Record<string, FindingText>;

const CARRIER: Record<string, string> = {
  page: 'A page',
  metadata: 'The metadata',
  annotation: 'An annotation',
  attachment: 'An attached file',
  form: 'A form field',
  layer: 'A hidden layer',
};
