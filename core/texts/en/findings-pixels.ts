import { isolate } from '../format.js';
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
  typeface_differs: {
    title: 'One number is set in another typeface than the other numbers',
    detail: (v) =>
      `The digits of the marked number on page ${v.page} have other shapes than the same digits in all other numbers of that size on the page. A number typed in later, or taken from another document, looks like this. Some printers also set single lines in another typeface: compare with the original, or with another document of the same issuer.`,
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
  // ---- jpeg-tables
  phone_file_resaved: {
    title: 'The file was saved again after the phone took the picture',
    detail: (v) =>
      `The file says that a phone took it (${isolate(v.device)}), but it is written as ${v.by === 'adobe' ? 'Adobe’s programs write' : v.by === 'web' ? 'websites and optimising programs write' : 'programs write that are not this phone’s own'}. Sending by mail or a website can do this too, so alone it says little; ask for the picture as the phone saved it.`,
  },
  // ---- colour-profile
  profile_of_editor: {
    title: 'The picture’s colour profile was written by an editing program',
    detail: (v) =>
      `The colour profile inside the file was written by ${isolate(v.program)}${v.claim === 'camera' ? `, although the file says that it comes from the camera of a phone (${isolate(v.device)})` : v.claim === 'screenshot' ? ', although the file says that it is a phone’s own screenshot' : ''}. So the picture was opened and saved in a program before it was sent. This may be harmless; ask for the picture as it was first saved.`,
  },
  laid_over_profile: {
    title: 'A picture laid over the scan comes from elsewhere',
    detail: (v) =>
      `On page ${v.page} a small picture lies over the scan at the marked place, and its colours are described by another colour profile than the scan’s: it was not scanned together with the page. Stamps and signatures are added in this way too. Look at what it covers and compare with the original.`,
  },
  // ---- screenshot-geometry
  screenshot_foreign_patch: {
    title: 'A place in the screenshot was not drawn together with the rest',
    detail: (v) =>
      `A screen draws plain areas in one exact colour. On page ${v.page} the ground right around the marked word differs from the ground around all other words, as when something is pasted or painted over and written anew. Compare with the original, or have the account shown on the device itself.`,
  },
  screenshot_clock_differs: {
    title: 'The clock on the screen does not fit the time of the file',
    detail: (v) =>
      `The status bar shows ${isolate(v.clock)}, but by its own record the phone took the screenshot at ${isolate(v.taken)} (its zone may differ, the minutes may not). Either the shown clock or the record was changed, or it is a screenshot of an older one. Ask to see the app on the device itself.`,
  },
});

export type PixelFindingCode = keyof typeof PIXEL_FINDINGS;
