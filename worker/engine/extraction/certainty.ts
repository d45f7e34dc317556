import type { Certainty } from '../evidence/document-data.js';

const ORDER: readonly Certainty[] = ['exact', 'confirmed', 'unsure'];

/** The least certain of the readings that a statement rests on; `exact` of none. */
export const leastCertain = (
  ...readings: ({ certainty: Certainty } | null | undefined)[]
): Certainty =>
  ORDER[
    Math.max(0, ...readings.map((reading) => (reading ? ORDER.indexOf(reading.certainty) : 0)))
  ] ?? 'unsure';
