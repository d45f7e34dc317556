import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData, NamedText } from '../../evidence/document-data.js';
import type { DateOrder } from '../dates.js';
import type { Row } from '../layout.js';
import { namedValues } from '../named-values.js';
import { type Candidate, candidatesOf } from './candidates.js';
import { featuresOf, relationsOf } from './features.js';
import { fieldsOf } from './value-model.js';

/** Below it a number is more likely something else; above it 34 of 37 were right (docs/evaluation.md). */
const PROBABILITY_MIN = 0.5;

/**
 * Values that no label of a list and no rule found, by the words around the numbers of the document
 * (`fieldsOf`): of each field that has none yet, its likeliest number. Always `unsure`, and for the report
 * alone: no check calculates with them.
 */
export function learnedValues(
  data: DocumentData,
  rows: readonly Row[],
  type: DocumentType,
  order: DateOrder,
): NamedText[] {
  const known = new Set(namedValues(data).map(({ name }) => name));
  const best = new Map<string, { candidate: Candidate; probability: number }>();
  for (const { candidate, features } of describedNumbers(rows, type, order))
    for (const [field, probability] of fieldsOf(candidate.kind, features))
      if (probability >= PROBABILITY_MIN && probability > (best.get(field)?.probability ?? 0))
        best.set(field, { candidate, probability });
  return [...best].flatMap(([name, { candidate }]) =>
    known.has(name) ? [] : [{ name, ...candidate.extracted, certainty: 'unsure' as const }],
  );
}

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
