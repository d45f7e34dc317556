import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAllowed } from '../../scripts/licences.js';

const BUILT = fileURLToPath(new URL('../../dist/dashboard/', import.meta.url));
const COMPRESSED_MAX_BYTES = 400_000;

test('what browsers load is below 400 kB compressed', () => {
  const packed = readdirSync(`${BUILT}assets`).filter((name) => name.endsWith('.gz'));
  const sizes = packed.map((name) => statSync(`${BUILT}assets/${name}`).size);
  expect(sizes.length).toBeGreaterThanOrEqual(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(COMPRESSED_MAX_BYTES);
});

test('every package that is bundled has a licence that is allowed, and its notice travels along', () => {
  const notices = readFileSync(`${BUILT}licenses.md`, 'utf8');
  const bundled = [...notices.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)];
  const names = bundled.map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['react-dom', 'react-aria-components', 'wouter']));
  for (const [, name, licence = ''] of bundled)
    expect([name, isAllowed(licence)]).toEqual([name, true]);
});
