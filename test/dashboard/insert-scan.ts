import { openPlatform } from '../../adapters/open-platform.js';
import type { NewScan, ScanResult } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { completed } from '../adapters/contract/platform-under-test.js';
import type { Service } from '../system/start-service.js';

/** Puts a completed scan into the stores of a service without a worker; answers its id. */
export async function insertScan(
  { service: { stores } }: { service: Pick<Service, 'stores'> },
  organisation: string,
  changes: { scan?: Partial<NewScan>; result?: Partial<ScanResult> },
): Promise<string> {
  if (stores === null) throw new Error('The service runs elsewhere');
  const platform = await openPlatform(readSettings(stores));
  try {
    return await completed(platform, organisation, changes);
  } finally {
    await platform.close();
  }
}
