import { z } from 'zod';

// libsql cuts plain text at a NUL and replaces lone surrogates; JSON escapes both.
export { fromStored, toStored } from '../stored-json.js';

export const StoredDate = z.number().transform((ms) => new Date(ms));
export const StoredFlag = z.number().transform((bit) => bit === 1);
