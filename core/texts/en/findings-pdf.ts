import { areShort, instant, isolate } from '../format.js';
import type { FindingText, Values } from '../say.js';

const findings = <Code extends string>(texts: Record<Code, FindingText>) => texts;

/** What the bytes of a PDF tell about how it was changed: English words. */
export const PDF_FINDINGS = findings({
  // ---- a later revision of the file, compared with an earlier one
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
  // ---- an edit that left no revision: how the words of a page are set and drawn
  text_style_differs: {
    title: 'A value is set differently from its neighbours',
    detail: (v) =>
      `${quote(v.text)} on page ${v.page} differs in ${STYLE[String(v.what)] ?? 'style'} from the rest of its ${AMONG[String(v.among)] ?? 'line'}${v.usual ? ` (${isolate(v.found)}, not ${isolate(v.usual)})` : ''}. A program sets values that belong together in one style; a later edit often misses it.`,
  },
  text_misaligned: {
    title: 'A value stands out of line',
    detail: (v) =>
      v.what === 'overlap'
        ? `${quote(v.text)} on page ${v.page} lies ${isolate(v.off)} points over the text beside it. A program that sets a whole line leaves room for each value; a longer one put in later often finds none.`
        : `${quote(v.text)} on page ${v.page} lies ${isolate(v.off)} points off ${v.what === 'edge' ? 'the edge of its column' : 'the baseline of its line'}. Printed by one program, all of them fit exactly.`,
  },
  text_drawn_separately: {
    title: 'A value was drawn apart from the rest of the page',
    detail: (v) =>
      `${quote(v.text)} on page ${v.page} stands amid the rest of the page, but the file draws it ${APART[String(v.why)] ?? 'separately'}. This is how editing programs put new text on a finished page.`,
  },
  text_edit_marked: {
    title: 'The file marks text as edited by hand',
    detail: (v) =>
      `${quote(v.text)} on page ${v.page} carries the mark that ${isolate(v.program)} leaves on text that a person retyped in it. Ask for the file before that.`,
  },
  font_split: {
    title: 'One font is embedded several times for a few letters',
    detail: (v) =>
      `The font ${isolate(v.font)} is embedded again for only ${isolate(v.letters)} characters, among them ${quote(v.text)}. Editing programs do this when they put text into a finished file; merging files does it too.`,
  },
  font_letters_unused: {
    title: 'The file carries letters that no text uses any more',
    detail: (v) =>
      `The font ${isolate(v.font)} was embedded for exactly the letters the document used, among them ${quote(v.letters)}, which stand nowhere now. Text with them seems to have been removed or replaced.`,
  },
  text_covered: {
    title: 'Text lies hidden under a cover',
    detail: (v) =>
      v.shown
        ? `On page ${v.page} ${quote(v.shown)} is shown, but under ${COVER[String(v.by)] ?? 'a cover'} the file still holds ${quote(v.hidden)}. Ask the issuer which is right.`
        : `On page ${v.page} the file still holds ${quote(v.hidden)} under ${COVER[String(v.by)] ?? 'a cover'}. Ask why it was hidden.`,
  },
  area_painted_over: {
    title: 'A part of the page was painted over and written on again',
    detail: (v) =>
      v.by === 'patch'
        ? `On page ${v.page} a small picture lies over the picture of the scanned page. This is how a value in a scan is replaced. Ask the issuer what stood there.`
        : `Under ${quote(v.shown)} on page ${v.page} lies ${COVER[String(v.by)] ?? 'a patch'} in the colour of the paper, drawn just before it and after the rest of the page. This is how a value is erased and retyped.`,
  },
  annotation_over_text: {
    title: 'An annotation covers what is printed',
    detail: (v) => {
      const kind = ANNOTATION[String(v.kind)] ?? 'an annotation';
      if (!v.shown)
        return `On page ${v.page} ${kind} covers ${quote(v.hidden)}. Annotations are added by the reader, not by the issuer.`;
      return v.hidden
        ? `On page ${v.page} ${quote(v.shown)} belongs to ${kind} laid over ${quote(v.hidden)}. Annotations are added by the reader, not by the issuer.`
        : `On page ${v.page} ${quote(v.shown)} belongs to ${kind} laid on the page. Annotations are added by the reader, not by the issuer.`;
    },
  },
  // ---- what a person does not see
  hidden_text: {
    title: 'The page holds text that nobody sees',
    detail: (v) =>
      `${quote(v.text)} on page ${v.page} is ${HIDDEN[String(v.how)] ?? 'invisible'}. A person does not see it; a program that reads the file does.`,
  },
  layer_hides_content: {
    title: 'A layer of the PDF hides content',
    detail: (v) =>
      v.shown
        ? `Page ${v.page} shows ${quote(v.shown)}; a layer that is switched off holds ${quote(v.hidden)} in the same place. Another viewer, or print, may show the other one.`
        : `A layer that is switched off holds ${quote(v.hidden)} on page ${v.page}. Another viewer, or print, may show it.`,
  },
  unused_object_text: {
    title: 'The file still holds text that no page shows',
    detail: (v) =>
      v.shown
        ? `On page ${v.page} stands ${quote(v.shown)}; a part of the file that nothing refers to any more holds ${quote(v.text)} for the same place. Editing programs leave such remains of what stood there before. Ask the issuer which is right.`
        : `Nothing refers any more to a part of the file that holds ${quote(v.text)}. Editing programs leave such remains of the earlier content.`,
  },
  text_code_differs: {
    title: 'What is drawn is not what the file says',
    detail: (v) =>
      `On page ${v.page} a reader sees ${quote(v.drawn)}, but a program that reads or copies the text gets ${quote(v.code)}. One of the two is meant to deceive.`,
  },
  embedded_instructions: {
    title: 'Hidden instructions to whoever checks the document',
    detail: (v) =>
      `${CARRIER[String(v.where)] ?? 'The file'} holds text that people do not see and that addresses a program or a reviewer: ${quote(v.text)}. An honest document does not do that.`,
  },
  // ---- metadata and history
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
  // ---- digital signatures
  signature_intact: {
    title: (v) =>
      v.trust === 'self'
        ? 'A digital signature covers the file, but only the signer vouches for it'
        : 'An intact digital signature covers the whole file',
    detail: (v) =>
      `${signer(v)} fits the file: nothing it covers was changed since${v.date ? ` ${isolate(instant(v.date))}` : ''}. ${trust(v)}${v.expired ? ' By its own dates the certificate was not valid then.' : ''}`,
  },
  signature_broken: {
    title: 'A digital signature does not fit the file',
    detail: (v) =>
      v.why === 'moved'
        ? `The file holds data of a digital signature${v.signer ? ` by ${isolate(v.signer)}` : ''} that do not belong to the file as it is: it was written anew after signing, by an editor or by a program that merges or shrinks files. Nothing vouches for it now. Ask for the file as it was signed.`
        : `${signer(v)} ${v.why === 'value' ? 'was not made with the key of the certificate it names' : 'does not match the bytes it was made over: they were changed after signing'}. Do not rely on the document.`,
  },
  signature_outdated: {
    title: 'Content was changed after the document was signed',
    detail: (v) =>
      v.how === 'outside'
        ? `${signer(v)} is intact, but parts of the file lie outside what it covers, in a way that signing programs do not leave. What they show is not vouched for. Ask for the signed original.`
        : `${signer(v)} is intact but covers only an earlier state of the file; a later revision changed what is printed${v.pages ? ` on page ${isolate(v.pages)}` : ''}. Only the signed state is vouched for.`,
  },
  signature_partial: {
    title: 'Something was added after the document was signed',
    detail: (v) =>
      `${signer(v)} covers an earlier state of the file. What came later changes no printed content, as further signatures and filled forms do.`,
  },
  signature_removed: {
    title: 'The document was signed once and no longer is',
    detail:
      'The file carries the traces of a digital signature, but no signature. Ask for the signed original.',
  },
  signature_unchecked: {
    title: 'A digital signature could not be checked',
    detail: (v) =>
      v.why === 'cut'
        ? 'The end of the file is missing, so that its digital signature cannot be checked. Ask for the file again.'
        : v.why === 'unreadable'
          ? 'The data of the digital signature cannot be read. Check it in a viewer that can, or ask for the signed original.'
          : `${signer(v)} is of a kind that cannot be checked here. Check it in a viewer that can.`,
  },
});

export type PdfFindingCode = keyof typeof PDF_FINDINGS;

const quote = (value: string | number | undefined): string => `“${isolate(value)}”`;

const signer = (v: Values): string => {
  const issued = v.issuer ? ` (certificate issued by ${isolate(v.issuer)})` : '';
  return v.signer
    ? `The digital signature of ${isolate(v.signer)}${issued}`
    : 'The digital signature';
};

const TRUST = {
  known:
    'The certificate comes from a widely trusted authority. Compare the name with the issuer’s.',
  unknown:
    'Whether the authority behind the certificate is to be trusted was not checked: compare the names with those on the issuer’s other documents.',
  self: 'Anyone can make such a certificate under any name, so this does not lower the risk: compare it with the issuer’s other documents.',
};

const trust = (v: Values): string =>
  v.trust === 'known' || v.trust === 'self' ? TRUST[v.trust] : TRUST.unknown;

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

const STYLE: Record<string, string> = {
  font: 'font',
  subset: 'embedded font',
  size: 'size',
  colour: 'colour',
  spacing: 'letter spacing',
};

const AMONG: Record<string, string> = {
  line: 'line',
  column: 'column',
  word: 'word',
  page: 'page',
};

const APART: Record<string, string> = {
  order: 'after everything else',
  stream: 'in a separate part added at the end',
  over_scan: 'as text over the scanned picture of the page',
  operators: 'with other commands than all its other text in that font',
};

const COVER: Record<string, string> = {
  fill: 'a painted rectangle',
  picture: 'a picture',
  annotation: 'an annotation',
};

const ANNOTATION: Record<string, string> = {
  FreeText: 'a text note',
  Stamp: 'a stamp',
  Widget: 'a form field',
  Square: 'a drawn rectangle',
  Ink: 'a drawing',
  Redact: 'a redaction',
  Polygon: 'a drawing',
};

const HIDDEN: Record<string, string> = {
  mode: 'drawn invisibly',
  colour: 'drawn in the colour of its background',
  transparent: 'fully transparent',
  tiny: 'too small to be read',
  off_page: 'outside the visible page',
  clipped: 'cut away by a clipping path',
  covered: 'under a picture',
  under_box: 'under a painted box',
  blacked_out: 'under a dark bar, as people black out private details, but still in the file',
  annotation: 'in an annotation that is not shown',
};

const CARRIER: Record<string, string> = {
  page: 'A page',
  metadata: 'The metadata',
  annotation: 'An annotation',
  attachment: 'An attached file',
  form: 'A form field',
  layer: 'A hidden layer',
};

const TITLES_OF_PARTS: Record<string, string> = {
  appended: 'A program the file does not name added to it',
  page: 'A program the file does not name drew on a page',
};
