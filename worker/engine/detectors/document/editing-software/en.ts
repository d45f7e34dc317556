import { isolate } from '../../../texts/format.js';
import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'editing programs';

export const words = {
  picture_editor: {
    title: 'Saved by a picture editor',
    detail: (v) =>
      `The ${place(v)} names ${isolate(v.program)}, a program for editing pictures. People also crop, straighten and shrink scans with it. Ask why the file passed through it, and for the original.`,
  },
  pdf_editor: {
    title: 'Saved by a PDF editor',
    detail: (v) =>
      `The ${place(v)} names ${isolate(v.program)}, which can change the text of a PDF. People also fill in, sign, join and shrink files with it. Ask why the file passed through it, and for the original.`,
  },
  authoring_program: {
    title: 'Made with an office or design program',
    detail: (v) =>
      `The ${place(v)} names ${isolate(v.program)}. Most issuers produce documents of this kind with systems of their own, small ones also with such programs. Ask the issuer for the original.`,
  },
  printed_to_pdf: {
    title: 'Printed to PDF',
    detail: (v) =>
      `The file was printed to PDF with ${isolate(v.program)}. This is common and no sign of forgery, but the print no longer shows how the original was made.`,
  },
} satisfies Record<string, FindingText>;

const place = (v: Values): string => PLACES[String(v.where)] ?? 'metadata';

/** Where in a file's metadata a program's name stands. */
const PLACES: Record<string, string> = {
  producer: 'producer field of the PDF',
  creator: 'creator field of the PDF',
  xmp: 'XMP metadata',
  history: 'editing history in the metadata',
  software: 'software field of the picture',
  manifest: 'record of origin (Content Credentials) in the picture',
};
