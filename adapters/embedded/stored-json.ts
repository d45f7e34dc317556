import { z } from 'zod';
import { readStored } from '../stored-json.js';

// libsql cuts plain text at a NUL and replaces lone surrogates; JSON escapes both.
export { toStored } from '../stored-json.js';

/** A column of stored JSON. */
export const fromStored = <T>() => z.string().transform(readStored<T>);

export const StoredDate = z.number().transform((ms) => new Date(ms));
export const StoredFlag = z.number().transform((bit) => bit === 1);
