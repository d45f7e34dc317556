import {
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Libc } from './libc.js';
import { type Architecture, CALLS, numberOf } from './syscalls.js';

/**
 * A root of its own for this process: an empty file system in which only the named files
 * lie, each at its usual path, all but the writable ones read-only. Needs mount rights.
 */

// Flags of sys/mount.h.
const MS_RDONLY = 1;
const MS_NOSUID = 2;
const MS_NODEV = 4;
const MS_NOEXEC = 8;
const MS_REMOUNT = 32;
const MS_BIND = 4096;
const MS_REC = 16384;
const MS_PRIVATE = 1 << 18;

// Flags of sched.h.
const CLONE_NEWNS = 0x0002_0000;
const CLONE_NEWUTS = 0x0400_0000;
const CLONE_NEWIPC = 0x0800_0000;
const CLONE_NEWNET = 0x4000_0000;

/** An empty network, in which not even the loopback address answers. */
export function leaveNetwork(libc: Libc): void {
  libc.unshare(CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS);
}

/**
 * @param root an empty folder, visible to nobody else once something is mounted there
 * @throws where the kernel refuses; nothing has changed for other processes then
 */
export function enterJail(
  libc: Libc,
  architecture: Architecture,
  root: string,
  files: { read: readonly string[]; write: readonly string[]; devices: readonly string[] },
): void {
  libc.unshare(CLONE_NEWNS);
  libc.mount(null, '/', null, MS_REC | MS_PRIVATE, null);
  libc.mount('tmpfs', root, 'tmpfs', MS_NOSUID | MS_NODEV, 'mode=0755,size=1m');
  const bound = new Set<string>();
  for (const path of files.read) bind(path, MS_RDONLY);
  for (const path of files.write) bind(path, MS_NOEXEC | MS_NODEV);
  for (const path of files.devices) bind(path, MS_NOEXEC);

  const old = join(root, '.old');
  mkdirSync(old);
  libc.call(numberOf(CALLS.pivot_root, architecture)!, root, old);
  process.chdir('/');
  libc.detach('/.old');
  libc.mount(null, '/', null, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, null);

  function bind(path: string, flags: number): void {
    if (bound.has(path) || isBeneath(path, bound)) return;
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined) return;
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
    if (found.isSymbolicLink()) {
      symlinkSync(readlinkSync(path), target);
      bound.add(path);
      return bind(realpathSync(path), flags);
    }
    if (found.isDirectory()) mkdirSync(target, { recursive: true, mode: 0o755 });
    else writeFileSync(target, '');
    libc.mount(path, target, null, MS_BIND | MS_REC, null);
    libc.mount(null, target, null, MS_REMOUNT | MS_BIND | MS_NOSUID | flags, null);
    bound.add(path);
  }
}

function isBeneath(path: string, folders: ReadonlySet<string>): boolean {
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) {
    if (folders.has(at)) return true;
  }
  return false;
}
