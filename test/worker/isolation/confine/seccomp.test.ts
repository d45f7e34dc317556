import { describe, expect, it } from 'vitest';
import { seccompProgram } from '../../../../worker/isolation/confine/seccomp.js';
import {
  type Architecture,
  CLONE,
  CLONE3,
  NETWORK_CALLS,
  numberOf,
  numbersOf,
  OWN_PROCESS_CALLS,
  PROCESS_CALLS,
  REFUSED_CALLS,
  SOCKET,
} from '../../../../worker/isolation/confine/syscalls.js';

const PID = 4711;
const ALLOWED = 0x7fff_0000;
const REFUSED = 0x0005_0001;
const ABSENT = 0x0005_0026;
const KILLED = 0x8000_0000;
const AUDIT = { x64: 0xc000_003e, arm64: 0xc000_00b7 };

/** What the kernel's interpreter answers for a call, by the few instructions that are used. */
function judge(program: Buffer, call: { arch: number; number: number; first?: number }): number {
  const data = new Map([
    [0, call.number],
    [4, call.arch],
    [16, call.first ?? 0],
  ]);
  let loaded = 0;
  for (let at = 0; at < program.length / 8; at++) {
    const code = program.readUInt16LE(at * 8);
    const [ifTrue, ifFalse] = [program.readUInt8(at * 8 + 2), program.readUInt8(at * 8 + 3)];
    const value = program.readUInt32LE(at * 8 + 4);
    if (code === 0x20) loaded = data.get(value)!;
    else if (code === 0x15) at += loaded === value ? ifTrue : ifFalse;
    else if (code === 0x35) at += loaded >= value ? ifTrue : ifFalse;
    else if (code === 0x45) at += (loaded & value) !== 0 ? ifTrue : ifFalse;
    else if (code === 0x06) return value;
    else throw new Error(`unknown instruction ${code}`);
  }
  throw new Error('the program has no end');
}

describe.each<Architecture>(['x64', 'arm64'])(
  'the filter of system calls on %s',
  (architecture) => {
    const program = (unixSockets = false) =>
      seccompProgram({ architecture, pid: PID, unixSockets });
    const answer = (number: number, first = 0, unixSockets = false) =>
      judge(program(unixSockets), { arch: AUDIT[architecture], number, first });

    it('allows what programs live on', () => {
      // read, write, mmap, futex, epoll_pwait, openat, exit_group, execve
      const usual =
        architecture === 'x64'
          ? [0, 1, 9, 202, 281, 257, 231, 59]
          : [63, 64, 222, 98, 22, 56, 94, 221];
      expect(usual.map((number) => answer(number))).toEqual(usual.map(() => ALLOWED));
    });

    it('refuses each call to other processes, the network and the kernel', () => {
      for (const calls of [PROCESS_CALLS, NETWORK_CALLS, REFUSED_CALLS]) {
        for (const number of numbersOf(calls, architecture)) expect(answer(number)).toBe(REFUSED);
      }
    });

    it('tells threads from processes', () => {
      const clone = numberOf(CLONE, architecture)!;
      const [CLONE_THREAD, CLONE_VM, SIGCHLD] = [0x1_0000, 0x100, 17];
      expect(answer(clone, CLONE_VM | CLONE_THREAD)).toBe(ALLOWED);
      expect(answer(clone, SIGCHLD)).toBe(REFUSED);
      expect(answer(clone, CLONE_VM | SIGCHLD)).toBe(REFUSED);
      expect(answer(numberOf(CLONE3, architecture)!)).toBe(ABSENT);
    });

    it('lets it signal itself only', () => {
      for (const number of numbersOf(OWN_PROCESS_CALLS, architecture)) {
        expect(answer(number, PID)).toBe(ALLOWED);
        for (const other of [0, 1, PID - 1, 0xffff_ffff])
          expect(answer(number, other)).toBe(REFUSED);
      }
    });

    it('opens no socket; with a GPU, of this machine only', () => {
      const socket = numberOf(SOCKET, architecture)!;
      const [AF_UNIX, AF_INET, AF_NETLINK] = [1, 2, 16];
      for (const family of [AF_UNIX, AF_INET, AF_NETLINK])
        expect(answer(socket, family)).toBe(REFUSED);
      expect(answer(socket, AF_UNIX, true)).toBe(ALLOWED);
      expect(answer(socket, AF_INET, true)).toBe(REFUSED);
    });

    it('treats calls it does not know as absent, and kills on calls of another processor', () => {
      expect(answer(463)).toBe(ABSENT);
      expect(answer(0x4000_0000 | 41)).toBe(ABSENT);
      const other = AUDIT[architecture === 'x64' ? 'arm64' : 'x64'];
      expect(judge(program(), { arch: other, number: 0 })).toBe(KILLED);
    });
  },
);
