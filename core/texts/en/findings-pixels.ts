import type { FindingText } from '../say.js';

const findings = <Code extends string>(texts: Record<Code, FindingText>) => texts;

/** What the pixels of a picture tell about how it was changed: English words. */
export const PIXEL_FINDINGS = findings({
  // ---- copy-move
  copied_pixels: {
    title: 'Two places on the page show the very same pixels',
    detail: (v) =>
      `The marked place on page ${v.page} equals another one down to grain and blur. A scanner or camera never sees two letters in quite the same way: one was copied from the other. Compare with the original.`,
  },
  drawn_letters: {
    title: 'Letters were drawn into the scanned page by a program',
    detail: (v) =>
      `Letters of the marked word on page ${v.page} equal each other pixel by pixel, unlike all other letters of the page. Printed and scanned letters never do; typed into the picture they do. Compare with the original.`,
  },
  // ---- compression
  foreign_compression: {
    title: 'A place on the page was not stored together with the rest',
    detail: (v) =>
      `Before its last saving this page was already stored as a JPEG picture, and that left traces in every part of it. The marked place on page ${v.page} has none of them: it came into the picture later. Compare what it says with the original.`,
  },
});

export type PixelFindingCode = keyof typeof PIXEL_FINDINGS;
