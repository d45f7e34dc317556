import {
  ABSENT_CALLS,
  type Architecture,
  CLONE,
  CLONE3,
  LAST_CALL,
  NETWORK_CALLS,
  numberOf,
  numbersOf,
  OWN_OR_ZERO_CALLS,
  OWN_PROCESS_CALLS,
  PROCESS_CALLS,
  REFUSED_CALLS,
  SOCKET,
} from './syscalls.js';

/**
 * The program by which the kernel judges each system call of a confined process, in classic
 * BPF (linux/filter.h, linux/seccomp.h): eight bytes an instruction.
 */

// Instruction codes of linux/bpf_common.h.
const LOAD_WORD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_GREATER_EQUAL = 0x35;
const JUMP_BITS_SET = 0x45;
const RETURN = 0x06;

// Offsets in `struct seccomp_data`; arguments are 64 bits wide, their low half first.
const CALL_NUMBER = 0;
const ARCHITECTURE = 4;
const FIRST_ARGUMENT = 16;

const ALLOW = 0x7fff_0000;
const KILL_PROCESS = 0x8000_0000;
const answer = (errno: number): number => 0x0005_0000 | errno;
const REFUSE = answer(1); // EPERM
const ABSENT = answer(38); // ENOSYS

const AUDIT_ARCHITECTURES: Record<Architecture, number> = {
  x64: 0xc000_003e,
  arm64: 0xc000_00b7,
};

const CLONE_THREAD = 0x0001_0000;
const AF_UNIX = 1;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

/**
 * @param pid of the process that will be confined; it may signal itself only
 * @param unixSockets whether it may open sockets of this machine: drivers of GPUs do
 * @returns instructions, 8 bytes each, in the byte order of both processors (little)
 */
export function seccompProgram(options: {
  architecture: Architecture;
  pid: number;
  unixSockets: boolean;
}): Buffer {
  const { architecture, pid } = options;
  const program: Instruction[] = [
    [LOAD_WORD, 0, 0, ARCHITECTURE],
    [JUMP_EQUAL, 1, 0, AUDIT_ARCHITECTURES[architecture]],
    [RETURN, 0, 0, KILL_PROCESS],
    [LOAD_WORD, 0, 0, CALL_NUMBER],
    // On x86-64 this refuses the calls with 32-bit pointers too: theirs start at 2 ** 30.
    [JUMP_GREATER_EQUAL, 0, 1, LAST_CALL + 1],
    [RETURN, 0, 0, ABSENT],
  ];
  const when = (number: number | null, then: Instruction[]): void => {
    if (number !== null) program.push([JUMP_EQUAL, 0, then.length, number], ...then);
  };
  const firstArgument: Instruction = [LOAD_WORD, 0, 0, FIRST_ARGUMENT];

  when(numberOf(CLONE3, architecture), end(ABSENT));
  when(numberOf(CLONE, architecture), [
    firstArgument,
    [JUMP_BITS_SET, 1, 0, CLONE_THREAD],
    ...end(REFUSE),
    ...end(ALLOW),
  ]);
  when(
    numberOf(SOCKET, architecture),
    options.unixSockets
      ? [firstArgument, [JUMP_EQUAL, 1, 0, AF_UNIX], ...end(REFUSE), ...end(ALLOW)]
      : end(REFUSE),
  );
  for (const number of numbersOf(ABSENT_CALLS, architecture)) when(number, end(ABSENT));
  for (const number of numbersOf(OWN_PROCESS_CALLS, architecture)) {
    when(number, [firstArgument, [JUMP_EQUAL, 1, 0, pid], ...end(REFUSE), ...end(ALLOW)]);
  }
  for (const number of numbersOf(OWN_OR_ZERO_CALLS, architecture)) {
    when(number, [
      firstArgument,
      [JUMP_EQUAL, 2, 0, pid],
      [JUMP_EQUAL, 1, 0, 0],
      ...end(REFUSE),
      ...end(ALLOW),
    ]);
  }
  const network = options.unixSockets ? {} : NETWORK_CALLS;
  for (const calls of [PROCESS_CALLS, network, REFUSED_CALLS]) {
    for (const number of numbersOf(calls, architecture)) when(number, end(REFUSE));
  }
  program.push(...end(ALLOW));
  return encode(program);
}

const end = (value: number): Instruction[] => [[RETURN, 0, 0, value]];

function encode(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  program.forEach(([code, ifTrue, ifFalse, value], index) => {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(ifTrue, index * 8 + 2);
    bytes.writeUInt8(ifFalse, index * 8 + 3);
    bytes.writeUInt32LE(value, index * 8 + 4);
  });
  return bytes;
}
