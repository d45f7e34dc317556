import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LivePointer, ModelName } from '../../core/model-manifest.js';
import { ModelRefused } from './refused.js';

/**
 * The live version of a model; null when none was ever promoted. @throws
 * {ModelRefused} `pointer`
 */
export async function readPointer(root: string, name: string): Promise<LivePointer | null> {
  const text = await readFile(pathOf(root, name), 'utf8').catch(() => null);
  if (text === null) return null;
  const parsed = LivePointer.safeParse(asJson(text));
  if (parsed.success) return parsed.data;
  throw new ModelRefused('pointer', `${name}/live.json is not valid: ${parsed.error.message}`);
}

/** Atomic: concurrent readers see the old pointer or the new one. */
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

/** Names of a store's models, sorted; empty without a folder. */
export async function listModels(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && isName(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** A stamp that changes with every write of the pointer, however soon after the last one. */
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
