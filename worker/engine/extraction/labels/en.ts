import { AMOUNTS } from './en/amounts.js';
import { DATES, ISSUE_DATE } from './en/dates.js';
import { COUNTS, DECOYS } from './en/decoys.js';
import { ACCOUNT, ALLOCATION, BANK, BRANCH, NUMBERS, REFERENCES } from './en/numbers.js';
import { IDENTITY, NAMES } from './en/parties.js';
import { TERMS } from './en/terms.js';
import { ENGLISH_WORDS } from './composed/words/en.js';
import type { LabelTable } from './label-table.js';

export const ENGLISH: LabelTable = {
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
  words: ENGLISH_WORDS,
};
