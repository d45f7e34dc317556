import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { comparable, exceptBackups, recordsOf } from '../adapters/contract/archive.js';
import { organisation } from '../adapters/contract/platform-under-test.js';
import { useBackupFolders } from './backup-folders.js';
import { admin, json, refusal } from './run-command.js';
import { acceptFile, on } from './stores.js';

const { backup, source, target } = useBackupFolders();

describe('A restore that breaks off', { timeout: 30_000 }, () => {
  const SCANS = 130; // more than are written at once
  beforeEach(async () => {
    await on(source, async (platform) => {
      const org = await organisation(platform);
      for (let scan = 0; scan < SCANS; scan += 1)
        await acceptFile(platform, org, Buffer.from(`scan ${scan}`));
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
    expect(comparable(exceptBackups(await on(target, recordsOf)))).toEqual(
      comparable(exceptBackups(await on(source, recordsOf))),
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
