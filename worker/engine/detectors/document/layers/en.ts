import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'layers that can be switched off';

export const words = {
  layer_hides_content: {
    title: 'A layer of the PDF hides content',
    detail: (v) =>
      v.shown
        ? `Page ${v.page} shows ${quote(v.shown)}; a layer that is switched off holds ${quote(v.hidden)} in the same place. Another viewer, or print, may show the other one. Languages and variants of a drawing are kept in layers too.`
        : `A layer that is switched off holds ${quote(v.hidden)} on page ${v.page}. Another viewer, or print, may show it.`,
  },
} satisfies Record<string, FindingText>;
