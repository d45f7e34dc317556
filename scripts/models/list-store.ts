import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type LivePointer, ModelVersion } from '../../core/model-manifest.js';
import { listModels, readPointer } from '../../worker/inference/live-pointers.js';
import { ModelRefused } from '../../worker/inference/refused.js';
import { type ModelVersionFolder, readVersion } from '../../worker/inference/version-folder.js';

export interface StoredVersion {
  name: string;
  version: string;
  /** `live`, `previous`, `shadow`, or empty. */
  role: string;
  stored: ModelVersionFolder | ModelRefused;
  /** Total size of the files in its manifest. */
  sizeBytes: number;
}

/** Every version of a store, models by name, the newest version first. */
export async function listStore(root: string): Promise<StoredVersion[]> {
  const versions: StoredVersion[] = [];
  for (const name of await listModels(root)) {
    const pointer = await readPointer(root, name);
    const folders = (await readdir(join(root, name))).filter(isVersion);
    folders.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    for (const version of folders) {
      const stored = await readVersion(root, name, version).catch((error: unknown) => {
        if (error instanceof ModelRefused) return error;
        throw error;
      });
      const sizeBytes = stored instanceof ModelRefused ? 0 : await sizeOf(stored);
      versions.push({ name, version, role: roleOf(version, pointer), stored, sizeBytes });
    }
  }
  return versions;
}

const isVersion = (name: string): boolean => ModelVersion.safeParse(name).success;

function roleOf(version: string, pointer: LivePointer | null): string {
  if (pointer?.version === version) return 'live';
  if (pointer?.shadow === version) return 'shadow';
  return pointer?.previous === version ? 'previous' : '';
}

async function sizeOf({ manifest, folder }: ModelVersionFolder): Promise<number> {
  const sizes = await Promise.all(
    manifest.files.map(({ path }) =>
      stat(join(folder, path)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
