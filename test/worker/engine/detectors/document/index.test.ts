import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentDetectors } from '../../../../../worker/engine/detectors/document/index.js';
import { pictureDetectors } from '../../../../../worker/engine/detectors/picture/index.js';

const foldersOf = (kind: string): string[] =>
  readdirSync(new URL(`../../../../../worker/engine/detectors/${kind}`, import.meta.url), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('detectors', () => {
  it.each([
    ['document', documentDetectors],
    ['picture', pictureDetectors],
  ] as const)('of kind %s are one folder each, named for their id, and all listed', (kind, all) => {
    expect(all.map(({ id }) => id).sort()).toEqual(foldersOf(kind).sort());
  });
});
