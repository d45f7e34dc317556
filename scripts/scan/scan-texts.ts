import type { Texts } from '../../core/texts/texts.js';
import { textsIn } from '../../core/texts/texts-in.js';
import type { Lang } from '../../core/vocabulary.js';
import { TEXTS as en } from './en.js';
import { TEXTS as he } from './he.js';
import type { PrintTexts } from './print-texts.js';

/** The words of the scan command. */
export interface ScanTexts extends Texts {
  print: PrintTexts;
}

const PRINT: Record<Lang, PrintTexts> = { en, he };

export const scanTexts = (lang: Lang): ScanTexts => ({ ...textsIn(lang), print: PRINT[lang] });
