import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { bundledPackages } from './bundled-packages.js';

/**
 * `npm run licences`: the licence of every package that the program ships with, against
 * those that its own (Apache-2.0) may be combined with. Exits with 1 where one is not.
 */

/** SPDX identifiers. LGPL: libraries of their own, replaceable, not changed. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  // Of fonts: embedded in what is written with them, not changed.
  'OFL-1.1',
  'Unlicense',
]);

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), license: z.string().optional() }),
  ),
});

/** Old packages name theirs in a list. */
const Manifest = z.object({ licenses: z.array(z.object({ type: z.string() })).optional() });

/**
 * Whether an SPDX expression of AND, OR and brackets leaves a choice that is allowed.
 *
 * @throws {SyntaxError} for brackets that do not match
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string> = ALLOWED): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const any = (): boolean => chain('OR', all, (one, other) => one || other);
  const all = (): boolean => chain('AND', one, (first, second) => first && second);
  const answer = any();
  if (at < tokens.length) throw new SyntaxError(`"${expression}" is no licence expression`);
  return answer;

  function chain(
    word: string,
    part: () => boolean,
    join: (one: boolean, other: boolean) => boolean,
  ): boolean {
    let answer = part();
    while (tokens[at]?.toUpperCase() === word) {
      at += 1;
      answer = join(answer, part());
    }
    return answer;
  }

  function one(): boolean {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && allowed.has(token);
    const inside = any();
    if (tokens[at++] !== ')') throw new SyntaxError(`"${expression}" is no licence expression`);
    return inside;
  }
}

/**
 * The packages of a lock file that are shipped and whose licence is missing or not allowed.
 *
 * @param root the folder of package-lock.json, where the packages are installed
 */
export function refusedLicences(root: string): { name: string; licence: string | null }[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence: license ?? listedIn(`${root}/${path}/package.json`) ?? inFile(`${root}/${path}`),
    }))
    .filter(({ licence }) => licence === null || !isAllowed(licence));
}

/** Those in the dashboard's bundle whose licence is not allowed. */
export const refusedInBundle = (root: string): { name: string; licence: string }[] =>
  bundledPackages(root).filter(({ licence }) => !isAllowed(licence));

/** Whose manifest names none: by the permission that the file of its licence grants. */
const MIT_PERMISSION =
  'Permission is hereby granted, free of charge, to any person obtaining a copy';

const inFile = (folder: string): string | null => {
  const path = `${folder}/LICENSE`;
  if (!existsSync(path)) return null;
  return readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ').includes(MIT_PERMISSION) ? 'MIT' : null;
};

function listedIn(path: string): string | null {
  if (!existsSync(path)) return null;
  const { licenses } = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  return licenses?.map(({ type }) => type).join(' OR ') ?? null;
}

if (process.argv[1]?.endsWith('licences.js') === true) {
  const refused = [...refusedLicences(process.cwd()), ...refusedInBundle(process.cwd())];
  for (const { name, licence } of refused) console.error(`${name}: ${licence ?? 'no licence'}`);
  if (refused.length === 0) console.log('Every package that is shipped has an allowed licence.');
  process.exitCode = refused.length === 0 ? 0 : 1;
}
