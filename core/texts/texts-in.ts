import type { FailureReason } from '../errors.js';
import type { Lang } from '../vocabulary.js';
import { TEXTS as en } from './en.js';
import { TEXTS as he } from './he.js';
import type { Texts } from './texts.js';

const TEXTS: Record<Lang, Texts> = { en, he };

export const textsIn = (lang: Lang): Texts => TEXTS[lang];

/** Why a scan failed, as text for the person who sent the document. */
export const failureText = (reason: FailureReason, lang: Lang): string =>
  TEXTS[lang].failures[reason];
