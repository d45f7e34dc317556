import type { Lang } from '../../../core/vocabulary.js';
import { WORDS as en } from './en.js';
import { WORDS as he } from './he.js';
import type { Words } from './words.js';

const WORDS: Record<Lang, Words> = { en, he };

export const wordsIn = (lang: Lang): Words => WORDS[lang];
