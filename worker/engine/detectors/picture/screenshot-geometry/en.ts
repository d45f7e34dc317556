import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'exactness of screenshots';

export const words = {
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
} satisfies Record<string, FindingText>;
