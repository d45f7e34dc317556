import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Platform } from '../../core/ports.js';
import { fillWithFiles } from './stores.js';

/** Names in a folder that is empty when a test begins, and gone when it has ended. */
export function useBackupFolders() {
  const root = join(tmpdir(), `emet-backup-${randomUUID()}`);
  beforeEach(() => mkdir(root, { mode: 0o700 }));
  afterEach(() => rm(root, { recursive: true }));
  return {
    root,
    backup: join(root, 'backup'),
    /** Stores on one machine to back up from, and others to restore into. */
    source: { DATA_DIR: join(root, 'source') },
    target: { DATA_DIR: join(root, 'target') },
  };
}

export const DOCUMENT = 'a document';

/** Everything a store can hold, and one file. */
export const fill = (platform: Platform) => fillWithFiles(platform, [Buffer.from(DOCUMENT)]);
