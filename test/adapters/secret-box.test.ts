import { describe, expect, test } from 'vitest';
import { isPlain, openSecretBox } from '../../adapters/secret-box.js';

const [NEW, OLD] = ['a1'.repeat(32), 'b2'.repeat(32)];
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe('A sealed secret', () => {
  test('shows nothing of it, differs each time, and opens again', () => {
    const box = openSecretBox([NEW]);
    const [one, other] = [box.seal(SECRET, 'id'), box.seal(SECRET, 'id')];
    expect(one).toMatch(/^v1\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/);
    expect(one).not.toBe(other);
    expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString()).not.toContain('MfKQ');
    expect([box.open(one, 'id'), box.open(other, 'id')]).toEqual([SECRET, SECRET]);
    expect([isPlain(one), isPlain(SECRET)]).toEqual([false, true]);
  });

  test('opens for no other record, and not when a bit of it was changed', () => {
    const box = openSecretBox([NEW]);
    const sealed = box.seal(SECRET, 'id');
    expect(() => box.open(sealed, 'other')).toThrow();
    const [version, key, content = ''] = sealed.split('.');
    const bytes = Buffer.from(content, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      const text = `${version}.${key}.${altered.toString('base64url')}`;
      expect(() => box.open(text, 'id'), `byte ${at}`).toThrow();
    }
  });

  test('names its key: older keys open it, a missing one does not, the first one seals', () => {
    const sealed = openSecretBox([OLD]).seal(SECRET, 'id');
    const rolled = openSecretBox([NEW, OLD]);
    expect(rolled.open(sealed, 'id')).toBe(SECRET);
    expect([rolled.opens(sealed), rolled.isCurrent(sealed)]).toEqual([true, false]);
    expect(rolled.isCurrent(rolled.seal(SECRET, 'id'))).toBe(true);
    const without = openSecretBox([NEW]);
    expect([without.opens(sealed), without.open(sealed, 'id')]).toEqual([false, null]);
    expect(without.keyIdOf(sealed)).toBe(openSecretBox([OLD]).keyIdOf(sealed));
  });
});
