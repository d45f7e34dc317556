import { type Extraction, type Truth, valuesOf } from './extraction-truth.js';
import { withoutCompanyForm } from '../../worker/engine/index.js';
import { share, type Share } from './wilson.js';

/** How the extraction of one field of one document compares with the truth. */
export interface FieldComparison {
  field: string;
  /** True values, in their first spelling. */
  truth: string[];
  extracted: string[];
  /** True values found. */
  found: number;
  /** Extracted values that are true. */
  right: number;
  /** Extracted values that are not true though called certain. */
  sureAndWrong: number;
}

/** Counts of one field over all documents whose truth states it. */
export interface FieldCounts {
  field: string;
  /** Of the true values: found. */
  recall: Share;
  /** Of the extracted values: true. */
  precision: Share;
  sureAndWrong: number;
  /** Documents in which a true value was not found. */
  missedIn: string[];
  /** Documents in which an extracted value is not true. */
  wrongIn: string[];
}

/** Compares every field that the truth states, also one that is stated not to be printed. */
export const compareFields = (truth: Truth, extractions: Extraction[]): FieldComparison[] =>
  Object.entries(truth).map(([field, stated]) => {
    const values = valuesOf(stated);
    const extracted = extractions.filter(({ name }) => name === field);
    const isTrue = ({ value }: Extraction): boolean =>
      values.some((ways) => ways.some((way) => isSame(way, value)));
    return {
      field,
      truth: values.map(([first = '']) => first),
      extracted: extracted.map(({ value }) => value),
      found: values.filter((ways) =>
        extracted.some(({ value }) => ways.some((way) => isSame(way, value))),
      ).length,
      right: extracted.filter(isTrue).length,
      sureAndWrong: extracted.filter((one) => one.isSure && !isTrue(one)).length,
    };
  });

/** Counts by field, in order of the alphabet. */
export function countFields(
  files: readonly { file: string; fields: FieldComparison[] }[],
): FieldCounts[] {
  const names = [...new Set(files.flatMap(({ fields }) => fields.map(({ field }) => field)))];
  return names.sort().map((name) => {
    const of = files.flatMap(({ file, fields }) =>
      fields.filter(({ field }) => field === name).map((field) => ({ file, ...field })),
    );
    const sum = (count: (one: FieldComparison) => number): number =>
      of.reduce((total, one) => total + count(one), 0);
    return {
      field: name,
      recall: share(
        sum(({ found }) => found),
        sum(({ truth }) => truth.length),
      ),
      precision: share(
        sum(({ right }) => right),
        sum(({ extracted }) => extracted.length),
      ),
      sureAndWrong: sum(({ sureAndWrong }) => sureAndWrong),
      missedIn: of.filter(({ found, truth }) => found < truth.length).map(({ file }) => file),
      wrongIn: of
        .filter(({ right, extracted }) => right < extracted.length)
        .map(({ file }) => file),
    };
  });
}

/** Amounts by value, companies by their name without its legal form, other text by its letters and digits. */
function isSame(truth: string, extracted: string): boolean {
  if (DECIMAL.test(truth) && DECIMAL.test(extracted)) return Number(truth) === Number(extracted);
  return plain(truth) === plain(extracted) || isSameCompany(truth, extracted);
}

/** Whether two names of a company differ in nothing but the legal form that one of them has: "X", "X SARL". */
function isSameCompany(truth: string, extracted: string): boolean {
  const [one, other] = [withoutCompanyForm(truth), withoutCompanyForm(extracted)];
  return (
    (one === truth.trim()) !== (other === extracted.trim()) &&
    /\p{L}{2}/u.test(one) &&
    plain(one) === plain(other)
  );
}

const DECIMAL = /^-?\d+(?:\.\d{1,2})?$/;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
