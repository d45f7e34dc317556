import type { DocumentData } from '../../evidence/document-data.js';
import { namedValues } from '../named-values.js';
import type { LikelyFields } from './learned-values.js';

/**
 * Where the number of a rule is less likely than the first and another at least as likely as the
 * second, the other was right 14 times of 15 in 279 texts (docs/evaluation/extraction.md, "Types
 * and values by all words").
 */
const DOUBTED_MAX = 0.1;
const RIGHTFUL_MIN = 0.9;

/**
 * Another number that is likelier makes a value doubted where it is at least so likely, the second where
 * the value's own is likelier than DOUBTED_MAX: of 588 texts that the weights had not seen 38 such values
 * were right and 58 wrong, of 2,700 and 160 that rules were sure of (docs/evaluation/extraction.md,
 * "Values fitted on").
 */
const RIVAL_MIN = { ofDoubted: 0.3, ofLikely: 0.9 };

/**
 * Holds the values of labels and rules against what the words around the numbers say: takes back, from checks
 * as well, those that another number is instead, and names those that another number may be (`doubted`).
 */
export function settleDoubted(data: DocumentData, numbers: readonly LikelyFields[]): void {
  const values = namedValues(data).filter(({ isListed }) => !isListed);
  const doubted: string[] = [];
  for (const { name, extracted } of values) {
    const isOnly = values.filter((value) => value.name === name).length === 1;
    if (!isOnly || extracted.certainty === 'confirmed' || isInSum(data.fields, name)) continue;
    const printed = digitsOf(extracted.raw);
    const likely = (some: readonly LikelyFields[]): number[] =>
      some.flatMap(({ fields }) => fields.get(name) ?? []);
    const isIt = ({ candidate }: LikelyFields): boolean =>
      digitsOf(candidate.extracted.raw) === printed;
    const ofValue = likely(numbers.filter(isIt));
    if (ofValue.length === 0) continue;
    const own = Math.max(...ofValue);
    const rival = Math.max(0, ...likely(numbers.filter((number) => !isIt(number))));
    if (own < DOUBTED_MAX && rival >= RIGHTFUL_MIN) withdraw(data, name);
    else if (rival > own && rival >= RIVAL_MIN[own < DOUBTED_MAX ? 'ofDoubted' : 'ofLikely'])
      doubted.push(name);
  }
  data.doubted = doubted;
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
