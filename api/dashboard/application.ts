import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The built application of browsers, held in memory: some hundred kilobytes. */
export interface Application {
  /** The page, at every path of the application. */
  page: Buffer;
  /** By file name, which changes with the content. */
  assets: ReadonlyMap<string, Asset>;
}

export interface Asset {
  type: string;
  /** By content encoding; `identity` always. */
  bodies: ReadonlyMap<string, Buffer>;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Written beside an asset by the build (dashboard/vite.config.ts). */
const ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

/** Reads what the build wrote into a folder; null where it wrote nothing. */
export async function loadApplication(folder: string): Promise<Application | null> {
  try {
    const names = await readdir(join(folder, 'assets'));
    const read = (name: string) => readFile(join(folder, 'assets', name));
    const assets = new Map<string, Asset>();
    for (const name of names) {
      const type = TYPES[extname(name)];
      if (type === undefined) continue;
      const bodies = new Map([['identity', await read(name)]]);
      for (const [suffix, encoding] of Object.entries(ENCODINGS)) {
        if (names.includes(name + suffix)) bodies.set(encoding, await read(name + suffix));
      }
      assets.set(name, { type, bodies });
    }
    return { page: await readFile(join(folder, 'index.html')), assets };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
