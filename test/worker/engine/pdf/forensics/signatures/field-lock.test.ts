import { expect, it } from 'vitest';
import { isLocked } from '../../../../../../worker/engine/pdf/forensics/signatures/field-lock.js';

it('a lock on some fields covers those below them, and no others', () => {
  const lock = { fields: 'only', names: ['loan'] } as const;
  expect(['loan', 'loan.amount', 'loans', null].map((name) => isLocked(lock, name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('a lock on all but some leaves those open, and covers fields without a name', () => {
  const lock = { fields: 'all_but', names: ['loan'] } as const;
  expect(['loan.amount', 'name', null].map((name) => isLocked(lock, name))).toEqual([
    false,
    true,
    true,
  ]);
});

it('no lock covers nothing, and a lock on all everything', () => {
  expect(isLocked(null, 'loan')).toBe(false);
  expect(isLocked({ fields: 'all' }, null)).toBe(true);
});
