import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SettingError } from '../../core/settings.js';

/**
 * Creates the data folder, inaccessible to other users of the machine. An
 * existing folder keeps its mode (it may be a mount or shared); its contents
 * are always inaccessible to others.
 */
export async function prepareDataFolder(path: string): Promise<void> {
  try {
    await makeFolders(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingError(`Setting DATA_DIR must name a folder that can be written: ${why}.`);
  }
}

/**
 * Creates folders one by one: a recursive mkdir never ends where folders cannot
 * be created (below /proc).
 */
async function makeFolders(path: string): Promise<void> {
  if ((await stat(path).catch(() => null))?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolders(parent);
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    // Two processes may start at once.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}
