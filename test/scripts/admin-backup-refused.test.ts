import { appendFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ARCHIVE_FORMAT } from '../../core/archive.js';
import { comparable, recordsOf } from '../adapters/contract/archive.js';
import { fill, useBackupFolders } from './backup-folders.js';
import { json, refusal } from './run-command.js';
import { on, sha256 } from './stores.js';

const { root, backup, source, target } = useBackupFolders();

describe('A backup is refused before anything is written when', () => {
  const places = { manifest: 'manifest.json', records: 'records.ndjson' };
  const at = (name: string) => join(backup, name);
  const oneFile = async () => join('files', (await readdir(at('files')))[0] ?? '');
  const editManifest = async (change: (text: string) => string) =>
    writeFile(at(places.manifest), change(await readFile(at(places.manifest), 'utf8')));

  test.each<[string, string, () => Promise<void>]>([
    [
      'its manifest is missing',
      'manifest.json cannot be read (ENOENT)',
      () => rm(at(places.manifest)),
    ],
    ['its manifest is torn', 'manifest.json is no JSON', () => truncate(at(places.manifest), 100)],
    [
      'its manifest is another program’s',
      'manifest.json is not that of a backup',
      () => writeFile(at(places.manifest), '{"format":"tar"}'),
    ],
    ['its records are missing', 'records.ndjson is not', () => rm(at(places.records))],
    ['its records are torn', 'records.ndjson is not', () => truncate(at(places.records), 300)],
    [
      'its records were added to',
      'records.ndjson is not',
      () => appendFile(at(places.records), '\n'),
    ],
    ['a file is missing', 'is missing or not the one', async () => rm(at(await oneFile()))],
    ['a file is torn', 'is missing or not the one', async () => truncate(at(await oneFile()), 3)],
    [
      'a file was changed',
      'is missing or not the one',
      async () => writeFile(at(await oneFile()), 'A document'),
    ],
    [
      'a record is none',
      'none that this version of the program knows',
      async () => {
        const text = (await readFile(at(places.records), 'utf8')).replaceAll('"plan"', '"scheme"');
        await writeFile(at(places.records), text);
        const bytes = Buffer.from(text);
        const records_file = { bytes: bytes.length, sha256: sha256(bytes) };
        await editManifest((old) =>
          JSON.stringify({ ...z.looseObject({}).parse(JSON.parse(old)), records_file }),
        );
      },
    ],
    [
      'it is of a newer format',
      `was written by version 9.9.9 of this program, in a format (${ARCHIVE_FORMAT + 1}) that this one`,
      () =>
        editManifest((old) =>
          old
            .replace(
              `"format_version": ${ARCHIVE_FORMAT}`,
              `"format_version": ${ARCHIVE_FORMAT + 1}`,
            )
            .replace(/"program_version": ".*"/, '"program_version": "9.9.9"'),
        ),
    ],
  ])('%s', async (_name, message, spoil) => {
    await on(source, fill);
    await json(source, 'backup', backup);
    await spoil();
    expect(await refusal(target, 'restore', backup)).toContain(message);
    expect(await readdir(root)).not.toContain('target');
    await on(target, async ({ archive }) => expect(await archive.isEmpty()).toBe(true));
  });

  test('the stores are not empty', async () => {
    await on(source, fill);
    await json(source, 'backup', backup);
    const before = await on(source, recordsOf);
    const advice = `remove the folder "${source.DATA_DIR}"`;
    expect(await refusal(source, 'restore', backup)).toContain(advice);
    expect(comparable(await on(source, recordsOf))).toEqual(comparable(before));

    await on(target, ({ accounts }) => accounts.createOrganisation({ name: 'Demo', plan: 'free' }));
    expect(await refusal(target, 'restore', backup)).toContain('The stores are not empty');
  });
});
