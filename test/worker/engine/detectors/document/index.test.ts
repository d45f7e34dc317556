import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentDetectors } from '../../../../../worker/engine/detectors/document/index.js';

describe('detectors', () => {
  it('are one folder each, named for their id, and all listed', () => {
    const folders = readdirSync(
      new URL('../../../../../worker/engine/detectors/document', import.meta.url),
      {
        withFileTypes: true,
      },
    )
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(documentDetectors.map(({ id }) => id).sort()).toEqual(folders.sort());
  });
});
