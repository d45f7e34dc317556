import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlatform } from '../../adapters/open-platform.js';
import { readSettings } from '../../core/settings.js';
import { type OpenForTest, testClock } from './contract/platform-under-test.js';

/** The embedded platform in a folder of its own. */
export const openEmbeddedForTest: OpenForTest = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'emet-test-'));
  const environment = { DATA_DIR: dataDir };
  const clock = testClock();
  const platform = await openPlatform(readSettings(environment), { clock });
  return {
    platform,
    clock,
    environment,
    dispose: async () => {
      await platform.close();
      await rm(dataDir, { recursive: true });
    },
  };
};
