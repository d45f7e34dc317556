import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../../core/texts/en/checks.js';
import { checks } from '../../../../worker/engine/checks/index.js';
import { emptyData } from '../document-data.js';
import { check } from './run.js';

describe('checks', () => {
  it('are one file each, named for their id, all listed and all with words', () => {
    const files = readdirSync(new URL('../../../../worker/engine/checks', import.meta.url))
      .filter((name) => name !== 'index.ts')
      .map((name) => name.replace(/\.ts$/, ''));
    const ids = checks.map(({ id }) => id);
    expect([...ids].sort()).toEqual(files.sort());
    expect(Object.keys(CHECKS).sort()).toEqual([...ids].sort());
  });

  it('say nothing of a document in which nothing was read', () => {
    expect(check('bank_statement', emptyData())).toEqual([]);
    expect(check('invoice', emptyData())).toEqual([]);
  });
});
