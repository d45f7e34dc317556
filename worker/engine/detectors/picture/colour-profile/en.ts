import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'colour profile';

export const words = {
  profile_of_editor: {
    title: 'The picture’s colour profile was written by an editing program',
    detail: (v) =>
      `The colour profile inside the file was written by ${isolate(v.program)}${v.claim === 'camera' ? `, although the file says that it comes from the camera of a phone (${isolate(v.device)})` : v.claim === 'screenshot' ? ', although the file says that it is a phone’s own screenshot' : ''}. So the picture was opened and saved in a program before it was sent. This may be harmless; ask for the picture as it was first saved.`,
  },
  laid_over_profile: {
    title: 'A picture laid over the scan comes from elsewhere',
    detail: (v) =>
      `On page ${v.page} a small picture lies over the scan at the marked place, and its colours are described by another colour profile than the scan’s: it was not scanned together with the page. Stamps and signatures are added in this way too. Look at what it covers and compare with the original.`,
  },
} satisfies Record<string, FindingText>;
