import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'annotations';

export const words = {
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
} satisfies Record<string, FindingText>;

const ANNOTATION: Record<string, string> = {
  FreeText: 'a text note',
  Stamp: 'a stamp',
  Widget: 'a form field',
  Square: 'a drawn rectangle',
  Ink: 'a drawing',
  Redact: 'a redaction',
  Polygon: 'a drawing',
};
