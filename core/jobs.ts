import { z } from 'zod';

/**
 * Every job that travels through the queue: its name and its payload, parsed on
 * both sides. Payloads carry ids only; the store is the record, the queue is not.
 */
export const JOBS = {
  scan: z.object({ scanId: z.uuid() }),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]>;
