import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'foreign data';

export const words = {
  foreign_data_before: {
    title: 'Foreign data before the document',
    detail: (v) =>
      `The file begins with ${v.bytes} bytes${foreign(v)} that do not belong to the document. Ask for the file again, directly from its source.`,
  },
  foreign_data_after: {
    title: 'Foreign data after the document',
    detail: (v) =>
      `After the end of the document the file goes on for ${v.bytes} bytes${foreign(v)}. Do not open the file in other programs; ask for it again, directly from its source.`,
  },
} satisfies Record<string, FindingText>;

const foreign = (v: Values): string => {
  const kind = FOREIGN_KINDS[String(v.kind)];
  return kind ? ` (${kind})` : '';
};

const FOREIGN_KINDS: Record<string, string> = {
  zip: 'a ZIP archive',
  pdf: 'another PDF',
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  html: 'a web page',
  exe: 'a program',
};
