import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelManifest } from '../../core/model-manifest.js';
import { ModelRefused } from './refused.js';
import type { ModelFiles } from './runtime.js';

/** A stored model version with its parsed manifest. */
export interface ModelVersionFolder {
  manifest: ModelManifest;
  /** SHA-256 of model.json, hexadecimal; it identifies the whole version. */
  sha256: string;
  /** Path of the folder. */
  folder: string;
}

/**
 * Reads the manifest of a version.
 *
 * @param root the models folder
 * @throws {ModelRefused} `missing_file` or `manifest`
 */
export async function readVersion(
  root: string,
  name: string,
  version: string,
): Promise<ModelVersionFolder> {
  const folder = join(root, name, version);
  const bytes = await readFile(join(folder, 'model.json')).catch((error: unknown) => {
    throw new ModelRefused('missing_file', `${name}/${version}/model.json cannot be read`, {
      cause: error,
    });
  });
  const parsed = ModelManifest.safeParse(asJson(bytes.toString()));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) =>
      path.length === 0 ? message : `${path.join('.')}: ${message}`,
    );
    throw new ModelRefused('manifest', `model.json is not valid: ${faults.join('; ')}`);
  }
  const manifest = parsed.data;
  if (manifest.name !== name || manifest.version !== version) {
    throw new ModelRefused(
      'manifest',
      `the folder is ${name}/${version}, but model.json says ${manifest.name}/${manifest.version}`,
    );
  }
  return { manifest, sha256: sha256Of(bytes), folder };
}

/**
 * Reads a version's files completely and checks their hashes, so that the
 * loaded bytes are the checked ones.
 *
 * @throws {ModelRefused} `missing_file` or `sha256`
 */
export async function readFiles({ manifest, folder }: ModelVersionFolder): Promise<ModelFiles> {
  const files = new Map<string, Uint8Array>();
  for (const { path, sha256 } of manifest.files) {
    const bytes = await readFile(join(folder, path)).catch((error: unknown) => {
      throw new ModelRefused('missing_file', `${path} cannot be read`, { cause: error });
    });
    const actual = sha256Of(bytes);
    if (actual !== sha256) {
      throw new ModelRefused('sha256', `${path} has sha256 ${actual}, expected ${sha256}`);
    }
    files.set(path, bytes);
  }
  return files;
}

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelRefused('manifest', 'model.json is no JSON', { cause: error });
  }
}
