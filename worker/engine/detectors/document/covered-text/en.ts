import { quote } from '../../../texts/en.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'covered text';

export const words = {
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
} satisfies Record<string, FindingText>;

const COVER: Record<string, string> = {
  fill: 'a painted rectangle',
  picture: 'a picture',
  annotation: 'an annotation',
};
