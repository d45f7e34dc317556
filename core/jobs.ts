import { z } from 'zod';

/**
 * Every job type of the queue: its name and payload, parsed on both sides.
 * Payloads carry ids only: the store is authoritative, the queue is not.
 */
export const JOBS = {
  scan: z.object({ scanId: z.uuid() }),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]>;
