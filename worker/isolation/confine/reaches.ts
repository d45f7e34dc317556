/**
 * What a process that reads hostile files could reach if nothing stopped it: the network,
 * files that are not the program's, other processes (their memory, environment, signals),
 * and new processes.
 */
export const REACHES = ['network', 'files', 'processes', 'spawn'] as const;

export type Reach = (typeof REACHES)[number];
