import type { CandidateKind } from './candidates.js';
import { FIELDS as AMOUNT_FIELDS, WEIGHTS as AMOUNT_WEIGHTS } from './amount-weights.js';
import { FIELDS as DATE_FIELDS, WEIGHTS as DATE_WEIGHTS } from './date-weights.js';
import { FIELDS as NUMBER_FIELDS, WEIGHTS as NUMBER_WEIGHTS } from './number-weights.js';

const SCALE = 100;

/** What a number is that none of the fields names. */
const NONE = 'none';

type Weights = ReadonlyMap<string, readonly (readonly [field: number, weight: number])[]>;

interface Model {
  fields: readonly (readonly [name: string, bias: number])[];
  weights: Weights;
}

const SOURCES = {
  amount: { fields: AMOUNT_FIELDS, text: AMOUNT_WEIGHTS },
  date: { fields: DATE_FIELDS, text: DATE_WEIGHTS },
  number: { fields: NUMBER_FIELDS, text: NUMBER_WEIGHTS },
};

const models = new Map<CandidateKind, Model>();

/** Of some hundred kB of text, read when the first document is. */
function modelOf(kind: CandidateKind): Model {
  const known = models.get(kind);
  if (known) return known;
  const { fields, text } = SOURCES[kind];
  const model = { fields, weights: new Map(text.split('\n').map(weightsOf)) };
  models.set(kind, model);
  return model;
}

function weightsOf(line: string): [string, [number, number][]] {
  const [feature, ...weights] = line.split('\t');
  const pairs = weights.map((pair): [number, number] => {
    const [field, weight] = pair.split(':');
    return [Number(field), Number(weight) / SCALE];
  });
  return [feature ?? '', pairs];
}

/**
 * The probability that a number is the value of each field, by its features: a multinomial logistic
 * regression fitted by `scripts/train/values`. What is left to 1 is that it is none of them.
 */
export function fieldsOf(kind: CandidateKind, features: Iterable<string>): Map<string, number> {
  const { fields, weights } = modelOf(kind);
  const odds = fields.map(([, bias]) => bias / SCALE);
  for (const feature of features)
    for (const [field, weight] of weights.get(feature) ?? []) odds[field]! += weight;
  const highest = Math.max(...odds);
  const shares = odds.map((one) => Math.exp(one - highest));
  const sum = shares.reduce((total, one) => total + one, 0);
  return new Map(
    fields.flatMap(([name], at) => (name === NONE ? [] : [[name, shares[at]! / sum] as const])),
  );
}
