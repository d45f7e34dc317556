import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const exists = (path: string): boolean => existsSync(join(ROOT, path));

/** Merge keys (`<<`) mean what compose takes them for. */
export const readYaml = (path: string): unknown => parse(read(path), { merge: true }) as unknown;

/** Each document of a file; throws where one is no YAML. */
export function readDocuments(path: string): unknown[] {
  return parseAllDocuments(read(path)).map((document) => {
    if (document.errors[0] !== undefined) throw document.errors[0];
    return document.toJS() as unknown;
  });
}

/** Files below a folder, as paths from the repository's root. */
export const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();

/** Whether a program is here: a suite that needs it is skipped by its name otherwise. */
export const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** What a program says; throws with its complaint when it fails. */
export function say(program: string, words: string[], folder = '.'): string {
  return execFileSync(program, words, {
    cwd: join(ROOT, folder),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const UNITS: Record<string, number> = { k: 2 ** 10, m: 2 ** 20, g: 2 ** 30 };

/** Bytes of `1536M`, `12G` or Kubernetes' `4Gi`. */
export function bytesOf(text: string): number {
  const [, amount = '', unit = ''] = /^(\d+)([KMGkmg])i?$/.exec(text) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  if (amount === '' || factor === undefined) throw new Error(`${text} is no amount of memory`);
  return Number(amount) * factor;
}
