import { describe } from 'vitest';
import { en } from '../../dashboard/i18n/en.js';
import { he } from '../../dashboard/i18n/he.js';
import type { Words } from '../../dashboard/i18n/words.js';
import type { Language } from './open-dashboard.js';

/** The words that the dashboard shows, by which its tests find things. */
export const WORDS: Record<Language, Words> = { en, he };

/**
 * What is tested in each language by the same steps: in Hebrew at the merge gate, as what holds from
 * right to left rarely fails the other way, in English by npm run test:live.
 */
export function describeInBoth(body: (language: Language) => void): void {
  describe('in he', () => body('he'));
  describe('in en', { tags: ['full', 'live'] }, () => body('en'));
}
