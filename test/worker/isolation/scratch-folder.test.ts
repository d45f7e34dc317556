import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  makeScratchFolder,
  removeLeftScratchFolders,
} from '../../../worker/isolation/scratch-folder.js';

/** No process has it: ids end at 4,194,304. */
const NOBODY = 99_999_999;
const TWO_HOURS_AGO = Date.now() / 1000 - 7_200;

it('a folder of temporary files is for its child alone, and gone with it', async () => {
  const scratch = makeScratchFolder();
  const { write, root } = scratch;
  expect(statSync(write).mode & 0o777).toBe(0o700);
  expect(dirname(write)).toBe(dirname(root));
  writeFileSync(join(write, 'part of a document'), 'x');
  await scratch.remove();
  expect(existsSync(dirname(write))).toBe(false);
});

it('what killed workers left is removed after an hour, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emet-scratch-'));
  const make = (name: string, modified?: number): string => {
    const path = join(folder, name);
    mkdirSync(join(path, 'own'), { recursive: true });
    writeFileSync(join(path, 'own', 'page'), 'x');
    if (modified !== undefined) utimesSync(path, modified, modified);
    return path;
  };
  const left = make(`emet-child-${NOBODY}-abc`, TWO_HOURS_AGO);
  const others = [
    make(`emet-child-${NOBODY}-new`),
    make(`emet-child-${process.pid}-own`, TWO_HOURS_AGO),
    make('emet-child-words', TWO_HOURS_AGO),
    make('somebody-else', TWO_HOURS_AGO),
  ];
  removeLeftScratchFolders(folder);
  expect(existsSync(left)).toBe(false);
  expect(others.filter((path) => !existsSync(path))).toEqual([]);
  rmSync(folder, { recursive: true });
});
