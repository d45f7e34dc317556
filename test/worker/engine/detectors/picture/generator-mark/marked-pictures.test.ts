import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  isMark,
  matchMarks,
} from '../../../../../../worker/engine/detectors/picture/generator-mark/read-mark.js';

/**
 * A folder of `python -m scripts.train.hide_marks`, whose marks the library of the generators
 * hid in real pictures. Prints how many are read after each chain.
 */
const FOLDER = process.env['EMET_MARKED_PICTURES'] ?? '';

test.skipIf(FOLDER === '')(
  'marks of the library are read in PNG, and none where it hid none',
  { timeout: 300_000 },
  async () => {
    const lines: string[] = [];
    for (const chain of (await readdir(FOLDER)).sort()) {
      const marked = await readAll(join(FOLDER, chain, 'forged'));
      const unmarked = await readAll(join(FOLDER, chain, 'genuine'));
      const nearest = Math.min(...unmarked.map(({ chance }) => chance));
      const read = marked.filter(isMark);
      lines.push(`${chain}: ${read.length} of ${marked.length}; nearest unmarked ${nearest}`);
      if (chain === 'png') expect(read).toHaveLength(marked.length);
      expect(unmarked.filter(isMark)).toEqual([]);
    }
    process.stderr.write(`${lines.join('\n')}\n`);
  },
);

async function readAll(folder: string) {
  const found = [];
  for (const name of await readdir(folder)) {
    const decoded = sharp(join(folder, name)).removeAlpha().toColourspace('srgb').raw();
    const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
    const [match] = matchMarks({ rgb: data, width: info.width, height: info.height });
    if (match !== undefined) found.push(match);
  }
  return found;
}
