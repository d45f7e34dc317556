/**
 * Text that a client or a document wrote is stored as JSON, whatever the store
 * does to a NUL, a lone surrogate, or a key that looks like an operator.
 */
export const toStored = (value: unknown): string => JSON.stringify(value);

/** The way back, for fields this program alone writes: what comes out is what was put in. */
export const readStored = <T>(text: string): T => JSON.parse(text) as T;
