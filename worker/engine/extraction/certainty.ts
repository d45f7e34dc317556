import type { Certainty } from '../evidence/document-data.js';

const ORDER: readonly Certainty[] = ['exact', 'confirmed', 'unsure'];

/** Lowest certainty of the given values; `exact` without values. */
export const leastCertain = (
  ...values: ({ certainty: Certainty } | null | undefined)[]
): Certainty =>
  ORDER[
    Math.max(0, ...values.map((extracted) => (extracted ? ORDER.indexOf(extracted.certainty) : 0)))
  ] ?? 'unsure';
