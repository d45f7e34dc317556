import { execFileSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { canMount } from '../system/can-mount.js';
import { fill, useBackupFolders } from './backup-folders.js';
import { admin, json, refusal } from './run-command.js';
import { on } from './stores.js';

const { root, backup, source } = useBackupFolders();

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

  test.skipIf(!canMount)('is not made when its disk is full', async () => {
    const disk = join(root, 'disk');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]);
    try {
      expect(await refusal(source, 'backup', join(disk, 'backup'))).toContain('ENOSPC');
      expect(await readdir(disk)).toEqual([]);
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });
});
