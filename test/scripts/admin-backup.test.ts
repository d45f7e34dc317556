import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ArchiveRecord, type ArchiveRecordOf } from '../../core/archive.js';
import { checkSecrets } from '../../main/check-secrets.js';
import { writeBackup } from '../../scripts/admin/backup/write-backup.js';
import {
  comparable,
  exceptBackups,
  linesExceptBackups,
  recordsOf,
} from '../adapters/contract/archive.js';
import { answer, labelled } from '../adapters/contract/scan-feedback.js';
import {
  claimed,
  organisation,
  pageImages,
  result,
  label,
} from '../adapters/contract/platform-under-test.js';
import { DOCUMENT, fill, useBackupFolders } from './backup-folders.js';
import { admin, json } from './run-command.js';
import { acceptFile, on, startWriting } from './stores.js';

const { root, backup, source, target } = useBackupFolders();

const keyOf = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, 'secrets.key');

async function* parsed(lines: string[]): AsyncGenerator<ArchiveRecord> {
  for (const line of lines) yield await Promise.resolve(ArchiveRecord.parse(JSON.parse(line)));
}

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
      records: {
        organisation: 3,
        owner: 3,
        key: 5,
        scan: 7,
        heatmap: 2,
        page_image: 2,
        webhook_endpoint: 1,
      },
      files: { count: 1, bytes: DOCUMENT.length },
      files_lost: 0,
    });
    const { files_lost: _lost, ...same } = answer;
    // The same key for stored secrets: it is in no backup.
    await mkdir(target.DATA_DIR, { mode: 0o700 });
    await copyFile(keyOf(source), keyOf(target));
    const restored = await json(target, 'restore', backup);
    expect(Answer.parse(restored)).toEqual(same);
    expect(restored).toMatchObject({ webhook_secrets_unreadable: [] });
    const [before, after] = [await on(source, recordsOf), await on(target, recordsOf)];
    expect(comparable(exceptBackups(after))).toEqual(comparable(exceptBackups(before)));
    await on(target, async ({ scans, files, intake }) => {
      const scan = await scans.get(made.organisationId, made.withFile[0] ?? '', 'summary');
      const file = await files.open(scan?.file.fileId ?? '');
      expect(await readFile(file?.path ?? '', 'utf8')).toBe(DOCUMENT);
      expect(await intake.isOpen()).toBe(true);
    });
    // And a backup of that is the same again.
    const again = join(root, 'again');
    await json(target, 'backup', again);
    const lines = async (folder: string) =>
      linesExceptBackups(await readFile(join(folder, 'records.ndjson'), 'utf8'));
    expect(await lines(again)).toEqual(await lines(backup));
  });

  test('training copies come back with their bytes, whose originals are gone, and with feedback', async () => {
    const made = await on(source, fill);
    const [id = ''] = made.withFile;
    const said = await on(source, async ({ review, scans }) => {
      await label({ review, scans }, made.organisationId, id, labelled());
      await scans.markFileGone(id);
      await scans.giveFeedback(made.organisationId, id, {
        ...{ kind: 'finding', id: 'f1', given: answer() },
      });
      return scans.readFeedback(made.organisationId, id);
    });
    expect(said).toMatchObject({ hasTrainingCopy: true, findings: { f1: answer() } });
    const written = Answer.parse(await json(source, 'backup', backup));
    expect(written.files).toEqual({ count: 1, bytes: DOCUMENT.length });
    await mkdir(target.DATA_DIR, { mode: 0o700 });
    await copyFile(keyOf(source), keyOf(target));
    await json(target, 'restore', backup);
    await on(target, async ({ scans, files }) => {
      expect(await scans.readFeedback(made.organisationId, id)).toEqual(said);
      const scan = await scans.get(made.organisationId, id, 'summary');
      expect(scan?.file.available).toBe(false);
      const file = await files.open(scan?.file.fileId ?? '');
      expect(await readFile(file?.path ?? '', 'utf8')).toBe(DOCUMENT);
    });
  });

  test('the key of stored secrets is not in a backup; without it, a restore says which endpoints have none', async () => {
    const made = await on(source, fill);
    const [endpoint] = await on(source, async ({ webhooks }) =>
      z
        .array(z.object({ id: z.string() }))
        .parse(await webhooks.listEndpoints(made.organisationId)),
    );
    await json(source, 'backup', backup);
    const records = await readFile(join(backup, 'records.ndjson'), 'utf8');
    expect(records).not.toContain('whsec_');
    expect(records).not.toContain((await readFile(keyOf(source), 'utf8')).trim());
    const { status, out, error } = await admin(target, ['restore', backup]);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ webhook_secrets_unreadable: [endpoint?.id] });
    expect(error).toMatch(/1 webhook endpoints? .* SECRETS_KEY lacks/);
    await on(target, (platform) =>
      expect(checkSecrets(platform)).rejects.toThrow(/^Setting SECRETS_KEY lacks the key/),
    );
    // The key is found: nothing was lost.
    const found = { ...target, SECRETS_KEY: (await readFile(keyOf(source), 'utf8')).trim() };
    await on(found, checkSecrets);
    expect(await json(found, 'secrets', 'status')).toEqual({ missing: [] });
    // Or it is not: a new secret does, for a user another second factor, and single sign-on anew.
    await json(target, 'user', 'reset', 'a@example.com');
    await json(target, 'sso', 'remove', '--org', made.organisationId);
    const rolled = await json(target, 'webhook', 'roll', endpoint?.id ?? '');
    expect(rolled).toMatchObject({ previous_secret_until: null });
    await on(target, checkSecrets);
  });

  test('a backup of before encryption is restored with its secrets encrypted', async () => {
    await on(source, fill);
    await json(source, 'backup', backup);
    const plain = `whsec_${'ab-_'.repeat(10)}abc`;
    const lines = (await readFile(join(backup, 'records.ndjson'), 'utf8')).replace(
      /"secret":"v1\.[^"]+"/,
      `"secret":"${plain}"`,
    );
    const stores = await on(target, async (platform) => {
      const records = lines.split('\n').filter((line) => line !== '');
      await platform.archive.restore(parsed(records));
      await platform.webhooks.claimDue(0, 0);
      const due = await platform.webhooks.claimDue(50, 1000);
      return due.map((one) => one.endpoint.secrets);
    });
    expect(stores.length).toBeGreaterThan(0);
    expect(stores.every(([secret]) => secret === plain)).toBe(true);
    const again = join(root, 'again');
    await json(target, 'backup', again);
    expect(await readFile(join(again, 'records.ndjson'), 'utf8')).not.toContain(plain);
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
      const writing = startWriting(platform, organisationId);
      while (writing.turns() < 6) await new Promise((resolve) => setTimeout(resolve, 10));
      const rounds = [0, 1, 2];
      for (const round of rounds) await json(source, 'backup', join(root, `backup-${round}`));
      await writing.stop();
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
        ids.push(await acceptFile(platform, org, Buffer.from(text)));
      const [kept = '', deleted = '', expired = '', lost = '', damaged = ''] = ids;
      const found = result({ pageImages: pageImages(1, 2) });
      for (const id of [kept, expired, lost])
        await platform.scans.complete(id, await claimed(platform, id), found);
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
        { log: (line) => told.push(line), signal: new AbortController().signal },
      );
      expect(filesLost).toBe(2);
      expect(told.join()).toContain(lost);
      expect(told.join()).toContain(damaged);
      expect(manifest).toMatchObject({
        records: { scan: 4, page_image: 2 },
        files: { count: 1, bytes: 4 },
      });
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
          expect(await scans.listPageImages(org, id)).toHaveLength(id === kept ? 2 : 0);
        }
      });
    });
  });
});
