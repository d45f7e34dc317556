import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LivePointer, ModelName } from '../../core/model-manifest.js';
import { ModelRefused } from './refused.js';

/** Which version of a model answers; null when none was ever promoted. @throws {ModelRefused} `pointer` */
export async function readPointer(root: string, name: string): Promise<LivePointer | null> {
  const text = await readFile(pathOf(root, name), 'utf8').catch(() => null);
  if (text === null) return null;
  const parsed = LivePointer.safeParse(asJson(text));
  if (parsed.success) return parsed.data;
  throw new ModelRefused('pointer', `${name}/live.json is not valid: ${parsed.error.message}`);
}

/** Whoever reads meanwhile sees the old pointer or the new one, never a part. */
export async function writePointer(
  root: string,
  name: string,
  pointer: LivePointer,
): Promise<void> {
  const path = pathOf(root, name);
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, `${JSON.stringify(pointer, null, 2)}\n`, { flush: true });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Names of the models of a store, in order; none where there is no folder. */
export async function listModels(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && isName(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Changes when a pointer was written, however short ago the last time was. */
export async function pointerStamp(root: string, name: string): Promise<string | null> {
  const stats = await stat(pathOf(root, name), { bigint: true }).catch(() => null);
  return stats && [stats.ino, stats.mtimeNs, stats.size].join();
}

const pathOf = (root: string, name: string): string => join(root, name, 'live.json');
const isName = (name: string): boolean => ModelName.safeParse(name).success;

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
