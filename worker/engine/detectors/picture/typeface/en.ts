import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'typeface of numbers';

export const words = {
  typeface_differs: {
    title: 'One number is set in another typeface than the other numbers',
    detail: (v) =>
      `The digits of the marked number on page ${v.page} have other shapes than the same digits in all other numbers of that size on the page. A number typed in later, or taken from another document, looks like this. Some printers also set single lines in another typeface: compare with the original, or with another document of the same issuer.`,
  },
} satisfies Record<string, FindingText>;
