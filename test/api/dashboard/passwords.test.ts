import { describe, expect, test } from 'vitest';
import { requireGoodPassword } from '../../../api/dashboard/password-rules.js';
import { hashPassword, verifyPassword } from '../../../api/dashboard/passwords.js';
import { PASSWORD } from './browser.js';

describe('passwords', () => {
  test('are hashed with argon2id as OWASP advises, each with a salt of its own', async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, PASSWORD)).toBe(true);
    expect(await verifyPassword(one, `${PASSWORD} `)).toBe(false);
  });

  test('are the same however the keyboard puts their characters together', async () => {
    const stored = await hashPassword('caf\u00e9 au bord de mer');
    expect(await verifyPassword(stored, 'cafe\u0301 au bord de mer')).toBe(true);
  });

  test('of nobody are never right, and take as long as those of somebody', async () => {
    const stored = await hashPassword(PASSWORD);
    expect(await verifyPassword(null, 'nobody')).toBe(false);
    const took = { somebody: [] as number[], nobody: [] as number[] };
    for (let round = 0; round < 15; round += 1) {
      for (const [who, hash] of [
        ['somebody', stored],
        ['nobody', null],
      ] as const) {
        const began = performance.now();
        await verifyPassword(hash, 'Wrong as a password');
        took[who].push(performance.now() - began);
      }
    }
    // The fastest of many: what else the machine does only ever adds. Without the hash of
    // nobody the second is some hundred times faster.
    const ratio = Math.min(...took.nobody) / Math.min(...took.somebody);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  test('of many at once, those beyond what can wait are turned away, and the rest are answered', async () => {
    const stored = await hashPassword(PASSWORD);
    const answers = await Promise.allSettled(
      Array.from({ length: 110 }, () => verifyPassword(stored, PASSWORD)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: 'RATE_LIMITED', retryAfterS: 2 } });
    expect(await verifyPassword(stored, PASSWORD)).toBe(true);
  });
});

describe('a new password', () => {
  const refusal = (password: string, email = 'marguerite@example.com') => {
    try {
      requireGoodPassword(password, email);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  };

  test.each([
    'passwordpassword',
    'Password2026!',
    'P@ssword12345',
    'qwertyuiop[]12',
    '1q2w3e4r5t6y',
    'abcdefghijkl',
    'zyxwvutsrqponm',
    '123456789012',
    '111111111111111',
    'abababababab',
    'letmein123456',
    'Administrator1!',
    'ישראל2026ישראל',
    'iloveyou1234',
  ])('%s is refused as one that is tried first', (password) => {
    expect(refusal(password)).toMatch(/tried first/);
  });

  test.each(['Marguerite-2026-x', 'x-marguerite@example.com-x'])(
    '%s is refused for the e-mail address',
    (password) => expect(refusal(password)).toMatch(/e-mail address/),
  );

  test.each([
    PASSWORD,
    '4829-5713-0264-9981',
    'correct horse battery staple',
    'ספינה ירוקה על הגג',
    'the admin sings at noon',
    'cemetery gates 1986',
  ])('%s is taken', (password) => expect(refusal(password)).toBeNull());
});
