import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesAndOut, wholeNumber } from './wishes.js';

it('two folders are named, no fewer and no more', () => {
  expect(sourcesAndOut(['a', 'b'])).toEqual({ sources: resolve('a'), out: resolve('b') });
  for (const named of [[], ['a'], ['a', 'b', 'c']])
    expect(() => sourcesAndOut(named)).toThrow('SOURCES and OUT');
});

it('a number is whole and within its bounds, and else the option is named', () => {
  expect(wholeNumber('07', { name: 'seed', max: 9 })).toBe(7);
  expect(wholeNumber('99', { name: 'seeds', min: 1, max: 99 })).toBe(99);
  for (const text of ['', '-1', '1.5', '1e1', '100', '0', 'x'])
    expect(() => wholeNumber(text, { name: 'seeds', min: 1, max: 99 })).toThrow('--seeds');
});
