import { areShort, isolate } from '../../../texts/format.js';
import { quote, times } from '../../../texts/en.js';
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
      `The earlier revision kept inside the file shows ${quote(v.before)} on page ${v.page}; ${v.other ? 'something else stands there now' : 'it is gone now'}. Ask the issuer for the file as it was sent.`,
  },
  revision_picture_changed: {
    title: 'A picture was changed after the PDF was made',
    detail: (v) =>
      `A later revision of the file ${HOW_CHANGED[String(v.how)] ?? 'changed'} a picture on page ${v.page}. Ask the issuer for the file as it was sent.`,
  },
  revision_page_changed: {
    title: 'A page was replaced after the PDF was made',
    detail: (v) =>
      `Page ${v.page} shows other content than in the earlier revision kept inside the file. Ask the issuer for the file as it was sent.`,
  },
  revision_changes_content: {
    title: 'Page content was changed after the PDF was made',
    detail: (v) =>
      `${v.count === 1 ? 'A later revision of the file changes' : `${v.count} later revisions of the file change`} what is printed${v.pages ? ` on page ${v.pages}` : ''}. Ask the issuer for the file as it was sent.`,
  },
  revision_form_filled: {
    title: 'A form was filled in',
    detail: (v) =>
      v.text
        ? `On page ${v.pages} ${quote(v.text)}${more(v)} written where the earlier revision kept inside the file has an empty line, box or field. Nothing printed was changed there. Filling in a form does this.`
        : `On page ${v.pages} a picture, such as a signature, was put where the earlier revision kept inside the file has an empty line or box. Nothing printed was changed there. Filling in and signing a form does this.`,
  },
  revision_notes_added: {
    title: 'Notes or markings were added',
    detail: (v) =>
      `A reader added notes, stamps or markings on page ${v.pages}. They lie beside the print or let it show, and change nothing that is printed.`,
  },
  revision_pages_numbered: {
    title: 'Page numbers were added or changed',
    detail: (v) =>
      `Numbers such as ${quote(v.text)} were put on page ${v.pages} after the PDF was made, as offices do when they join or file documents.`,
  },
  revision_text_layer_added: {
    title: 'Recognised text was added to a scan',
    detail: (v) =>
      `After the PDF was made, an invisible text layer was laid over the picture on page ${v.pages}. Programs of scanners and archives do this to make scans searchable; what is seen stays the same.`,
  },
  revision_looks_same: {
    title: 'A page was stored anew and looks the same',
    detail: (v) =>
      `A later revision of the file stores page ${v.pages} anew, but drawn before and after it looks the same. Programs do this when they optimise, sign or convert a file.`,
  },
  revision_stamped: {
    title: 'A stamp was added',
    detail: (v) =>
      `${quote(v.text)} was put on page ${v.pages} after the PDF was made. Offices stamp what they receive, copy or pay; no printed value was changed. If the stamp itself matters, ask who put it there.`,
  },
  revision_redacted: {
    title: 'Text was blacked out',
    detail: (v) =>
      `On page ${v.pages} a dark bar lies where the earlier revision kept inside the file shows text. People do this to protect private data, and nothing else was written there. Ask for the whole document if what is hidden matters.`,
  },
  revision_pages_arranged: {
    title: 'Pages were added or taken out',
    detail: (v) =>
      v.how === 'removed'
        ? `The earlier revision kept inside the file has a page, near page ${v.pages}, that is gone now. People send only some pages of a document; ask for all of them.`
        : `Page ${v.pages} was added after the PDF was made. Joining documents does this; make sure that all pages come from the issuer.`,
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

/** The first text is quoted; how many more there are, with the verb. */
const more = (v: Values): string => {
  const others = Number(v.count) - 1;
  return others > 0
    ? ` and ${times({ count: others }, 'one other text', 'other texts')} were`
    : ' was';
};
