import { z } from 'zod';

export const LIMIT_DEFAULT = 25;
const LIMIT_MAX = 100;

/** Query parameter `limit` of a list, in items a page. */
export const Limit = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.number().min(1).max(LIMIT_MAX))
  .meta({ shown: { type: 'integer', minimum: 1, maximum: LIMIT_MAX, default: LIMIT_DEFAULT } });
