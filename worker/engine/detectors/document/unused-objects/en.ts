import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'remains of earlier content';

export const words = {
  unused_object_text: {
    title: 'The file still holds text that no page shows',
    detail: (v) =>
      v.shown
        ? `On page ${v.page} stands ${quote(v.shown)}; a part of the file that nothing refers to any more holds ${quote(v.text)} for the same place. Editing programs leave such remains of what stood there before. Ask the issuer which is right.`
        : `Nothing refers any more to a part of the file that holds ${quote(v.text)}. Editing programs leave such remains of the earlier content.`,
  },
} satisfies Record<string, FindingText>;
