import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData, NamedText } from '../../evidence/document-data.js';
import { placeKey } from '../../evidence/geometry.js';
import type { DateOrder } from '../dates.js';
import type { Row } from '../layout.js';
import { namedValues } from '../named-values.js';
import { type Candidate, type CandidateKind, candidatesOf } from './candidates.js';
import { featuresOf, relationsOf } from './features.js';
import { fieldsOf } from './value-model.js';

/**
 * Above it five of six numbers were the value (docs/evaluation/extraction.md, "Types and values by
 * all words").
 */
const PROBABILITY_MIN: Readonly<Record<CandidateKind, number>> = {
  amount: 0.4,
  date: 0.5,
  number: 0.6,
};

/** Of two values of one field the likelier one is told only where the other is less than so likely beside it. */
const RIVAL_MAX = 0.7;

/** A year is no number of a document. */
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Values that no label of a list and no rule found, by the words around the numbers of the document
 * (`fieldsOf`): of each field that has none yet, its likeliest number that no other value is read from.
 * Always `unsure`, and for the report alone: no check calculates with them.
 */
export function learnedValues(data: DocumentData, likely: readonly LikelyFields[]): NamedText[] {
  const values = namedValues(data);
  const known = new Set(values.map(({ name }) => name));
  const taken = new Set(values.map(({ extracted }) => placeKey(extracted.place)));
  const claims = new Map<string, Claim[]>();
  for (const { candidate, fields } of likely) {
    if (candidate.kind === 'number' && YEAR.test(candidate.extracted.value)) continue;
    if (taken.has(placeKey(candidate.extracted.place))) continue;
    for (const [field, probability] of fields)
      if (!known.has(field) && probability >= PROBABILITY_MIN[candidate.kind] * RIVAL_MAX)
        claims.set(field, [...(claims.get(field) ?? []), { candidate, probability }]);
  }
  return [...claims].flatMap(([name, some]) => {
    const chosen = withoutRival(some);
    return chosen ? [{ name, ...chosen.extracted, certainty: 'unsure' as const }] : [];
  });
}

interface Claim {
  candidate: Candidate;
  probability: number;
}

/** The likeliest number of a field, null where it is not likely or another value is nearly as likely. */
function withoutRival(claims: readonly Claim[]): Candidate | null {
  const [best, ...others] = [...claims].sort((a, b) => b.probability - a.probability);
  if (!best || best.probability < PROBABILITY_MIN[best.candidate.kind]) return null;
  const isRivalled = others.some(
    ({ candidate, probability }) =>
      candidate.extracted.value !== best.candidate.extracted.value &&
      probability > RIVAL_MAX * best.probability,
  );
  return isRivalled ? null : best.candidate;
}

/** A number of a document and how likely it is the value of each field. */
export interface LikelyFields {
  candidate: Candidate;
  fields: ReadonlyMap<string, number>;
}

/** The numbers of a document with what they may be by the words around them. */
export const likelyFields = (
  rows: readonly Row[],
  type: DocumentType,
  order: DateOrder,
): LikelyFields[] =>
  describedNumbers(rows, type, order).map(({ candidate, features }) => ({
    candidate,
    fields: fieldsOf(candidate.kind, features),
  }));

/** The amounts and dates of a document with their features; what the model is fitted to as well. */
export function describedNumbers(
  rows: readonly Row[],
  type: DocumentType,
  order: DateOrder,
): { candidate: Candidate; features: Set<string> }[] {
  const candidates = candidatesOf(rows, order);
  const relations = relationsOf(candidates);
  return candidates.map((candidate) => ({
    candidate,
    features: featuresOf(candidate, type, relations),
  }));
}
