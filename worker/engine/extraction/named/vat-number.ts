import type { ExtractedValue } from '../../evidence/document-data.js';
import { extractedAt, type Row, type Span } from '../layout.js';

/**
 * VAT numbers of the EU (VIES), the United Kingdom, Norway, Switzerland and India by country:
 * letters and digits after the country code, without separators.
 */
const BY_COUNTRY: Record<string, string> = {
  at: String.raw`u\d{8}`,
  be: String.raw`[01]?\d{9}`,
  bg: String.raw`\d{9,10}`,
  cy: String.raw`\d{8}[a-z]`,
  cz: String.raw`\d{8,10}`,
  de: String.raw`\d{9}`,
  dk: String.raw`\d{8}`,
  ee: String.raw`\d{9}`,
  el: String.raw`\d{9}`,
  es: String.raw`[a-z0-9]\d{7}[a-z0-9]`,
  fi: String.raw`\d{8}`,
  fr: String.raw`[a-z0-9]{2}\d{9}`,
  gb: String.raw`\d{9}(?:\d{3})?`,
  hr: String.raw`\d{11}`,
  hu: String.raw`\d{8}`,
  ie: String.raw`\d[a-z0-9+*]\d{5}[a-z]{1,2}`,
  it: String.raw`\d{11}`,
  lt: String.raw`\d{9}(?:\d{3})?`,
  lu: String.raw`\d{8}`,
  lv: String.raw`\d{11}`,
  mt: String.raw`\d{8}`,
  nl: String.raw`\d{9}b\d{2}`,
  pl: String.raw`\d{10}`,
  pt: String.raw`\d{9}`,
  ro: String.raw`\d{2,10}`,
  se: String.raw`\d{12}`,
  si: String.raw`\d{8}`,
  sk: String.raw`\d{10}`,
};

const WITH_COUNTRY = new RegExp(
  `^(?:${Object.entries(BY_COUNTRY)
    .map(([country, rest]) => country + rest)
    .join('|')}|che?\\d{9}(?:mwst|tva|iva)?|\\d{2}[a-z]{5}\\d{4}[a-z][a-z\\d]z[a-z\\d])$`,
);
const PRINTED = /[\p{L}\p{N}](?:[\p{L}\p{N}]|[ .\-/](?=[\p{L}\p{N}])){5,24}/u;
/** Without the letters of their country: "51 824 753 556" in Australia, "684 9667 62" in Britain. */
const GROUPED = /^(?:\d{2} \d{3} \d{3} \d{3}|\d{3} \d{4} \d{2})$/;
const DIGITS_MIN = 7;
const FILLER_CHARS_MAX = 6;

/** The VAT or tax number after its label, without separators: a known form, else seven digits or more. */
export function vatNumberIn(span: Span): ExtractedValue<string> | null {
  const text = span.cell.folded.slice(span.start, span.end);
  const match = PRINTED.exec(text);
  if (!match || match.index > FILLER_CHARS_MAX) return null;
  // Words behind the number belong to the next field: the longest known form counts.
  const parts = match[0].split(' ');
  for (let count = parts.length; count > 0; count--) {
    const printed = parts.slice(0, count).join(' ');
    const plain = printed.replace(/[^\p{L}\p{N}]/gu, '');
    const digits = plain.replace(/\D/g, '').length;
    const isGrouped = GROUPED.test(printed);
    const isForeign = count === 1 && digits >= DIGITS_MIN && digits >= plain.length / 2;
    if (!WITH_COUNTRY.test(plain) && !isForeign && !isGrouped) continue;
    const start = span.start + match.index;
    return extractedAt(
      { cell: span.cell, start, end: start + printed.length },
      plain.toUpperCase(),
    );
  }
  return null;
}

/** A tax's name in front of a number: the label of a rate or an amount, but for what follows. */
const AFTER_TAX =
  /(?<!\p{L})(?:tva|vat|ust|mwst|iva|btw|moms|tax)(?!\p{L})[^\p{L}\p{N}]{0,4}(?:(?:id|nr|no|n°|reg|number|ident)[^\p{L}\p{N}]{0,4}){0,2}(?<number>[a-z]{2,3}[a-z0-9]{8,13})(?![\p{L}\p{N}])/gu;

/** "CHE-123.456.789 MWST": in Switzerland the tax stands behind the number. */
const SWISS = /(?<![\p{L}\p{N}])che-?\d{3}\.?\d{3}\.?\d{3} (?:mwst|tva|iva)(?!\p{L})/gu;

/**
 * Numbers of the form of a country's VAT numbers right behind the name of the tax, "TVA : FR...",
 * which introduces rates and amounts elsewhere.
 */
export const vatNumbersByForm = (rows: readonly Row[]): ExtractedValue<string>[] =>
  rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => [
      ...[...cell.folded.matchAll(SWISS)].map(({ 0: printed, index: start }) =>
        extractedAt(
          { cell, start, end: start + printed.length },
          printed.replace(/[^a-z\d]/g, '').toUpperCase(),
        ),
      ),
      ...[...cell.folded.matchAll(AFTER_TAX)].flatMap((match) => {
        const number = match.groups?.number ?? '';
        if (!WITH_COUNTRY.test(number)) return [];
        const end = match.index + match[0].length;
        return [extractedAt({ cell, start: end - number.length, end }, number.toUpperCase())];
      }),
    ]),
  );
