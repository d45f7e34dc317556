import type { CodeAmount, CodeValues } from '../evidence/printed-code.js';

/** What a scheme finds; null for what the code leaves out. */
export interface Parsed extends Partial<Omit<CodeValues, 'scheme' | 'amounts' | 'ibans'>> {
  amounts?: Partial<Record<CodeAmount, number | null>>;
  ibans?: readonly (string | null)[];
}

/**
 * A published format of a code's content. `parse` returns null for text of any other format, and
 * never throws: codes come from strangers.
 */
export interface Scheme {
  /** As users know it; the same in every language. */
  name: string;
  parse: (text: string) => Parsed | null;
}
