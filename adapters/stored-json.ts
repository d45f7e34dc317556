import { z } from 'zod';

/**
 * Text from a client or a document is stored as JSON, because stores alter
 * NULs, lone surrogates, or keys that look like operators.
 */
export const toStored = (value: unknown): string => JSON.stringify(value);

/** The inverse, for fields that only this program writes: returns the value that was stored. */
export const readStored = <T>(text: string): T => JSON.parse(text) as T;

/** The same as a schema for a field of a store's answer. */
export const fromStored = <T>() =>
  z.string().transform((text, context): T => {
    try {
      return readStored<T>(text);
    } catch {
      // JSON's error message quotes the text.
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  });
