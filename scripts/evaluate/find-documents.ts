import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { LISTING as DATASET } from './dataset-listing.js';
import { TRUTH_ENDING } from './extraction-truth.js';
import { Evidence, type Forgery, LISTING as EVIDENCE } from './forged-pdf-listing.js';
import { LISTING as LABELS } from './pixels/labelled-pictures.js';
import { LISTING as TEMPLATES } from './templates-listing.js';
import { Samples } from './samples-listing.js';

export type Label = 'genuine' | 'forged';

export interface Document {
  path: string;
  /** Path below the evaluated folder, with forward slashes. */
  file: string;
  /** Its folder below the evaluated one; "." for the evaluated folder itself. */
  group: string;
  /** null if unknown. */
  label: Label | null;
  /** The genuine source of a forged file, below the evaluated folder; null if unknown. */
  twin: string | null;
  /** How it was forged; null if unknown. */
  forgery: Forgery | null;
}

const LISTING = 'samples.json';

/** Folders of ground-truth masks, which are not documents. */
const MASKS = 'masks';

/**
 * Every file below the folder, in order, with its known labels; hidden files
 * and notes excluded.
 */
export async function findDocuments(folder: string): Promise<Document[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const listed = new Map([...(await listedSamples(folder)), ...(await listedEvidence(folder))]);
  return entries
    .filter((entry) => entry.isFile() && !isNote(entry.name))
    .filter(({ parentPath }) => !relative(folder, parentPath).split(sep).includes(MASKS))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const file = relative(folder, path).split(sep).join('/');
      const { label = labelByFolder(file), twin = null, forgery = null } = listed.get(file) ?? {};
      return { path, file, group: dirname(file), label, twin, forgery };
    })
    .sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

const isNote = (name: string): boolean =>
  name.startsWith('.') ||
  name.endsWith(TRUTH_ENDING) ||
  [LISTING, EVIDENCE, LABELS, TEMPLATES, DATASET, 'readme.md'].includes(name.toLowerCase());

const labelByFolder = (file: string): Label | null => {
  const folders = file.split('/').slice(0, -1);
  return folders.findLast((name): name is Label => name === 'genuine' || name === 'forged') ?? null;
};

type Listed = Partial<Pick<Document, 'label' | 'twin' | 'forgery'>>;

async function listedSamples(folder: string): Promise<[string, Listed][]> {
  const text = await readFile(join(folder, LISTING), 'utf8').catch(() => null);
  if (text === null) return [];
  const { samples } = Samples.parse(JSON.parse(text));
  return samples.map(({ file, label }) => [file, { label }]);
}

async function listedEvidence(folder: string): Promise<[string, Listed][]> {
  const text = await readFile(join(folder, EVIDENCE), 'utf8').catch(() => null);
  if (text === null) return [];
  return Evidence.parse(JSON.parse(text)).files.map(({ file, ...listed }) => [file, listed]);
}
