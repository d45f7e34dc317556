/**
 * System calls by their number on the two processors that Emet is built for, and what the
 * confinement does with them. Numbers: arch/x86/entry/syscalls/syscall_64.tbl and
 * include/uapi/asm-generic/unistd.h of Linux; from 424 on both processors count alike.
 */
export type Architecture = 'x64' | 'arm64';

/** A number on both processors; null where one lacks the call. */
type Numbers = readonly [x64: number | null, arm64: number | null];

const both = (number: number): readonly [number, number] => [number, number];

/** Calls of the launcher itself. */
export const CALLS = {
  pivot_root: [155, 41],
  landlock_create_ruleset: both(444),
  landlock_add_rule: both(445),
  landlock_restrict_self: both(446),
} as const satisfies Record<string, Numbers>;

/** New processes. `clone` is judged by its flags, so that threads are possible. */
export const PROCESS_CALLS: Readonly<Record<string, Numbers>> = {
  fork: [57, null],
  vfork: [58, null],
};

export const CLONE: Numbers = [56, 220];

/** Its flags lie in memory that a filter cannot read; glibc then falls back to `clone`. */
export const CLONE3: Numbers = both(435);

/** The network, and ways around a filter that watches it. A pair of connected sockets is harmless. */
export const NETWORK_CALLS: Readonly<Record<string, Numbers>> = {
  connect: [42, 203],
  bind: [49, 200],
  listen: [50, 201],
  accept: [43, 202],
  accept4: [288, 242],
};

export const SOCKET: Numbers = [41, 198];

/** Absent, as on older kernels: a ring would make calls that no filter sees. */
export const ABSENT_CALLS: Readonly<Record<string, Numbers>> = {
  io_uring_setup: both(425),
  io_uring_enter: both(426),
  io_uring_register: both(427),
};

/** Calls whose first argument names a process, allowed for this process only. */
export const OWN_PROCESS_CALLS: Readonly<Record<string, Numbers>> = {
  kill: [62, 129],
  tgkill: [234, 131],
  rt_sigqueueinfo: [129, 138],
  rt_tgsigqueueinfo: [297, 240],
};

/** As above, where 0 also means this process. */
export const OWN_OR_ZERO_CALLS: Readonly<Record<string, Numbers>> = {
  prlimit64: [302, 261],
};

/** Other processes, other namespaces, the kernel itself, and memory shared by name. */
export const REFUSED_CALLS: Readonly<Record<string, Numbers>> = {
  tkill: [200, 130],
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  process_madvise: both(440),
  process_mrelease: both(448),
  kcmp: [312, 272],
  pidfd_open: both(434),
  pidfd_getfd: both(438),
  pidfd_send_signal: both(424),
  setpriority: [141, 140],
  ioprio_set: [251, 30],
  migrate_pages: [256, 238],
  move_pages: [279, 239],
  unshare: [272, 97],
  setns: [308, 268],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: CALLS.pivot_root,
  chroot: [161, 51],
  open_tree: both(428),
  move_mount: both(429),
  fsopen: both(430),
  fsconfig: both(431),
  fsmount: both(432),
  fspick: both(433),
  mount_setattr: both(442),
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  fanotify_init: [300, 262],
  fanotify_mark: [301, 263],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  syslog: [103, 116],
  quotactl: [179, 60],
  quotactl_fd: both(443),
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  adjtimex: [159, 171],
  clock_adjtime: [305, 266],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  vhangup: [153, 58],
  iopl: [172, null],
  ioperm: [173, null],
  modify_ldt: [154, null],
  shmget: [29, 194],
  shmat: [30, 196],
  msgget: [68, 186],
  semget: [64, 190],
  mq_open: [240, 180],
};

/** `mseal`, the last call known here; later ones are treated as absent. */
export const LAST_CALL = 462;

/** @returns the numbers on one processor, without the calls that it lacks */
export function numbersOf(
  calls: Readonly<Record<string, Numbers>>,
  architecture: Architecture,
): number[] {
  return Object.values(calls)
    .map((numbers) => numberOf(numbers, architecture))
    .filter((number) => number !== null);
}

export function numberOf(numbers: Numbers, architecture: Architecture): number | null {
  return numbers[architecture === 'x64' ? 0 : 1];
}
