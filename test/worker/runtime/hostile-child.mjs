import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';

// Code of a document that took over its process: tries, with the calls of the kernel
// themselves, what the confinement must deny, and tells what each attempt came to. x86-64.

const koffi = createRequire(import.meta.url)('koffi');
const library = koffi.load(null);
const syscall = library.func('long syscall(long number, ...)');
const errors = { 1: 'EPERM', 2: 'ENOENT', 3: 'ESRCH', 13: 'EACCES', 38: 'ENOSYS', 30: 'EROFS' };

// Arguments are such that a call that is not refused fails by its arguments, and harms nothing.

function call(number, ...args) {
  const typed = args.flatMap((one) => [
    typeof one === 'number' ? 'long' : typeof one === 'string' ? 'const char *' : 'void *',
    one,
  ]);
  const answer = Number(syscall(number, ...typed));
  if (answer >= 0) return 'open';
  return errors[koffi.errno()] ?? `errno ${koffi.errno()}`;
}

function forked() {
  const pid = Number(syscall(57));
  if (pid === 0) syscall(231, 'long', 0);
  return pid > 0 ? 'open' : (errors[koffi.errno()] ?? `errno ${koffi.errno()}`);
}

function attempt(act) {
  try {
    act();
    return 'open';
  } catch (error) {
    return error.code ?? error.message;
  }
}

/** Harmless to try without a confinement too. */
const usual = ({ parent, bait, secret }) => ({
  'a TCP socket': call(41, 2, 1, 0),
  'a shell beside it': spawnSync('/bin/sh', ['-c', 'true']).error?.code ?? 'open',
  'environment of the parent': attempt(() => fs.readFileSync(`/proc/${parent}/environ`)),
  'command line of the parent': attempt(() => fs.readFileSync(`/proc/${parent}/cmdline`)),
  'files of the parent': attempt(() => fs.readdirSync(`/proc/${parent}/fd`)),
  'memory of the parent as a file': attempt(() => fs.openSync(`/proc/${parent}/mem`, 'r')),
  'a signal to the parent': call(62, parent, 0),
  'a file that all may read': attempt(() => fs.readFileSync(bait)),
  'a file of the same user': attempt(() => fs.readFileSync(secret)),
  'a file beside it, written': attempt(() => fs.writeFileSync(`${bait}.new`, '')),
  'users of the machine': attempt(() => fs.readFileSync('/etc/passwd')),
});

const PTRACE_ATTACH = 16;
const CLONE_NEWUSER = 0x10000000;
const SIGHAND_WITHOUT_VM = 0x800;
const NOWHERE = '/nowhere/at/all';

const unusual = ({ parent, other, program }) => ({
  'a UDP socket': call(41, 2, 2, 0),
  'a UNIX socket': call(41, 1, 1, 0),
  'a netlink socket': call(41, 16, 3, 0),
  'a ring that makes calls': call(425, 8, Buffer.alloc(120)),
  fork: forked(),
  'clone without a thread': call(56, SIGHAND_WITHOUT_VM, 0, 0, 0, 0),
  clone3: call(435, Buffer.alloc(88), 8),
  'a shell in its own place': call(59, '/bin/sh', 0, 0),
  'tracing the parent': call(101, PTRACE_ATTACH, parent, 0, 0),
  'tracing another child': call(101, PTRACE_ATTACH, other, 0, 0),
  'memory of the parent by a call': call(310, parent, 0, 0, 0, 0, 0),
  'a handle on the parent': call(434, parent, 0),
  'a signal to another child': call(62, other, 0),
  'a signal to all': call(62, -1, 0),
  'limits of the parent': call(302, parent, 7, 0, Buffer.alloc(16)),
  'priority of the parent': call(141, 0, parent, 0),
  'the program, written': attempt(() => fs.writeFileSync(`${program}/taken-over.js`, '')),
  'a file by its handle': call(304, -100, Buffer.alloc(16), 0),
  'namespaces of its own': call(272, CLONE_NEWUSER),
  mounting: call(165, 'none', NOWHERE, 'tmpfs', 0, 0),
  'another root': call(161, NOWHERE),
  'programs of the kernel': call(321, 0, Buffer.alloc(72), 72),
  'performance counters': call(298, Buffer.alloc(112), 0, -1, -1, 0),
  keys: call(250, 0, -3, 0, 0, 0),
  'memory shared by name': call(29, 4711, 4096, 0o1000),
});

process.on('message', (told) => {
  const scratch = `${process.env.TMPDIR}/mine`;
  process.send({
    user: process.getuid(),
    found: { ...usual(told), ...(told.confined && unusual(told)) },
    own: {
      'a temporary file': attempt(() => fs.writeFileSync(scratch, 'x')),
      'the program, read': attempt(() => fs.readdirSync(told.program)),
      'a signal to itself': attempt(() => process.kill(process.pid, 0)),
    },
    environment: Object.keys(process.env).sort(),
  });
});
process.on('disconnect', () => process.exit());
process.send('ready');
