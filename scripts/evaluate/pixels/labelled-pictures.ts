import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { z } from 'zod';

/** A picture with ground truth. */
export interface LabelledPicture {
  path: string;
  /** Path below the evaluated folder, with forward slashes. */
  file: string;
  label: 'genuine' | 'forged';
  /** The genuine picture that it is, or was made of: files of one source are not independent. */
  source: string;
  /** How it was captured, e.g. `scan`; null if unknown. */
  chain: string | null;
  /** How it was saved and sent afterwards, e.g. `messenger`; null if unknown. */
  finish: string | null;
  /** Forgery operations; empty for a genuine picture. */
  operations: string[];
  /** Mask pictures, white where it was changed; their union is the true mask; empty if unknown. */
  masks: string[];
}

export const LISTING = 'labels.json';

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

const Entry = z.looseObject({
  file: z.string().min(1),
  label: z.enum(['genuine', 'forged']),
  source: z.string().min(1).optional(),
  chain: z.string().optional(),
  finish: z.string().optional(),
  operation: z.unknown().optional(),
  operations: z.unknown().optional(),
  mask: z.unknown().optional(),
  masks: z.unknown().optional(),
});
const Listing = z.array(Entry);

const PICTURES = ['.png', '.jpg', '.jpeg', '.webp', '.heic'];

/**
 * The labelled pictures of a folder. The ground truth comes from `labels.json`:
 * a list of `{file, label, source?, chain?, finish?, operation(s)?, mask(s)?}`, paths
 * below the folder; without a source each name is one. Otherwise from folders named genuine and forged, with a
 * forged picture's mask as `masks/<its name>.png` beside them. Empty without
 * labels.
 *
 * @throws ZodError for a `labels.json` of another shape
 */
export async function labelledPictures(folder: string): Promise<LabelledPicture[]> {
  const text = await readFile(join(folder, LISTING), 'utf8').catch(() => null);
  return text === null ? byFolder(folder) : listed(folder, Listing.parse(JSON.parse(text)));
}

function listed(folder: string, entries: z.infer<typeof Listing>): LabelledPicture[] {
  return entries.map((entry) => {
    const { file, label, chain = null, finish = null, masks } = entry;
    const named =
      typeof masks === 'object' && masks !== null
        ? Object.values(masks).flatMap(list)
        : list(masks);
    return {
      path: join(folder, file),
      file,
      label,
      source: entry.source ?? nameOf(file),
      chain,
      finish,
      operations: label === 'forged' ? [...list(entry.operation), ...list(entry.operations)] : [],
      masks: [...list(entry.mask), ...named].map((mask) => join(folder, mask)),
    };
  });
}

const nameOf = (file: string): string => basename(file, extname(file));

async function byFolder(folder: string): Promise<LabelledPicture[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && PICTURES.includes(extname(entry.name).toLowerCase()))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const known = new Set(files);
  return files.flatMap((file): LabelledPicture[] => {
    const folders = file.split('/').slice(0, -1);
    const at = folders.findLastIndex((name) => name === 'genuine' || name === 'forged');
    const label = folders[at];
    if (label !== 'genuine' && label !== 'forged') return [];
    const mask = [...folders.slice(0, at), 'masks', `${nameOf(file)}.png`].join('/');
    return [
      {
        path: join(folder, file),
        file,
        label,
        source: nameOf(file),
        chain: folders.slice(at + 1).join('/') || null,
        finish: null,
        operations: [],
        masks: label === 'forged' && known.has(mask) ? [join(folder, mask)] : [],
      },
    ];
  });
}
