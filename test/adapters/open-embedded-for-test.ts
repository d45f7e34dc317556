import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { openPlatform } from '../../adapters/open-platform.js';
import { readSettings } from '../../core/settings.js';
import { SECRETS_KEY } from '../servers/secrets-key.js';
import { type PlatformUnderTest, testClock } from './contract/platform-under-test.js';

export interface EmbeddedUnderTest extends PlatformUnderTest {
  dataDir: string;
}

/** The embedded platform in a folder of its own; whatever a test did, its database must be sound. */
export async function openEmbeddedForTest(): Promise<EmbeddedUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'emet-test-'));
  const environment = { DATA_DIR: dataDir, SECRETS_KEY };
  const clock = testClock();
  const platform = await openPlatform(readSettings(environment), { clock });
  return {
    platform,
    clock,
    environment,
    dataDir,
    pass: async (ms) => clock.advance(ms),
    dispose: async () => {
      await platform.close();
      checkSoundness(join(dataDir, 'emet.db'));
      await rm(dataDir, { recursive: true });
    },
  };
}

function checkSoundness(path: string): void {
  const database = new Libsql(path);
  const faults = [database.pragma('integrity_check'), database.pragma('foreign_key_check')];
  database.close();
  if (JSON.stringify(faults) !== '[[{"integrity_check":"ok"}],[]]') {
    throw new Error(`The database is damaged: ${JSON.stringify(faults)}`);
  }
}
