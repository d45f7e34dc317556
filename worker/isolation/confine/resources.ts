/**
 * What a process that reads hostile files could access if nothing stopped it: the network,
 * files that are not the program's, other processes (their memory, environment, signals),
 * and new processes.
 */
export const RESOURCES = ['network', 'files', 'processes', 'spawn'] as const;

export type Resource = (typeof RESOURCES)[number];
