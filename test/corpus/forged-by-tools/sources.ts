import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { seeded } from '../samples/random.js';
import { valuesOf } from './values.js';

/** A genuine PDF with values that a forger can change. */
export interface Source {
  /** Its path below the folder, as a file name. */
  id: string;
  path: string;
  bytes: Buffer;
}

/** Every PDF below the folder whose values can be read, in order, and how many others there are. */
export async function sourcesIn(folder: string): Promise<{ sources: Source[]; others: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.pdf'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const sources: Source[] = [];
  for (const path of paths) {
    const bytes = await readFile(path);
    const id = relative(folder, path).split(sep).join('--').slice(0, -'.pdf'.length);
    if (hasValues(bytes)) sources.push({ id, path, bytes });
  }
  return { sources, others: paths.length - sources.length };
}

function hasValues(bytes: Buffer): boolean {
  try {
    return valuesOf(bytes, seeded(1)).length > 0;
  } catch {
    return false;
  }
}
