import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'history of the file';

export const words = {
  programs_disagree: {
    title: 'The metadata name different programs',
    detail: (v) =>
      `One part of the metadata says ${isolate(v.one)}, another ${isolate(v.other)}. The file passed through a second program after it was made.`,
  },
  rewritten_by_other_program: {
    title: (v) =>
      TITLES_OF_PARTS[String(v.part)] ?? 'Written by another program than the file says',
    detail: (v) => {
      if (v.part === 'appended')
        return `A later part of the file is laid out as ${isolate(v.written)} writes it, which the metadata do not mention. It was added after the file was made. Ask for the original.`;
      if (v.part === 'page')
        return `Page ${v.page} holds a part under a name (${isolate(v.name)}) that ${isolate(v.written)} gives to what it draws on a finished page. The metadata do not mention that program. Ask for the original.`;
      if (!v.claimed)
        return `The file does not say what made it, but its bytes are laid out as ${isolate(v.written)} writes them, a program that changes finished files. Ask for the original.`;
      if (!v.written)
        return `By its metadata ${isolate(v.claimed)} made the file, but its bytes are not laid out as that program writes them. It was saved again by a program that does not say so. Ask for the original.`;
      return `By its metadata ${isolate(v.claimed)} made the file, but its bytes are laid out as ${isolate(v.written)} writes them. It was saved again by a program that does not say so. Ask for the original.`;
    },
  },
  page_content_rewritten: {
    title: 'The content of a page was written anew',
    detail: (v) =>
      `${v.why === 'spelled' ? `The commands that draw page ${v.page} are written in the way of libraries that change finished pages` : `What page ${v.page} shows is stored in another way than the fonts it is drawn with`}: a program took the page apart and wrote it again after the document was made. Sending, joining or printing a file does not need that. Compare the values on the page with the original.`,
  },
  document_id_changed: {
    title: 'The file descends from another document',
    detail: (v) =>
      `Its metadata carry another document’s identity (${isolate(v.original)}). It was made from a template or saved under another name; alone this means little.`,
  },
} satisfies Record<string, FindingText>;

const TITLES_OF_PARTS: Record<string, string> = {
  appended: 'A program the file does not name added to it',
  page: 'A program the file does not name drew on a page',
};
