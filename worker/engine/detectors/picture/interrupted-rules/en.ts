import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'interrupted lines';

export const words = {
  rule_interrupted: {
    title: 'A ruled line is interrupted at a number',
    detail: (v) =>
      `On page ${v.page} a line of a table or form stops at the marked number and goes on behind it; no other line of the page does. A number typed over a covered place cuts the line like this. A form field that was filled in, or a stamp with a ground of its own, does too. Compare with the original.`,
  },
} satisfies Record<string, FindingText>;
