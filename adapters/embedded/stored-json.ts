import { z } from 'zod';

/**
 * Text that a client or a document wrote is stored as JSON: libsql cuts plain
 * text at a NUL and replaces lone surrogates, and JSON escapes both.
 */
export const toStored = (value: unknown): string => JSON.stringify(value);

/** The way back, for columns this program alone writes: what comes out is what was put in. */
export const fromStored = <T>() => z.string().transform((text) => JSON.parse(text) as T);

export const StoredDate = z.number().transform((ms) => new Date(ms));
export const StoredFlag = z.number().transform((bit) => bit === 1);
