import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import type { DocumentData, ExtractedValue } from '../../evidence/document-data.js';
import { areaOf, intersection, sizeOf } from '../../evidence/geometry.js';
import { documentCheck } from '../document-check.js';

/** Every date that is printed in full exists in the calendar. */
export const datePossible = documentCheck({
  id: 'date_possible',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({
    data,
    classification,
  }): CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>[] {
    if (data.impossibleDates.length === 0) {
      return data.dates.length === 0
        ? []
        : [
            {
              status: 'pass',
              say: 'all',
              values: {},
              place: null,
              certainty: 'exact',
              finding: null,
            },
          ];
    }
    return data.impossibleDates.map((extracted) => {
      const [, month = '', day = ''] = extracted.value.split('-');
      // Interest computed with months of 30 days has a 30th of February.
      const counted = classification.documentType === 'loan_document' && Number(day) <= 30;
      // Without a year in full, or with a 13th month, it may be a number of another kind.
      const isDate = /\d{4}/.test(extracted.raw) && Number(month) >= 1 && Number(month) <= 12;
      const isWritten = Number(day) <= 31 || isWrittenLikeDates(extracted, data);
      const wrong = isDate && !counted && isWritten;
      return {
        status: wrong ? 'fail' : 'warn',
        say: counted ? 'unusual' : 'impossible',
        values: { printed: extracted.raw },
        place: extracted.place,
        certainty: extracted.certainty,
        finding: wrong ? 'date_impossible' : null,
        evidence: extracted.raw,
      };
    });
  },
});

/** Years between two dates of one document. */
const YEARS_MAX = 2;

/**
 * Whether a document writes another date in the form of "37/12/2017", of the same years: without one
 * such a number may be a file's, and so is one that a label calls a reference.
 */
function isWrittenLikeDates(
  { raw, value, place }: ExtractedValue<string>,
  { dates, references }: DocumentData,
): boolean {
  const formOf = (text: string): string => text.trim().replace(/\d/g, '0');
  const yearOf = (iso: string): number => Number(iso.slice(0, 4));
  const isReference = references.some(
    (one) =>
      one.place.page === place.page &&
      sizeOf(intersection(areaOf(one.place.rect), areaOf(place.rect))) > 0,
  );
  return (
    !isReference &&
    dates.some(
      (date) =>
        formOf(date.raw) === formOf(raw) &&
        Math.abs(yearOf(date.value) - yearOf(value)) <= YEARS_MAX,
    )
  );
}
