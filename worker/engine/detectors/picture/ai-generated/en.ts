import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'traces of picture generators';

export const words = {
  ai_generated_traces: {
    title: 'A weak hint that a generator may have made the picture',
    detail: (v) =>
      `On page ${v.page} a trained model sees fine patterns such as picture generators leave (basis: learned artefact). It has never seen a commercial generator, and filters of phones can look alike: alone this is no ground for a decision. Compare with other findings.`,
  },
} satisfies Record<string, FindingText>;
