import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'print of numbers';

export const words = {
  number_printed_otherwise: {
    title: 'One number is printed otherwise than the numbers around it',
    detail: (v) =>
      `The marked number on page ${v.page} differs from the other numbers of the page in several traits together: sharpness, darkness and width of strokes, shape and spacing of digits, position on the line, and the paper around it. A number typed over another, or copied from another document, looks like this. So do bold or coloured numbers, stamps, folds and shadows: this is a weak sign, which counts together with others. Compare with the original.`,
  },
} satisfies Record<string, FindingText>;
