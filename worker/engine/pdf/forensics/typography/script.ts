import type { Script } from '../../../evidence/typography.js';

/** Determined by its letters; by its digits only where it has no letters. */
export function scriptOf(text: string): Script {
  const hebrew = /[\u0590-\u05ff]/.test(text);
  const latin = /\p{Script=Latin}/u.test(text);
  const other = /(?![\u0590-\u05ff])(?!\p{Script=Latin})\p{L}/u.test(text);
  const digits = /\d/.test(text);
  if ([hebrew, latin, other].filter(Boolean).length > 1) return 'mixed';
  if (other) return 'other';
  if (hebrew) return digits ? 'mixed' : 'hebrew';
  if (latin) return digits ? 'mixed' : 'latin';
  return digits ? 'digits' : 'other';
}
