import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Page numbers',
  says: {
    complete: (v) =>
      Number(v.of) === 1
        ? 'The document says that it has one page, and the page is there.'
        : `The printed page numbers 1 to ${v.of} are complete.`,
    part: (v) =>
      `The document says that it has ${v.of} pages; the file holds the pages numbered ${v.printed}. Ask for the others.`,
    gap: (v) =>
      `The pages are numbered ${v.printed} of ${v.of}: a page is missing, stands twice or stands out of order.`,
  },
} satisfies CheckText;
