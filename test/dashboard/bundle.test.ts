import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundledPackages } from '../../scripts/bundled-packages.js';

const BUILT = fileURLToPath(new URL('../../dist/dashboard/', import.meta.url));
const COMPRESSED_MAX_BYTES = 400_000;

test('what browsers load is below 400 kB compressed', () => {
  const packed = readdirSync(`${BUILT}assets`).filter((name) => name.endsWith('.gz'));
  const sizes = packed.map((name) => statSync(`${BUILT}assets/${name}`).size);
  expect(sizes.length).toBeGreaterThanOrEqual(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(COMPRESSED_MAX_BYTES);
});

test('the notices of what is bundled travel along', () => {
  const names = bundledPackages('.').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react-dom', 'react-aria-components', 'wouter']));
});
