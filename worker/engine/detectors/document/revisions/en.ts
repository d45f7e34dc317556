import { areShort, isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/en.js';
import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'revisions of the file';

export const words = {
  revision_text_replaced: {
    title: (v) =>
      areShort(v.before, v.after)
        ? `${isolate(v.before)} became ${isolate(v.after)} after the PDF was made`
        : 'Text was replaced after the PDF was made',
    detail: (v) =>
      `On page ${v.page} the file now shows ${quote(v.after)}; an earlier revision kept inside it shows ${quote(v.before)} in the same place. Ask the issuer which is right.`,
  },
  revision_text_added: {
    title: 'Text was added after the PDF was made',
    detail: (v) =>
      `${quote(v.after)} on page ${v.page} is missing in the earlier revision kept inside the file. Ask who added it.`,
  },
  revision_text_removed: {
    title: 'Text was removed after the PDF was made',
    detail: (v) =>
      `The earlier revision kept inside the file shows ${quote(v.before)} on page ${v.page}; it is gone now. Ask the issuer for the file as it was sent.`,
  },
  revision_picture_changed: {
    title: 'A picture was changed after the PDF was made',
    detail: (v) =>
      `A later revision of the file ${HOW_CHANGED[String(v.how)] ?? 'changed'} a picture on page ${v.page}. Ask the issuer for the file as it was sent.`,
  },
  revision_page_changed: {
    title: 'A page was added, removed or replaced after the PDF was made',
    detail: (v) =>
      `${PAGE_CHANGED[String(v.how)]?.(v) ?? `Page ${v.page} changed with a later revision of the file.`} Ask the issuer for the file as it was sent.`,
  },
  revision_changes_content: {
    title: 'Page content was changed after the PDF was made',
    detail: (v) =>
      `${v.count === 1 ? 'A later revision of the file changes' : `${v.count} later revisions of the file change`} what is printed${v.pages ? ` on page ${v.pages}` : ''}. Ask the issuer for the file as it was sent.`,
  },
  revision_other: {
    title: 'The PDF was saved again without changing its pages',
    detail: (v) =>
      v.signed
        ? 'The later revisions hold signatures or form data and change no page content. This is normal.'
        : 'The later revisions change no page content. This is normal.',
  },
} satisfies Record<string, FindingText>;

const HOW_CHANGED: Record<string, string> = {
  added: 'added',
  removed: 'removed',
  replaced: 'replaced',
};

const PAGE_CHANGED: Record<string, (v: Values) => string> = {
  added: (v) => `What page ${v.page} shows was added by a later revision of the file.`,
  removed: (v) =>
    `The earlier revision kept inside the file has a page near page ${v.page} that is gone now.`,
  replaced: (v) =>
    `Page ${v.page} shows other content than in the earlier revision kept inside the file.`,
};
