import { closeSync, constants, openSync, statSync } from 'node:fs';
import type { Libc } from './libc.js';
import { CALLS } from './syscalls.js';

/**
 * Landlock (linux/landlock.h): from then on this thread, and what it becomes, reaches only
 * the files named here, traces no process outside, and neither binds nor connects.
 */
export interface Allowed {
  /** Files, and folders with all that lies in them. Those that are absent are left out. */
  read: readonly string[];
  /** May be written too, folders with all that lies in them. */
  write: readonly string[];
  /** Files that may be run. */
  run: readonly string[];
}

const ACCESS = {
  execute: 1 << 0,
  writeFile: 1 << 1,
  readFile: 1 << 2,
  readFolder: 1 << 3,
  truncate: 1 << 14,
  ioctl: 1 << 15,
} as const;

/** Rights over the contents of a folder; a rule for a file may not name them. */
const OF_FOLDERS = ACCESS.readFolder | 0x1ff0 /* remove and make */ | (1 << 13); /* refer */

/** All rights over files that each version of the interface knows, by version from 1. */
const FILE_RIGHTS = [0x1fff, 0x3fff, 0x7fff, 0x7fff, 0xffff] as const;
const NETWORK_SINCE = 4;
const BIND_AND_CONNECT = 0b11;
const SCOPES_SINCE = 6;
const ABSTRACT_SOCKETS_AND_SIGNALS = 0b11;

const ASK_VERSION = 1;
const RULE_PATH_BENEATH = 1;
const O_PATH = 0o10000000;

/** @returns the version of the interface, 0 where the kernel has none */
export function landlockVersion(libc: Libc): number {
  try {
    return libc.call(CALLS.landlock_create_ruleset[0], 0, 0, ASK_VERSION);
  } catch {
    return 0;
  }
}

/** Needs "no new privileges" or a capability. @throws where the kernel refuses */
export function restrictFiles(libc: Libc, version: number, allowed: Allowed): void {
  const known = FILE_RIGHTS[Math.min(version, FILE_RIGHTS.length) - 1]!;
  const attributes = Buffer.alloc(24);
  attributes.writeBigUInt64LE(BigInt(known), 0);
  if (version >= NETWORK_SINCE) attributes.writeBigUInt64LE(BigInt(BIND_AND_CONNECT), 8);
  if (version >= SCOPES_SINCE)
    attributes.writeBigUInt64LE(BigInt(ABSTRACT_SOCKETS_AND_SIGNALS), 16);
  const size = version >= SCOPES_SINCE ? 24 : version >= NETWORK_SINCE ? 16 : 8;
  const [create, add, restrict] = [
    CALLS.landlock_create_ruleset[0],
    CALLS.landlock_add_rule[0],
    CALLS.landlock_restrict_self[0],
  ];
  const rules = libc.call(create, attributes, size, 0);
  const read = ACCESS.readFile | ACCESS.readFolder;
  const write = known & ~ACCESS.execute;
  for (const path of allowed.read) allow(path, read);
  for (const path of allowed.write) allow(path, write);
  for (const path of allowed.run) allow(path, ACCESS.readFile | ACCESS.execute);
  libc.call(restrict, rules, 0);

  function allow(path: string, rights: number): void {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return;
    const parent = openSync(path, O_PATH | constants.O_RDONLY);
    const rule = Buffer.alloc(12);
    rule.writeBigUInt64LE(BigInt(rights & (found.isDirectory() ? known : known & ~OF_FOLDERS)), 0);
    rule.writeInt32LE(parent, 8);
    libc.call(add, rules, RULE_PATH_BENEATH, rule, 0);
    closeSync(parent);
  }
}
