import type { DocumentData, ExtractedValue, Money } from '../evidence/document-data.js';
import { isInHebrew } from './in-hebrew.js';

/** On a document in shekels these are the lines of foreign currency, if fewer amounts have one. */
const STATED_SHARE_MIN = 0.25;
const HOME = 'ILS';

/**
 * The currency that amounts are printed with: that of the sums that labels name, else of most amounts.
 * null where none is printed, and in Hebrew where few amounts have a foreign one: a line in euros
 * beside others without a sign says nothing of them.
 */
export function printedCurrency(data: DocumentData): string | null {
  const { fields, amounts } = data;
  const ofFields = currencies(Object.values(fields));
  if (ofFields.length > 0) return mostCommon(ofFields);
  const ofAmounts = currencies(amounts);
  const code = mostCommon(ofAmounts);
  const isOfLines = code !== HOME && ofAmounts.length < amounts.length * STATED_SHARE_MIN;
  return isOfLines && isInHebrew(data) ? null : code;
}

const currencies = (all: readonly ExtractedValue<Money>[]): string[] =>
  all.flatMap(({ value }) => value.currency ?? []);

function mostCommon(codes: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
