import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checks } from '../../../../worker/engine/checks/index.js';
import { emptyData } from '../document-data.js';
import { check } from './run.js';

describe('checks', () => {
  it('are one folder each, named for their id, and all listed', () => {
    const folders = readdirSync(new URL('../../../../worker/engine/checks', import.meta.url), {
      withFileTypes: true,
    })
      .filter((entry) => entry.isDirectory() && entry.name !== 'arithmetic')
      .map(({ name }) => name);
    expect(checks.map(({ id }) => id).sort()).toEqual(folders.sort());
  });

  it('say nothing of a document in which nothing was read', () => {
    expect(check('bank_statement', emptyData())).toEqual([]);
    expect(check('invoice', emptyData())).toEqual([]);
  });
});
