import type { FindingText } from '../../texts/say.js';

export const words = {
  layer_incomplete: {
    title: 'Part of the analysis could not run',
    detail: 'The result is incomplete: signs of forgery may have been missed. Scan the file again.',
  },
} satisfies Record<string, FindingText>;
