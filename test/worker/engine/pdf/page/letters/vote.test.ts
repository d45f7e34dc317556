import { describe, expect, it } from 'vitest';
import type { Sample } from '../../../../../../worker/engine/pdf/page/letters/samples.js';
import {
  countVotes,
  elected,
  type Votes,
} from '../../../../../../worker/engine/pdf/page/letters/vote.js';

/** A word with `?` for the letter that the font does not name. */
const sample = (word: string): Sample => ({
  page: 1,
  rect: { x: 0, y: 0, w: 10, h: 2 },
  letters: [...word].map((letter) => (letter === '?' ? null : letter)),
  codes: [...word].map((letter) => (letter === '?' ? 'F 23' : null)),
});

const readingsOf = (pairs: [word: string, reading: string][]) => {
  const votes: Votes = new Map();
  for (const [word, reading] of pairs) countVotes(votes, sample(word), reading);
  return elected(votes).get('F 23');
};

describe('the letter of a code that a font does not name', () => {
  it('is confirmed by two words that agree, and unsure by one', () => {
    expect(
      readingsOf([
        ['?סיעות', 'נסיעות'],
        ['?יכויים', 'ניכויים'],
      ]),
    ).toEqual({
      text: 'נ',
      certainty: 'confirmed',
    });
    expect(readingsOf([['?סיעות', 'נסיעות']])).toEqual({ text: 'נ', certainty: 'unsure' });
  });

  it('is left out where words disagree', () => {
    expect(
      readingsOf([
        ['?סיעות', 'נסיעות'],
        ['?יכויים', 'גיכויים'],
      ]),
    ).toBeUndefined();
  });

  it('is not taken from a reading that differs in the letters known', () => {
    expect(readingsOf([['?סיעות', 'לקוחות']])).toBeUndefined();
    expect(readingsOf([['?סיעות', 'סיעות']])).toBeUndefined();
  });

  it('is never a sure digit: amounts are made of digits', () => {
    expect(
      readingsOf([
        ['1?345', '12345'],
        ['98?65', '98265'],
      ]),
    ).toEqual({
      text: '2',
      certainty: 'unsure',
    });
  });
});
