import { date } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'documents seen before';

export const words = {
  same_file_again: {
    title: 'The same file was scanned before',
    detail: (v) =>
      `Your organization scanned exactly this file ${v.count === 1 ? 'once' : `${v.count} times`} before, last on ${date(v.date)}.`,
  },
  same_picture_again: {
    title: 'The same document was scanned before in another file',
    detail: (v) =>
      `A scan of ${date(v.date)} shows the same pages with ${v.numbers_percent}% of the numbers in common, but in another file. ${Number(v.numbers_percent) < 100 ? 'Compare the numbers that differ.' : 'Check whether the document is used twice.'}`,
  },
} satisfies Record<string, FindingText>;
