import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { enterJail, leaveNetwork } from './jail.js';
import { landlockVersion, restrictFiles } from './landlock.js';
import { openLibc } from './libc.js';
import { Confinement, CONFINEMENT_VARIABLE } from './plan.js';
import { seccompProgram } from './seccomp.js';
import type { Architecture } from './syscalls.js';

/**
 * The launcher of a confined process: it gives up what this process may reach, then becomes
 * the module that will read documents, with the same id and descriptors. Each measure is
 * taken where the system grants it; `find-accessible.ts` finds out what holds together.
 */

const PR_CAPBSET_DROP = 24;
const PR_SET_NO_NEW_PRIVS = 38;
const CAPABILITIES = 64;
const RLIMIT_CORE = 4;

/**
 * Users nobody else has: the range that systemd keeps for services made on demand. Processes
 * of one moment have different ones, as process ids differ.
 */
const FIRST_USER = 61_184;
const USERS = 65_519 - FIRST_USER + 1;

/** Standard streams, and the channel to the parent. */
const DESCRIPTORS = [0, 1, 2, 3];

/** Node takes its channel from the environment at each start and forgets it. */
const CHANNEL = { NODE_CHANNEL_FD: '3', NODE_CHANNEL_SERIALIZATION_MODE: 'advanced' };

const plan = Confinement.parse(JSON.parse(process.env[CONFINEMENT_VARIABLE] ?? ''));
const architecture = process.arch as Architecture;
const libc = openLibc();
const isRoot = process.getuid?.() === 0;
// Files that the rest needs are read now: later they are out of reach.
const filter = seccompProgram({ architecture, pid: process.pid, ...plan });
const version = landlockVersion(libc);

if (isRoot) becomeNobody();
attempt('core dumps', () => libc.limit(RLIMIT_CORE, 0));
libc.prctl(PR_SET_NO_NEW_PRIVS, 1);
if (version > 0) {
  const write = [...plan.write, ...plan.devices];
  const run = [process.execPath, ...loaders()];
  attempt('files', () => restrictFiles(libc, version, { read: plan.read, write, run }));
}
attempt('system calls', () => libc.seccomp(filter));
for (const descriptor of DESCRIPTORS) libc.passOn(descriptor);
const environment = { ...plan.environment, ...CHANNEL };
libc.execute(
  process.execPath,
  [process.execPath, ...plan.options, plan.entry],
  Object.entries(environment).map(([name, value]) => `${name}=${value}`),
);

/** Another user, in a root and a network of its own, without capabilities. */
function becomeNobody(): void {
  const user = FIRST_USER + (process.pid % USERS);
  for (const path of plan.write) chownSync(path, user, user);
  attempt('network', () => leaveNetwork(libc));
  const { root } = plan;
  const isJailed =
    root !== null && attempt('root', () => enterJail(libc, architecture, root, plan));
  for (let capability = 0; capability < CAPABILITIES; capability++) {
    try {
      libc.prctl(PR_CAPBSET_DROP, capability);
    } catch {
      break; // The kernel knows no further ones.
    }
  }
  // A program that only root may read could not even start as another user.
  const needed = [...plan.read, plan.entry, process.execPath];
  const mayChange = needed.every((path) => isReadableByAll(path, isJailed));
  if (mayChange) attempt('user', () => libc.setIds(user));
}

function attempt(what: string, measure: () => void): boolean {
  try {
    measure();
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Not confined as to ${what}: ${why}\n`);
    return false;
  }
}

/** In a root of its own, the folders above a file are new ones that all may enter. */
function isReadableByAll(path: string, isJailed: boolean): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return true;
  const wanted = found.isDirectory() ? 0o005 : 0o004;
  if ((found.mode & wanted) !== wanted) return false;
  if (isJailed) return true;
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

/** The program that loads a program's libraries; starting one runs it too. */
function loaders(): string[] {
  const names = {
    x64: ['/lib64/ld-linux-x86-64.so.2', '/lib/ld-musl-x86_64.so.1'],
    arm64: ['/lib/ld-linux-aarch64.so.1', '/lib/ld-musl-aarch64.so.1'],
  };
  return names[architecture].filter(
    (path) => statSync(path, { throwIfNoEntry: false }) !== undefined,
  );
}
