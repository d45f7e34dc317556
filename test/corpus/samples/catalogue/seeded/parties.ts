import { acme, almoniCompany, type Company, doeCompany, type Person, israel, ploni, plonitCompany, ruth } from '../../cast.js';
import { identityNumber } from '../../numbers.js';
import { pick } from '../../random.js';

export type Lang = 'he' | 'en';

/** Two different companies whose names are in the language. */
export const twoCompanies = (random: () => number, lang: Lang): [Company, Company] => {
  const pairs = {
    he: [plonitCompany, almoniCompany],
    en: [acme, doeCompany],
  } satisfies Record<Lang, [Company, Company]>;
  const [first, second] = pairs[lang];
  return random() < 0.5 ? [first, second] : [second, first];
};

const JANE: Person = {
  name: 'Jane Doe',
  identity: identityNumber('33333333'),
  address: '3 HaZayit St., Beer Sheva',
};
const JOHN: Person = {
  name: 'John Doe',
  identity: identityNumber('44444444'),
  address: '12 HaDekel St., Haifa',
};

export const somebody = (random: () => number, lang: Lang): Person =>
  lang === 'he' ? pick(random, [israel, ploni, ruth]) : pick(random, [JANE, JOHN]);
