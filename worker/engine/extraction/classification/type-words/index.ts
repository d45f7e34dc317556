import { ACCOUNTS } from './accounts.js';
import { PAPERS } from './papers.js';
import { SALES } from './sales.js';
import { TRANSFERS } from './transfers.js';
import type { TypeWords } from './type-words.js';
import { WAGES } from './wages.js';

/** Every type with its words; a type without any does not compile. */
export const TYPE_WORDS: TypeWords = { ...TRANSFERS, ...ACCOUNTS, ...SALES, ...WAGES, ...PAPERS };
