import { gapEm } from '../../../pdf/forensics/typography/typeset-words.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import { areComparable, type Island } from './compare.js';

/** At least so many other numbers, and this share of them, must be set as their labels. */
const LABELS_MIN = 2;
const LABELS_SHARE_MIN = 0.75;

/** Whether all that a number differs from in its line is words, such as its label. */
export const isLabelled = ({ word, trait, among }: Island, line: readonly TypesetWord[]): boolean =>
  among === 'line' &&
  word.script === 'digits' &&
  line.every((other) => !/\d/.test(other.text) || trait.step(word, other) === 0);

/**
 * Whether the page sets its other numbers as the words beside them: many forms give
 * values another size, weight or colour than their labels.
 */
export function areSetAsLabels({ word, trait }: Island, page: TypesetPage): boolean {
  const pairs = page.lines.flatMap((line, index) => {
    if (index === word.line) return [];
    const value = line.find(({ script }) => script === 'digits');
    const label = line
      .filter(({ script }) => script === 'latin' || script === 'hebrew')
      .sort((a, b) => (value ? gapEm(value, a) - gapEm(value, b) : 0))[0];
    return value && label && areComparable(value, label) ? [{ value, label }] : [];
  });
  const alike = pairs.filter(({ value, label }) => trait.step(value, label) === 0);
  return alike.length >= LABELS_MIN && alike.length >= LABELS_SHARE_MIN * pairs.length;
}
