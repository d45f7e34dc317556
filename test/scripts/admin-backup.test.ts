import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPlatform } from '../../adapters/open-platform.js';
import { ARCHIVE_FORMAT, type ArchiveRecordOf } from '../../core/archive.js';
import type { Platform } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { writeBackup } from '../../scripts/admin/backup/write-backup.js';
import { comparable, fillStores, recordsOf } from '../adapters/contract/archive.js';
import {
  accepted,
  claimed,
  newScan,
  organisation,
  result,
} from '../adapters/contract/platform-under-test.js';
import { admin, json, refusal } from './run-command.js';

let root: string;
let backup: string;
let source: { DATA_DIR: string };
let target: { DATA_DIR: string };
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'emet-backup-'));
  backup = join(root, 'backup');
  source = { DATA_DIR: join(root, 'source') };
  target = { DATA_DIR: join(root, 'target') };
});
afterEach(() => rm(root, { recursive: true }));

async function on<T>(
  environment: { DATA_DIR: string },
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const platform = await openPlatform(readSettings(environment));
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
}

/** Accepts a scan of a real file; answers its id. */
async function acceptFile(
  platform: Platform,
  organisationId: string,
  text: string,
): Promise<string> {
  const bytes = Buffer.from(text);
  const staged = await platform.files.stage(iterate(bytes), 1000);
  await platform.files.keep(staged.fileId);
  return accepted(platform, organisationId, {
    file: {
      fileId: staged.fileId,
      name: 'a.pdf',
      type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      available: true,
    },
  });
}

async function* iterate(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

/** Stores with everything in them, whose scans have real files. */
const fill = (platform: Platform) =>
  fillStores(platform).then(async (made) => {
    for await (const record of platform.archive.records()) {
      // Scans of the contract name files that are not there.
      if (record.kind === 'scan') await platform.scans.markFileGone(record.id);
    }
    const scan = await acceptFile(platform, made.organisationId, 'a document');
    return { ...made, withFile: scan };
  });

const Answer = z.object({
  folder: z.string(),
  made_at: z.string(),
  program_version: z.string(),
  records: z.record(z.string(), z.number()),
  files: z.object({ count: z.number(), bytes: z.number() }),
});

describe('backup and restore', { timeout: 30_000 }, () => {
  test('what was backed up is restored record for record and byte for byte', async () => {
    const made = await on(source, fill);
    const answer = Answer.extend({ files_lost: z.number() }).parse(
      await json(source, 'backup', backup),
    );
    expect(answer).toMatchObject({
      folder: backup,
      records: { organisation: 2, owner: 2, key: 2, scan: 6, heatmap: 2, webhook_endpoint: 1 },
      files: { count: 1, bytes: 'a document'.length },
      files_lost: 0,
    });
    const { files_lost: _lost, ...same } = answer;
    expect(Answer.parse(await json(target, 'restore', backup))).toEqual(same);
    const [before, after] = [await on(source, recordsOf), await on(target, recordsOf)];
    expect(comparable(after)).toEqual(comparable(before));
    await on(target, async ({ scans, files, intake }) => {
      const scan = await scans.get(made.organisationId, made.withFile, 'summary');
      const file = await files.open(scan?.file.fileId ?? '');
      expect(await readFile(file?.path ?? '', 'utf8')).toBe('a document');
      expect(await intake.isOpen()).toBe(true);
    });
    // And a backup of that is the same again.
    const again = join(root, 'again');
    await json(target, 'backup', again);
    expect(await readFile(join(again, 'records.ndjson'), 'utf8')).toBe(
      await readFile(join(backup, 'records.ndjson'), 'utf8'),
    );
  });

  test('nobody else on the machine can read a backup, and nothing of its making stays', async () => {
    await on(source, fill);
    await json(source, 'backup', backup);
    expect((await readdir(root)).sort()).toEqual(['backup', 'source']);
    const names = await readdir(backup, { recursive: true });
    expect(names).toHaveLength(4);
    for (const name of ['', ...names]) {
      const { mode } = await stat(join(backup, name));
      expect(mode & 0o077).toBe(0);
    }
    const records = await readFile(join(backup, 'records.ndjson'), 'utf8');
    expect(records).not.toContain('records.read');
  });

  test('a backup while the service writes is the stores at one moment', async () => {
    await on(source, async (platform) => {
      const organisationId = await organisation(platform);
      let [writing, turns] = [true, 0];
      const writers = [1, 2].map(async (writer) => {
        for (let turn = 0; writing; turn += 1) {
          turns += 1;
          const key = `${writer}-${turn}`;
          const { scans } = platform;
          await scans.reserveIdempotencyKey({
            organisationId,
            key,
            requestHash: key,
            leaseMs: 9_000,
          });
          const id = randomUUID();
          const scan = newScan(organisationId, { id });
          await scans.accept({ ...scan, file: { ...scan.file, available: false } }, key);
          const fence = await claimed(platform, id);
          if (turn % 3 === 0) await scans.fail(id, fence, 'corrupt_file');
          else if (turn % 3 === 1) await scans.complete(id, fence, result());
        }
      });
      while (turns < 6) await new Promise((resolve) => setTimeout(resolve, 10));
      const rounds = [0, 1, 2];
      for (const round of rounds) await json(source, 'backup', join(root, `backup-${round}`));
      writing = false;
      await Promise.all(writers);
      for (const round of rounds) {
        const stores = { DATA_DIR: join(root, `restored-${round}`) };
        await json(stores, 'restore', join(root, `backup-${round}`));
        await on(stores, async (restored) => {
          const records = await recordsOf(restored);
          const scans = records.filter((r): r is ArchiveRecordOf<'scan'> => r.kind === 'scan');
          expect(scans.length).toBeGreaterThan(0);
          const failed = scans.filter(({ status }) => status === 'failed').length;
          expect(await restored.scans.usage(organisationId)).toMatchObject({
            used: scans.length - failed,
            total_scans: scans.length,
          });
          const keys = records.flatMap((r) => (r.kind === 'idempotency_key' ? r.scanId : []));
          expect(keys.sort()).toEqual(scans.map(({ id }) => id).sort());
        });
      }
    });
  });

  test('files that go while a backup is made: deleted scans are left out, expired files noted', async () => {
    await on(source, async (platform) => {
      const org = await organisation(platform);
      const ids = [];
      for (const text of ['kept', 'deleted', 'expired', 'lost', 'damaged'])
        ids.push(await acceptFile(platform, org, text));
      const [kept = '', deleted = '', expired = '', lost = '', damaged = ''] = ids;
      await platform.scans.fail(expired, await claimed(platform, expired), 'corrupt_file');
      const pathOf = async (id: string) => {
        const scan = await platform.scans.get(org, id, 'summary');
        return (await platform.files.open(scan?.file.fileId ?? ''))?.path ?? '';
      };
      await rm(await pathOf(lost));
      await writeFile(await pathOf(damaged), 'dam');
      // The records are read; then, before their files are fetched, two of them go.
      const records = async function* () {
        yield* platform.archive.records();
        const removed = await platform.scans.remove(org, deleted);
        await platform.files.remove(removed?.fileId ?? '');
        await rm(await pathOf(expired));
        await platform.scans.markFileGone(expired);
      };
      const told: string[] = [];
      await mkdir(backup);
      const { filesLost, manifest } = await writeBackup(
        { ...platform, archive: { ...platform.archive, records } },
        backup,
        { tell: (line) => told.push(line), signal: new AbortController().signal },
      );
      expect(filesLost).toBe(2);
      expect(told.join()).toContain(lost);
      expect(told.join()).toContain(damaged);
      expect(manifest).toMatchObject({ records: { scan: 4 }, files: { count: 1, bytes: 4 } });
      await json(target, 'restore', backup);
      await on(target, async ({ scans }) => {
        expect(await scans.get(org, deleted, 'summary')).toBeNull();
        for (const [id, available] of [
          [kept, true],
          [expired, false],
          [lost, false],
          [damaged, false],
        ] as const) {
          expect(await scans.get(org, id, 'summary')).toMatchObject({ file: { available } });
        }
      });
    });
  });
});

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
        const sha256 = createHash('sha256').update(text).digest('hex');
        const bytes = Buffer.byteLength(text);
        await editManifest((old) =>
          JSON.stringify({
            ...z.looseObject({}).parse(JSON.parse(old)),
            records_file: { bytes, sha256 },
          }),
        );
      },
    ],
    [
      'it is of a newer format',
      'was written by version 9.9.9 of this program, in a format (2) that this one',
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

describe('A restore that breaks off', { timeout: 30_000 }, () => {
  const SCANS = 130; // more than are written at once
  beforeEach(async () => {
    await on(source, async (platform) => {
      const org = await organisation(platform);
      for (let scan = 0; scan < SCANS; scan += 1) await acceptFile(platform, org, `scan ${scan}`);
    });
    await json(source, 'backup', backup);
  });
  const untilBegun = () =>
    on(target, async ({ archive }) => {
      while (await archive.isEmpty()) await new Promise((resolve) => setTimeout(resolve, 1));
    });
  const expectRefusedUntilRemoved = async () => {
    await on(target, async ({ intake }) => expect(await intake.isOpen()).toBe(false));
    expect(await refusal(target, 'restore', backup)).toContain('If an earlier restore broke off');
    await rm(target.DATA_DIR, { recursive: true });
    await json(target, 'restore', backup);
    expect(comparable(await on(target, recordsOf))).toEqual(
      comparable(await on(source, recordsOf)),
    );
  };

  test('by an error says what to do, and its stores are refused from then on', async () => {
    const restoring = admin(target, ['restore', backup]);
    await untilBegun();
    await rename(join(backup, 'files'), join(backup, 'gone'));
    const { status, out, error } = await restoring;
    expect([status, out]).toEqual([1, '']);
    expect(error).toContain('The restore broke off and the stores are filled in part: remove');
    await rename(join(backup, 'gone'), join(backup, 'files'));
    await expectRefusedUntilRemoved();
  });

  test('by Ctrl-C exits with 130 and says the same', async () => {
    const interruption = new AbortController();
    const restoring = admin(target, ['restore', backup], interruption.signal);
    await untilBegun();
    interruption.abort();
    const { status, out, error } = await restoring;
    expect([status, out]).toEqual([130, '']);
    expect(error).toContain('The restore broke off and the stores are filled in part: remove');
    await on(target, async ({ intake }) => expect(await intake.isOpen()).toBe(false));
  });

  test('by kill -9 leaves stores that accept no scan and no other restore', async () => {
    const program = fileURLToPath(new URL('../../dist/scripts/admin.js', import.meta.url));
    const child = spawn(process.execPath, [program, 'restore', backup], {
      env: { PATH: process.env['PATH'], ...target },
    });
    const ended = new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)));
    await untilBegun();
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    await expectRefusedUntilRemoved();
  });
});

describe('The folder of a backup', () => {
  beforeEach(() => on(source, fill));

  test('may be there already if it is empty', async () => {
    await mkdir(backup);
    await json(source, 'backup', backup);
    expect(await readdir(backup)).toContain('manifest.json');
  });

  test('must not hold anything, be a file, or lie where nothing can be made', async () => {
    await mkdir(backup);
    await writeFile(join(backup, 'mine'), 'x');
    expect(await refusal(source, 'backup', backup)).toContain('is not empty');
    expect(await readdir(backup)).toEqual(['mine']);
    expect(await refusal(source, 'backup', join(backup, 'mine'))).toContain('ENOTDIR');
    expect(await refusal(source, 'backup', join(root, 'no', 'such'))).toContain('ENOENT');
  });

  test('is not shared by two backups, nor taken over from one that was killed', async () => {
    await mkdir(`${backup}.part`);
    expect(await refusal(source, 'backup', backup)).toContain('is there already');
    expect(await readdir(root)).toContain('backup.part');
  });

  test('is not made by a backup that is interrupted', async () => {
    const { status, out } = await admin(source, ['backup', backup], AbortSignal.abort());
    expect([status, out]).toEqual([130, '']);
    expect(await readdir(root)).toEqual(['source']);
  });

  test.skipIf(process.getuid?.() !== 0 || !mountsWork())(
    'is not made when its disk is full',
    async () => {
      const disk = join(root, 'disk');
      await mkdir(disk);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]);
      try {
        expect(await refusal(source, 'backup', join(disk, 'backup'))).toContain('ENOSPC');
        expect(await readdir(disk)).toEqual([]);
      } finally {
        execFileSync('umount', ['-l', disk]);
      }
    },
  );
});

function mountsWork(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
