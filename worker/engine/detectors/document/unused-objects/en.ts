import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'remains of earlier content';

export const words = {
  unused_object_text: {
    title: 'The file still holds text that no page shows',
    detail: (v) =>
      v.shown
        ? `On page ${v.page} stands ${quote(v.shown)}; a part of the file that nothing refers to any more holds ${quote(v.text)} for the same place. Programs that change a finished file leave such remains of what stood there before, as does a template that is filled in. Ask the issuer which is right.`
        : `Nothing refers any more to a part of the file that holds ${quote(v.text)}. Programs that change a finished file leave such remains, as do templates.`,
  },
} satisfies Record<string, FindingText>;
