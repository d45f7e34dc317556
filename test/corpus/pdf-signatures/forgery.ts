import type { Attack } from './case.js';
import { AMOUNT, paper, signed } from './paper.js';

/** As long as the true amount, so that no offset changes. */
const FORGED = '9,250.00';

/** The signature's dictionary rewritten in its place, filled up with spaces. */
function withDictionary(change: (dictionary: string) => string): Buffer {
  const file = signed(paper({})).toString('latin1');
  const from = file.lastIndexOf('<</Type/Sig');
  const to = file.indexOf('endobj', from);
  const old = file.slice(from, to);
  const written = change(old);
  if (written.length > old.length) throw new Error('the dictionary needs more room');
  const body = file.slice(0, from) + written.padEnd(old.length) + file.slice(to);
  return Buffer.from(body.replace(`(${AMOUNT.text})`, `(${FORGED})`), 'latin1');
}

const CONTENTS = /\/Contents\s*<[0-9a-f]*>/;
const RANGE = /\/ByteRange\s*\[[^\]]*\] */;

const attack = (id: string, change: (dictionary: string) => string): Attack => ({
  id: `forgery-${id}`,
  kind: 'universal signature forgery',
  make: () => withDictionary(change),
});

/** One part of the dictionary written as something that checks may stumble over. */
const CONTENTS_WRITTEN: Readonly<Record<string, string>> = {
  missing: '',
  null: '/Contents null',
  empty: '/Contents<>',
  'one-zero': '/Contents<00>',
  zero: '/Contents 0',
  'negative-number': '/Contents -1',
  wrong: '/Contents<30820102020101>',
  'of-text': '/Contents(signature)',
  'of-nothing-there': '/Contents 99999 0 R',
};

const RANGE_WRITTEN: Readonly<Record<string, string>> = {
  missing: '',
  null: '/ByteRange null',
  empty: '/ByteRange[]',
  zeros: '/ByteRange[0 0 0 0]',
  negative: '/ByteRange[0 -1 -1 -1]',
  'negative-start': '/ByteRange[-10 20 30 40]',
  huge: '/ByteRange[0 99999999999 999999999999 9]',
  fractions: '/ByteRange[0.5 10.5 20.5 30]',
  texts: '/ByteRange[(0)(10)(20)(30)]',
  short: '/ByteRange[0 100]',
  long: '/ByteRange[0 100 200 100 400 100]',
  backwards: '/ByteRange[500 100 0 10]',
};

export const forgery: Attack[] = [
  ...Object.entries(CONTENTS_WRITTEN).map(([id, text]) =>
    attack(`contents-${id}`, (dictionary) => dictionary.replace(CONTENTS, text)),
  ),
  ...Object.entries(RANGE_WRITTEN).map(([id, text]) =>
    attack(`range-${id}`, (dictionary) => dictionary.replace(RANGE, text)),
  ),
  attack('both-missing', (dictionary) => dictionary.replace(CONTENTS, '').replace(RANGE, '')),
  attack('both-null', (dictionary) =>
    dictionary.replace(CONTENTS, '/Contents null').replace(RANGE, '/ByteRange null'),
  ),
  attack('contents-zeros', (dictionary) =>
    dictionary.replace(CONTENTS, (all) =>
      all.replace(/[0-9a-f]{2,}>/, (digits) => `${'0'.repeat(digits.length - 1)}>`),
    ),
  ),
  attack('contents-garbled', (dictionary) =>
    dictionary.replace(CONTENTS, (all) =>
      all.replace(
        /[0-9a-f]{2,}>/,
        (digits) => 'a7'.repeat(digits.length).slice(1 - digits.length) + '>',
      ),
    ),
  ),
  attack('filter-unknown', (dictionary) =>
    dictionary.replace('/SubFilter/adbe.pkcs7.detached', '/SubFilter/None'),
  ),
  attack('dictionary-emptied', () => '<</Type/Sig>>'),
  // The range leaves the forged amount out as well.
  attack('range-around-the-page', (dictionary) =>
    dictionary.replace(/\/ByteRange \[0 \d+/, '/ByteRange [0 100'),
  ),
];
