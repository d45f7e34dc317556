import { createRequire } from 'node:module';
import { constants } from 'node:os';
import type Koffi from 'koffi';

/**
 * The few functions of the C library that confine a process. They run on the calling thread;
 * where they fail they throw with the name of the call and of the error, never with a path.
 */
export interface Libc {
  unshare(flags: number): void;
  mount(
    source: string | null,
    target: string,
    type: string | null,
    flags: number,
    data: string | null,
  ): void;
  detach(target: string): void;
  setIds(id: number): void;
  prctl(option: number, argument: number): void;
  limit(resource: number, value: number): void;
  seccomp(program: Buffer): void;
  /** A system call by its number. */
  call(number: number, ...args: readonly Argument[]): number;
  /** Replaces this process; returns only by throwing. */
  execute(path: string, argv: readonly string[], environment: readonly string[]): never;
  /** Lets a descriptor of this process survive `execute`. */
  passOn(descriptor: number): void;
}

type Argument = number | string | Buffer;

const MNT_DETACH = 2;
const F_SETFD = 2;
const PR_SET_SECCOMP = 22;
const SECCOMP_MODE_FILTER = 2;

/** @throws where the package has no binary for this system */
export function openLibc(): Libc {
  const koffi = createRequire(import.meta.url)('koffi') as typeof Koffi;
  const library = koffi.load(null);
  koffi.struct('rlimit', { now: 'uint64', most: 'uint64' });
  koffi.struct('sock_fprog', { length: 'uint16', program: 'void *' });
  const declared = {
    unshare: library.func('int unshare(int flags)'),
    mount: library.func(
      'int mount(const char *source, const char *target, const char *type, ulong flags, const char *data)',
    ),
    umount2: library.func('int umount2(const char *target, int flags)'),
    setgroups: library.func('int setgroups(size_t count, void *groups)'),
    setresgid: library.func('int setresgid(uint real, uint effective, uint saved)'),
    setresuid: library.func('int setresuid(uint real, uint effective, uint saved)'),
    prctl: library.func('int prctl(int option, ulong a, ulong b, ulong c, ulong d)'),
    seccomp: library.func('prctl', 'int', ['int', 'ulong', 'sock_fprog *']),
    setrlimit: library.func('int setrlimit(int resource, rlimit *limit)'),
    fcntl: library.func('int fcntl(int descriptor, int command, int argument)'),
    execve: library.func(
      'int execve(const char *path, const char **argv, const char **environment)',
    ),
    syscall: library.func('long syscall(long number, ...)'),
  };
  const errorNames = new Map(
    Object.entries(constants.errno).map(([name, number]) => [number, name]),
  );
  const check = (name: string, answer: unknown): number => {
    const result = Number(answer);
    if (result >= 0) return result;
    const errno = koffi.errno();
    throw new Error(`${name}: ${errorNames.get(errno) ?? `error ${errno}`}`);
  };

  return {
    unshare: (flags) => void check('unshare', declared.unshare(flags)),
    mount: (...args) => void check('mount', declared.mount(...args)),
    detach: (target) => void check('umount2', declared.umount2(target, MNT_DETACH)),
    setIds(id) {
      check('setgroups', declared.setgroups(0, null));
      check('setresgid', declared.setresgid(id, id, id));
      check('setresuid', declared.setresuid(id, id, id));
    },
    prctl: (option, argument) => void check('prctl', declared.prctl(option, argument, 0, 0, 0)),
    limit: (resource, value) =>
      void check('setrlimit', declared.setrlimit(resource, { now: value, most: value })),
    seccomp: (program) =>
      void check(
        'seccomp',
        declared.seccomp(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, {
          length: program.length / 8,
          program,
        }),
      ),
    call(number, ...args) {
      const typed = args.flatMap((argument) => [typeOf(argument), argument]);
      return check(`system call ${number}`, declared.syscall(number, ...typed));
    },
    execute(path, argv, environment) {
      check('execve', declared.execve(path, [...argv, null], [...environment, null]));
      throw new Error('execve returned');
    },
    passOn: (descriptor) => void check('fcntl', declared.fcntl(descriptor, F_SETFD, 0)),
  };
}

const typeOf = (argument: Argument): string =>
  typeof argument === 'number' ? 'long' : typeof argument === 'string' ? 'const char *' : 'void *';
