import type { Certainty } from '../evidence/document-data.js';

const ORDER: readonly Certainty[] = ['exact', 'confirmed', 'unsure'];

/** The least certain of the readings that a statement rests on; `exact` of none. */
export const leastCertain = (
  ...values: ({ certainty: Certainty } | null | undefined)[]
): Certainty =>
  ORDER[
    Math.max(0, ...values.map((extracted) => (extracted ? ORDER.indexOf(extracted.certainty) : 0)))
  ] ?? 'unsure';
