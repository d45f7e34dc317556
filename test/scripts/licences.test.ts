import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bundledPackages } from '../../scripts/bundled-packages.js';
import { isAllowed, refusedInBundle, refusedLicences } from '../../scripts/licences.js';

describe('licences', () => {
  it('of all packages that are shipped are allowed', () => {
    expect(refusedLicences('.')).toEqual([]);
    expect(refusedInBundle('.')).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND (GPL-3.0-only OR ISC)', true],
    ['MIT or MPL-2.0', true],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
  ])('%s: %s', (expression, expected) => {
    let answer = false;
    try {
      answer = isAllowed(expression);
    } catch (error) {
      expect(error).toBeInstanceOf(SyntaxError);
    }
    expect(answer).toBe(expected);
  });

  it('that are missing or not allowed are named, unless only development needs them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'emet-licences-'));
    const packages = {
      '': { license: 'Apache-2.0' },
      'node_modules/good': { license: 'MIT' },
      'node_modules/bad': { license: 'AGPL-3.0-only' },
      'node_modules/good/node_modules/silent': {},
      'node_modules/tool': { dev: true, license: 'GPL-3.0-only' },
    };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    expect(refusedLicences(folder)).toEqual([
      { name: 'bad', licence: 'AGPL-3.0-only' },
      { name: 'silent', licence: null },
    ]);
    rmSync(folder, { recursive: true });
  });
});

const Lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

function shippedNames(): string[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  const names = shipped.map(([path]) => path.replace(/^.*node_modules\//, ''));
  return [...new Set([...names, ...bundledPackages('.').map(({ name }) => name)])].sort();
}

const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })),
});

it('the bill of materials names what is shipped, and nothing that only development needs', () => {
  const text = execFileSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const names = Bill.parse(JSON.parse(text)).components.map(({ name }) => name);
  expect([...new Set(names)].sort()).toEqual(shippedNames());
  for (const shipped of ['express', 'onnxruntime-node', 'react-dom', 'sharp', 'zod'])
    expect(names).toContain(shipped);
  for (const tool of ['vitest', 'eslint', 'typescript']) expect(names).not.toContain(tool);
}, 60_000);
