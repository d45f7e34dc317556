import { describe, expect, it } from 'vitest';
import { readSettings, SettingError, SETTINGS } from '../../core/settings.js';

describe('settings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      mode: 'all',
      allowPrivateNetwork: false,
      fileRetentionDays: undefined,
      pageImages: true,
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readSettings({ PORT: '' }).port).toBe(8080);
  });

  it.each([
    ['PORT', '80a80'],
    ['PORT', '70000'],
    ['MODE', 'everything'],
    ['LOG_LEVEL', 'loud'],
    ['ALLOW_PRIVATE_NETWORK', 'maybe'],
    ['FILE_RETENTION_DAYS', '-1'],
    ['SCAN_MEMORY_MB', '12'],
    ['PAGE_IMAGES', 'true'],
  ])('refuses %s=%s with one sentence that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^Setting ${name} must .*, but is "${value}"\\.$`));
  });

  it('wants certificate and key together', () => {
    expect(() => readSettings({ TLS_CERT_FILE: 'cert.pem' })).toThrow('TLS_KEY_FILE');
  });

  it('documents every setting', () => {
    for (const { env, doc, shown } of Object.values(SETTINGS)) {
      expect(env).toMatch(/^[A-Z][A-Z_]+$/);
      expect(doc.length).toBeGreaterThan(10);
      expect(shown).not.toBe('');
    }
  });
});
