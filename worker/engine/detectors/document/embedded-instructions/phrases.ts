import { any, type Phrase } from './phrase.js';
import { ENGLISH } from './phrases-english.js';
import { HEBREW } from './phrases-hebrew.js';

/** Marks that conversations with models are written with. */
const MARKS: readonly Phrase[] = [
  any('role', '<\\|(?:im_start|im_end|system|user|assistant|endoftext)\\|>|\\[/?inst\\]|<</?sys>>'),
  any('label', '(?:^|[\\s"\'])system ?: '),
  any('label', '(?:^|[\\s"\'])#{2,3} ?(?:system|instructions?|assistant) ?:?'),
];

/** The text is normalised before (normalise.ts). */
export const PHRASES: readonly Phrase[] = [...ENGLISH, ...HEBREW, ...MARKS];
