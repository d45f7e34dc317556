import { availableParallelism, loadavg } from 'node:os';

/**
 * From this many runnable processes a processor the machine counts as busy. One scan alone
 * keeps two or three busy: its child, its recogniser and a model.
 */
const LOAD_MIN = 2;

/**
 * Whether, over the last minute, more processes wanted to run than this machine has
 * processors for (load average); false where the system does not count them.
 */
export const isMachineBusy = (): boolean => loadavg()[0]! >= LOAD_MIN * availableParallelism();
