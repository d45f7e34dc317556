import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'spacing of digits';

export const words = {
  digits_spaced_otherwise: {
    title: 'The digits of one number do not stand where the other numbers have them',
    detail: (v) =>
      `On page ${v.page} the digits of numbers of one size stand at equal distances, as a program sets them. In the marked number a digit lies beside, above or below its place, by more than anywhere else on the page. A number that was typed over in a like font, or of which a digit was exchanged, looks like this; so does one that a program sets in another font on purpose. Compare with the original file, or with another document of the same issuer.`,
  },
} satisfies Record<string, FindingText>;
