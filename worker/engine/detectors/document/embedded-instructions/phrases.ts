import { any, type Phrase } from './phrase.js';
import { ENGLISH } from './phrases-english.js';
import { HEBREW } from './phrases-hebrew.js';

/** Markers used in conversations with models. */
const MARKS: readonly Phrase[] = [
  any('role', '<\\|(?:im_start|im_end|system|user|assistant|endoftext)\\|>|\\[/?inst\\]|<</?sys>>'),
  any('label', '(?:^|[\\s"\'])system ?: '),
  any('label', '(?:^|[\\s"\'])#{2,3} ?(?:system|instructions?|assistant) ?:?'),
];

/** For text that was already normalised (normalise.ts). */
export const PHRASES: readonly Phrase[] = [...ENGLISH, ...HEBREW, ...MARKS];
