import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'wording';

export const words = {
  status_not_final: {
    title: 'The action is not final',
    detail: (v) =>
      `The document says “${isolate(v.word)}”: the action was asked for, not carried out. It is no proof of payment; wait for the money.`,
  },
  status_void: {
    title: 'The action was cancelled, refused or returned',
    detail: (v) =>
      `The document says “${isolate(v.word)}”: no money has moved, or it went back. It is no proof of payment.`,
  },
  marked_not_original: {
    title: 'Marked as a draft, sample or simulation',
    detail: (v) =>
      `The document says of itself “${isolate(v.word)}”. Ask for the original that was issued.`,
  },
} satisfies Record<string, FindingText>;
