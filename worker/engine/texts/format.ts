import type { Lang } from '../../../core/vocabulary.js';
import type { Values } from './say.js';

/** Formatting shared by both languages. */

/** "1250.5" -> "1,250.50"; other text is unchanged. */
export function amount(value: string | number | undefined): string {
  const text = String(value ?? '');
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const first = whole.slice(0, whole.length % 3);
  const groups = whole.slice(first.length).match(/\d{3}/g) ?? [];
  const grouped = [...(first === '' ? [] : [first]), ...groups].join(',');
  return `${text.startsWith('-') ? '-' : ''}${grouped}.${fraction.padEnd(2, '0').slice(0, 2)}`;
}

/** "2026-03-31" -> "31/03/2026", the order both Hebrew and Israeli English readers expect. */
export function date(value: string | number | undefined): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(value ?? ''));
  return found ? `${found[3]}/${found[2]}/${found[1]}` : String(value ?? '');
}

/** "2022-08-01T00:00:00.000Z" -> "08/2022". */
export function month(value: string | number | undefined): string {
  const found = /^(\d{4})-(\d{2})/.exec(String(value ?? ''));
  return found ? `${found[2]}/${found[1]}` : String(value ?? '');
}

/** "2026-03-31T14:05:09.000Z" -> "31/03/2026 14:05 UTC"; other text is unchanged. */
export function instant(value: string | number | undefined): string {
  const found = /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2})/.exec(String(value ?? ''));
  return found ? `${date(value)} ${found[1]} UTC` : String(value ?? '');
}

/**
 * Isolates a run (a number, a name, a Latin word) so that the surrounding
 * right-to-left sentence does not reorder it: U+2068 ... U+2069.
 */
export const isolate = (value: string | number | undefined): string => `\u2068${value ?? ''}\u2069`;

/**
 * A sentence of a language with a mark (U+200F) before a foreign beginning. Programs that take the
 * direction from the first letter, as HTML does with dir=auto, do not skip isolated runs.
 */
export const inDirectionOf = (lang: Lang, sentence: string): string =>
  lang === 'he' && /^[^\p{L}]*(?!\p{Script=Hebrew})\p{L}/u.test(sentence)
    ? `\u200f${sentence}`
    : sentence;

/** Characters of a value in a title at most: enough for a name, or an amount with its date. */
const SHORT_MAX = 24;

/** Whether all values are short enough for a title. */
export const areShort = (...values: (string | number | undefined)[]): boolean =>
  values.every((value) => String(value ?? '').length <= SHORT_MAX);

export const text = (values: Values, name: string): string => String(values[name] ?? '');
