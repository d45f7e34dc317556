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
  clean_patch: {
    title: 'The paper around one word is cleaner than around all others',
    detail: (v) =>
      `Around the marked word on page ${v.page} the grain and compression traces are missing that surround every other word. A word typed over a cleared patch looks like this. Compare with the original.`,
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
  thumbnail_differs: {
    title: 'The picture differs from its own thumbnail',
    detail: (v) =>
      `The camera stored a small preview inside the file. At the marked place on page ${v.page} the preview shows something else: the picture was changed after it was taken. Compare with the original.`,
  },
  // ---- networks
  network_copy_paste: {
    title: 'A weak hint that something was pasted into the page',
    detail: (v) =>
      `A trained model sees the marked place on page ${v.page} differ from like places of the page, as copied parts do. On real documents this model is wrong too often to decide anything alone: look at the place, and weigh other findings more.`,
  },
  network_background_patch: {
    title: 'A weak hint that the background was painted over',
    detail: (v) =>
      `A trained model sees the marked place on page ${v.page} differ from like places of the page, as filled or repaired paper does. On real documents this model is wrong too often to decide anything alone: look at the place, and weigh other findings more.`,
  },
  // ---- ai-generated
  ai_generated_traces: {
    title: 'A weak hint that a generator may have made the picture',
    detail: (v) =>
      `On page ${v.page} a trained model sees fine patterns such as picture generators leave (basis: learned artefact). It has never seen a commercial generator, and filters of phones can look alike: alone this is no ground for a decision. Compare with other findings.`,
  },
  // ---- screenshot-geometry
  screenshot_foreign_patch: {
    title: 'A place in the screenshot was not drawn together with the rest',
    detail: (v) =>
      `A screen draws plain areas in one exact colour. On page ${v.page} the ground right around the marked word differs from the ground around all other words, as when something is pasted or painted over and written anew. Compare with the original, or have the account shown on the device itself.`,
  },
});

export type PixelFindingCode = keyof typeof PIXEL_FINDINGS;
