import type { ReportPdfInput } from '../../core/report-pdf.js';
import type { Severity } from '../../core/vocabulary.js';
import { fieldName } from '../../core/texts/field-name.js';
import { LAYERS } from '../../core/texts/layers.js';
import type { Texts } from '../../core/texts/texts.js';
import { textsIn } from '../../core/texts/texts-in.js';
import { COLORS, type Sheet } from './paper/sheet.js';
import type { Words } from './words/words.js';
import { wordsIn } from './words/words-in.js';

/** What every section of a report is written from, and on. */
export interface Writing extends ReportPdfInput {
  sheet: Sheet;
  words: Words;
  texts: Texts;
  /** With the time zone of this process, which it names. */
  time: (at: Date | string) => string;
  number: (value: number) => string;
  percent: (share: number) => string;
  /** Of a layer of the analysis. */
  layerName: (id: string) => string;
  /** Of a labelled value. */
  fieldName: (name: string) => string;
}

export function openWriting(input: ReportPdfInput, sheet: Sheet): Writing {
  const locale = input.lang === 'he' ? 'he-IL' : 'en-GB';
  const words = wordsIn(input.lang);
  const texts = textsIn(input.lang);
  const time = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    ...input,
    sheet,
    words,
    texts,
    time: (at) => time.format(new Date(at)),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    layerName: (id) => LAYERS[input.lang][id] ?? words.otherLayer,
    fieldName: (name) =>
      fieldName(name, { ...words, fields: texts.fields, other: words.otherValue }),
  };
}

export const SEVERITY_COLORS: Record<Severity, string> = {
  critical: '#8f1d14',
  high: COLORS.bad,
  medium: COLORS.warn,
  low: '#8a6100',
  info: COLORS.info,
};

/** Points with their sign, which stays before the number in a line from right to left. */
export const signed = (points: number): string =>
  `\u2066${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}\u2069`;
