import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData, NamedText } from '../../evidence/document-data.js';
import { placeKey } from '../../evidence/geometry.js';
import type { DateOrder } from '../dates.js';
import type { Row } from '../layout.js';
import { namedValues } from '../named-values.js';
import { type Candidate, type CandidateKind, candidatesOf } from './candidates.js';
import { featuresOf, relationsOf } from './features.js';
import { fieldsOf } from './value-model.js';

/** Above it five of six numbers were the value (docs/evaluation.md, "Types and values by all words"). */
const PROBABILITY_MIN: Readonly<Record<CandidateKind, number>> = {
  amount: 0.4,
  date: 0.5,
  number: 0.6,
};

/** Of two values of one field the likelier one is told only where the other is less than so likely beside it. */
const RIVAL_MAX = 0.7;

/**
 * Where the number of a rule is less likely than the first and another at least as likely as the second, the
 * other was right 14 times of 15 in 279 texts (docs/evaluation.md, "Types and values by all words").
 */
const DOUBTED_MAX = 0.1;
const RIGHTFUL_MIN = 0.9;

/** A year is no number of a document. */
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Values that no label of a list and no rule found, by the words around the numbers of the document
 * (`fieldsOf`): of each field that has none yet, its likeliest number that no other value is read from.
 * Always `unsure`, and for the report alone: no check calculates with them. A value of a rule that these words
 * contradict is taken back first.
 */
export function learnedValues(
  data: DocumentData,
  rows: readonly Row[],
  type: DocumentType,
  order: DateOrder,
): NamedText[] {
  const described = describedNumbers(rows, type, order).map(({ candidate, features }) => ({
    candidate,
    fields: fieldsOf(candidate.kind, features),
  }));
  withdrawDoubted(data, described);
  const values = namedValues(data);
  const known = new Set(values.map(({ name }) => name));
  const taken = new Set(values.map(({ extracted }) => placeKey(extracted.place)));
  const claims = new Map<string, Claim[]>();
  for (const { candidate, fields } of described) {
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

interface LikelyFields {
  candidate: Candidate;
  fields: ReadonlyMap<string, number>;
}

/** Takes back values of labels and rules where the words around the numbers say that another one is it. */
function withdrawDoubted(data: DocumentData, described: readonly LikelyFields[]): void {
  const values = namedValues(data).filter(({ isListed }) => !isListed);
  for (const { name, extracted } of values) {
    const isOnly = values.filter((value) => value.name === name).length === 1;
    if (!isOnly || extracted.certainty === 'confirmed' || isInSum(data.fields, name)) continue;
    const printed = digitsOf(extracted.raw);
    const likely = described.flatMap(({ candidate, fields }) => {
      const probability = fields.get(name);
      return probability === undefined ? [] : { candidate, probability };
    });
    const isIt = ({ candidate }: Claim): boolean => digitsOf(candidate.extracted.raw) === printed;
    const own = likely.filter(isIt).map(({ probability }) => probability);
    const rivals = likely.filter((claim) => !isIt(claim)).map(({ probability }) => probability);
    if (own.length === 0 || Math.max(...own) >= DOUBTED_MAX) continue;
    if (Math.max(0, ...rivals) >= RIGHTFUL_MIN) withdraw(data, name);
  }
}

/** Whether an amount is the sum of two others that are named, or one of two that make up a third. */
function isInSum(fields: DocumentData['fields'], name: string): boolean {
  const sizes = Object.entries(fields).map(([field, { value }]) => ({
    field,
    size: Math.abs(value.minor),
  }));
  const own = sizes.find(({ field }) => field === name)?.size ?? 0;
  const others = sizes.filter(({ field, size }) => field !== name && size > 0);
  return (
    own > 0 &&
    others.some(({ field, size }) =>
      others.some(
        (third) =>
          third.field !== field && (third.size === own + size || own === third.size + size),
      ),
    )
  );
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function withdraw(data: DocumentData, name: string): void {
  data.fields = Object.fromEntries(Object.entries(data.fields).filter(([field]) => field !== name));
  data.named = data.named?.filter((value) => value.name !== name);
  if (name === 'issue_date') data.issueDate = null;
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
