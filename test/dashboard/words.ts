import { en } from '../../dashboard/i18n/en.js';
import { he } from '../../dashboard/i18n/he.js';
import type { Words } from '../../dashboard/i18n/words.js';
import type { Language } from './open-dashboard.js';

/** The words that the dashboard shows, by which its tests find things. */
export const WORDS: Record<Language, Words> = { en, he };
