import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
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
      const wrong = isDate && !counted && Number(day) <= 31;
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
