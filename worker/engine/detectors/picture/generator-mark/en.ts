import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'hidden marks of picture generators';

export const words = {
  generator_mark: {
    title: 'The picture carries the hidden mark of a picture generator',
    detail: (v) =>
      `In the pixels of page ${v.page} a message is hidden that the program ${isolate(v.program)} puts into every picture it makes. Cameras, scanners and banks do not write it. Do not rely on the document; ask the issuer.`,
  },
} satisfies Record<string, FindingText>;
