import { openPlatform } from '../../adapters/open-platform.js';
import type { NewScan, ScanResult } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { completed } from '../adapters/contract/platform-under-test.js';
import { groundOf } from '../system/faults-program.js';
import type { Service } from '../system/start-service.js';

/** Puts a completed scan into the stores that the service runs on; answers its id. */
export async function insertScan(
  { service: { dataDir } }: { service: Pick<Service, 'dataDir'> },
  organisation: string,
  changes: { scan?: Partial<NewScan>; result?: Partial<ScanResult> },
): Promise<string> {
  if (dataDir === null) throw new Error('The service runs elsewhere');
  const platform = await openPlatform(readSettings(await groundOf(dataDir)));
  try {
    return await completed(platform, organisation, changes);
  } finally {
    await platform.close();
  }
}
