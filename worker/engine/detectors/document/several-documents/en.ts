import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'several documents on one page';

export const words = {
  several_documents_on_page: {
    title: 'The page holds more than one document',
    detail: (v) =>
      `Page ${v.page} shows ${v.count} documents side by side. Values were taken from the one that says most, and checked with its own numbers only. To have each of them checked, scan them one by one.`,
  },
} satisfies Record<string, FindingText>;
