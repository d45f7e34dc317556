import { z } from 'zod';

/**
 * Text that a client or a document wrote is stored as JSON, whatever the store
 * does to a NUL, a lone surrogate, or a key that looks like an operator.
 */
export const toStored = (value: unknown): string => JSON.stringify(value);

/** The way back, for fields this program alone writes: what comes out is what was put in. */
export const readStored = <T>(text: string): T => JSON.parse(text) as T;

/** The same for a field of what a store answers. */
export const fromStored = <T>() =>
  z.string().transform((text, context): T => {
    try {
      return readStored<T>(text);
    } catch {
      // What JSON says of a text quotes it.
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  });
