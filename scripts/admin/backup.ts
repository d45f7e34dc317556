import { resolve } from 'node:path';
import { z } from 'zod';
import type { Settings } from '../../core/settings.js';
import { makeFolder } from './backup/backup-folder.js';
import type { Manifest } from './backup/manifest.js';
import { checkBackup } from './backup/read-backup.js';
import { restoreBackup } from './backup/restore-backup.js';
import { openProgress, writeBackup } from './backup/write-backup.js';
import { CommandError, Interrupted, operation } from './command.js';

const show = (folder: string, { made_at, program_version, records, files }: Manifest) => ({
  folder: resolve(folder),
  made_at,
  program_version,
  records,
  files,
});

const contentsOf = ({ made_at, records, files }: Manifest) => ({
  made_at,
  records: Object.values(records).reduce((sum, count) => sum + count, 0),
  files: files.count,
});

export const backupCommands = [
  operation({
    name: 'backup',
    takes: 'FOLDER',
    about:
      'Writes everything the stores hold into a new folder, while the service runs; webhook secrets are encrypted, and their key (SECRETS_KEY) is not in it: keep that too. A cluster is read document by document, so drain it first for an exact copy.',
    flags: () => ({}),
    operand: z.string().min(1),
    acts: ['backup.made'],
    run: async (session, _flags, folder, act) => {
      const { manifest, filesLost } = await makeFolder(folder, async (part) => {
        const stores = await session.open();
        return act(
          { action: 'backup.made' },
          () => writeBackup(stores, part, session),
          (made) => ({ details: contentsOf(made.manifest) }),
        );
      });
      return { ...show(folder, manifest), files_lost: filesLost };
    },
  }),
  operation({
    name: 'restore',
    takes: 'FOLDER',
    about:
      'Checks a backup and writes it into empty stores, of either platform; scans that were under way are begun anew. Says which webhook secrets the keys of SECRETS_KEY do not open.',
    flags: () => ({}),
    operand: z.string().min(1),
    acts: ['backup.restored'],
    run: async (session, _flags, folder, act) => {
      const { log, signal, settings } = session;
      const progress = openProgress(log, signal);
      const manifest = await checkBackup(folder, () => progress.step('records checked'));
      const stores = await session.open();
      if (!(await stores.archive.isEmpty())) {
        throw new CommandError(
          `The stores are not empty, and a backup is restored into fresh ones only, before the service first starts. If an earlier restore broke off, ${remedy(settings)}`,
        );
      }
      try {
        await act(
          { action: 'backup.restored' },
          () => restoreBackup(stores, folder, () => progress.step('records restored')),
          () => ({ details: contentsOf(manifest) }),
        );
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const Kind = error instanceof Interrupted ? Interrupted : CommandError;
        throw new Kind(
          `The restore broke off and the stores are filled in part: ${remedy(settings)} What happened: ${why}`,
        );
      }
      const missing = await stores.secretKeys.missing();
      for (const { keyId, endpointIds, userIds } of missing) {
        log(
          `The secrets of ${endpointIds.length} webhook endpoints and the second factors of ${userIds.length} users were encrypted with a key (id ${keyId}) that SECRETS_KEY lacks: the service does not start before it is added, or each endpoint has a new secret ("webhook roll ID") and each user is reset ("user reset EMAIL").`,
        );
      }
      const unreadable = missing.flatMap(({ endpointIds }) => endpointIds);
      return {
        ...show(folder, manifest),
        webhook_secrets_unreadable: unreadable,
        second_factors_unreadable: missing.flatMap(({ userIds }) => userIds),
      };
    },
  }),
];

/** How to empty partly filled stores again. */
const remedy = ({ mongodbUrl, dataDir }: Settings): string =>
  mongodbUrl === undefined
    ? `remove the folder "${resolve(dataDir)}" and restore again.`
    : 'drop the database that MONGODB_URL names, run "migrate" and restore again.';
