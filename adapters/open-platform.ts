import type { Clock, Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { openEmbedded } from './embedded/open-embedded.js';

export { createDemoOrganisation } from './first-start.js';
export { hashKey, makeKey } from './keys.js';

export interface PlatformOptions {
  /** Time as the stores see it; the machine's own by default. */
  clock?: Clock;
}

/**
 * Opens the platform the settings ask for: the only place that knows which one
 * runs. Rejects with SettingError when the settings cannot be used.
 */
export async function openPlatform(
  settings: Settings,
  options: PlatformOptions = {},
): Promise<Platform> {
  // The one place to choose: REDIS_URL and MONGODB_URL will ask for the cluster platform here.
  return openEmbedded(settings.dataDir, options.clock ?? (() => new Date()));
}
