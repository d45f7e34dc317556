import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'damage of the file';

export const words = {
  damaged_structure: {
    title: 'Parts of the file are damaged',
    detail:
      'Some parts of the file could not be read or had to be repaired. What is shown may differ between viewers; ask for the original file.',
  },
} satisfies Record<string, FindingText>;
