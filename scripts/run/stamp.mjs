import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * What dist/ was built from: for each file its size, times and hash. Times that differ in
 * either direction lead to the hash, so that neither a checkout, which may set any time, nor a
 * copy of the whole tree is mistaken for a change, or a change for none.
 *
 * @typedef {{ size: number, mtimeMs: number, ctimeMs: number, hash: string }} State
 * @typedef {Record<string, State>} States by path from the root
 */

/** Written last of all by a build that went well; no build leaves an older one behind. */
const STAMP = 'dist/.built.json';
/** The compiler's own record: it changes when dist/ was built by something else. */
const BUILD_INFO = 'dist/.tsbuildinfo';
const CONFIG = 'tsconfig.json';
/** Besides the sources; the lock file stands for the types of packages and the compiler. */
const SETTINGS = [CONFIG, 'package-lock.json'];

const SOURCE = /\.[cm]?tsx?$/;

/** The application of browsers: its sources, whatever their kind, and where its build lies. */
export const DASHBOARD = 'dashboard';
const DASHBOARD_BUILT = `dist/${DASHBOARD}`;
/** Its own sources, the words that it shares with the program, and its packages. */
const DASHBOARD_INPUT = /^(dashboard|core\/texts)\/|^package-lock\.json$/;
/** Some of what it is bundled from: they are missing where npm was last run before they came. */
const DASHBOARD_PACKAGES = ['vite', 'react-dom', 'react-aria-components', 'wouter'];
/** The hash of what it was built from, in the folder of the build. */
const DASHBOARD_STAMP = `${DASHBOARD_BUILT}/.built`;

/** Whether dist/ is what the sources give. Where none are shipped, as in the images, it is. */
export function isBuilt(root) {
  if (!existsSync(join(root, CONFIG))) return true;
  const stamp = readStamp(root);
  if (stamp === null) return false;
  const paths = [...inputsOf(root), BUILD_INFO];
  if (paths.length !== Object.keys(stamp).length) return false;
  let isTouched = false;
  for (const path of paths) {
    const known = stamp[path];
    if (known === undefined) return false;
    const now = timesOf(root, path);
    if (now === null || now.size !== known.size) return false;
    if (now.mtimeMs === known.mtimeMs && now.ctimeMs === known.ctimeMs) continue;
    if (hashOf(root, path) !== known.hash) return false;
    stamp[path] = { ...now, hash: known.hash };
    isTouched = true;
  }
  if (isDashboardHere(root) && !existsSync(join(root, DASHBOARD_STAMP))) return false;
  if (isTouched) keepStamp(root, stamp);
  return true;
}

/** The state of all that a build reads. To be taken before it: what changes meanwhile is newer. */
export function readInputs(root) {
  return Object.fromEntries(inputsOf(root).map((path) => [path, stateOf(root, path)]));
}

/** Marks dist/ as built from those inputs. */
export function writeStamp(root, inputs) {
  keepStamp(root, { ...inputs, [BUILD_INFO]: stateOf(root, BUILD_INFO) });
}

/** Whether there is a dashboard to build here, and what it is bundled from. */
export const isDashboardHere = (root) =>
  existsSync(join(root, DASHBOARD)) &&
  DASHBOARD_PACKAGES.every((name) => existsSync(join(root, 'node_modules', name)));

/**
 * Whether the built dashboard is of these inputs, by content: it takes seconds to build, and
 * changes of the rest of the program are no reason to.
 *
 * @param {States} inputs of the whole build
 */
export function isDashboardBuilt(root, inputs) {
  const path = join(root, DASHBOARD_STAMP);
  return existsSync(path) && readFileSync(path, 'utf8') === dashboardHash(inputs);
}

export const writeDashboardStamp = (root, inputs) =>
  writeFileSync(join(root, DASHBOARD_STAMP), dashboardHash(inputs));

function dashboardHash(inputs) {
  const hash = createHash('sha256');
  for (const [path, { hash: content }] of Object.entries(inputs).sort()) {
    if (DASHBOARD_INPUT.test(path)) hash.update(`${path}\n${content}\n`);
  }
  return hash.digest('base64');
}

export const removeStamp = (root) => rmSync(join(root, STAMP), { force: true });

/** Whether the compiler has built here before. */
export const wasBuiltBefore = (root) => existsSync(join(root, BUILD_INFO));

/** The compiler leaves the output of a deleted source behind, where it could still be run. */
export function removeOrphans(root) {
  const sources = new Set(sourcesOf(root));
  for (const entry of readdirSync(join(root, 'dist'), { recursive: true })) {
    const [, stem, kind] = /^(.*)(\.[cm]?js)(?:\.map)?$/.exec(entry) ?? [];
    if (stem === undefined || kind === undefined || entry.startsWith(`${DASHBOARD}/`)) continue;
    const source = stem + kind.replace('js', 'ts');
    if (sources.has(source) || sources.has(`${source}x`)) continue;
    rmSync(join(root, 'dist', entry), { force: true });
  }
}

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), 'utf8'));
  } catch {
    return null;
  }
}

function keepStamp(root, states) {
  const part = join(root, `${STAMP}.${process.pid}`);
  try {
    writeFileSync(part, JSON.stringify(states));
    renameSync(part, join(root, STAMP));
  } catch (error) {
    // Files that may only be read are looked at more closely each time.
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
  }
}

const inputsOf = (root) => [...SETTINGS, ...sourcesOf(root), ...dashboardSourcesOf(root)];

/** All that `include` of tsconfig.json names: files, and folders with what is in them. */
function sourcesOf(root) {
  const { include } = JSON.parse(readFileSync(join(root, CONFIG), 'utf8'));
  return include.flatMap((path) => {
    if (SOURCE.test(path)) return [path];
    return filesIn(root, path).filter((file) => SOURCE.test(file));
  });
}

const dashboardSourcesOf = (root) =>
  filesIn(root, DASHBOARD).filter((path) => !path.endsWith('.md'));

function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    // As the compiler does.
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

const stateOf = (root, path) => ({ ...timesOf(root, path), hash: hashOf(root, path) });

function timesOf(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return null;
  const { size, mtimeMs, ctimeMs } = stats;
  return { size, mtimeMs, ctimeMs };
}

function hashOf(root, path) {
  return createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('base64');
}
