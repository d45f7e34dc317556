import { openPlatform } from '../../adapters/open-platform.js';
import type { NewScan, ScanResult } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { completed } from '../adapters/contract/platform-under-test.js';
import type { Service } from '../system/start-service.js';

/** The worker of the service may take a scan before it is completed here; then another is made. */
const TRIES_MAX = 5;

/** Puts a completed scan into the stores that the service runs on; answers its id. */
export async function insertScan(
  { service: { stores } }: { service: Pick<Service, 'stores'> },
  organisation: string,
  changes: { scan?: Partial<NewScan>; result?: Partial<ScanResult> },
): Promise<string> {
  if (stores === null) throw new Error('The service runs elsewhere');
  const platform = await openPlatform(readSettings(stores));
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await completed(platform, organisation, changes);
      } catch (error) {
        if (tries === TRIES_MAX) throw error;
      }
    }
  } finally {
    await platform.close();
  }
}
