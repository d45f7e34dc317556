import { access, constants, mkdir } from 'node:fs/promises';
import { SettingError } from '../../core/settings.js';

/**
 * Makes the data folder, closed to other users of the machine. A folder that
 * exists keeps its mode (it may be a mount or shared); what lies in it is
 * closed in any case.
 */
export async function prepareDataFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingError(`Setting DATA_DIR must name a folder that can be written: ${why}.`);
  }
}
