import { z } from 'zod';

/** A flag that is a whole number of at least `min`. */
export const wholeNumber = (min: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`));
