import { AMOUNTS } from './he/amounts.js';
import { DATES, ISSUE_DATE } from './he/dates.js';
import { COUNTS, DECOYS } from './he/decoys.js';
import { ACCOUNT, ALLOCATION, BANK, BRANCH, NUMBERS, REFERENCES } from './he/numbers.js';
import { IDENTITY, NAMES } from './he/parties.js';
import { TERMS } from './he/terms.js';
import { HEBREW_WORDS } from './composed/words/he.js';
import type { LabelTable } from './label-table.js';

export const HEBREW: LabelTable = {
  amounts: AMOUNTS,
  names: NAMES,
  references: REFERENCES,
  bank: BANK,
  branch: BRANCH,
  account: ACCOUNT,
  identity: IDENTITY,
  issueDate: ISSUE_DATE,
  allocation: ALLOCATION,
  named: { ...NUMBERS, ...DATES, ...TERMS },
  counts: COUNTS,
  decoys: DECOYS,
  words: HEBREW_WORDS,
};
