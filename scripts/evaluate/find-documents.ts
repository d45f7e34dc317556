import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Samples } from '../samples/truth.js';

export type Label = 'genuine' | 'forged';

export interface Document {
  path: string;
  /** Below the evaluated folder, with forward slashes. */
  file: string;
  /** Its folder below the evaluated one; "." for that one itself. */
  group: string;
  /** null where nobody says. */
  label: Label | null;
}

const LISTING = 'samples.json';

/** Every file below the folder, in order, with what is known of it; hidden files and notes aside. */
export async function findDocuments(folder: string): Promise<Document[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const listed = await listedLabels(folder);
  return entries
    .filter((entry) => entry.isFile() && !isNote(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const file = relative(folder, path).split(sep).join('/');
      return { path, file, group: dirname(file), label: listed.get(file) ?? labelByFolder(file) };
    })
    .sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

const isNote = (name: string): boolean =>
  name.startsWith('.') || name === LISTING || name.toLowerCase() === 'readme.md';

const labelByFolder = (file: string): Label | null => {
  const folders = file.split('/').slice(0, -1);
  return folders.findLast((name): name is Label => name === 'genuine' || name === 'forged') ?? null;
};

async function listedLabels(folder: string): Promise<Map<string, Label>> {
  const text = await readFile(join(folder, LISTING), 'utf8').catch(() => null);
  if (text === null) return new Map();
  const { samples } = Samples.parse(JSON.parse(text));
  return new Map(samples.map(({ file, label }) => [file, label]));
}
