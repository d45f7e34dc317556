import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withSettingsTable } from '../../scripts/readme/settings-table.js';

it('keeps the README’s table of settings in step with the settings (npm run readme)', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  expect(withSettingsTable(readme)).toBe(readme);
});
