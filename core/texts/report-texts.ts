import type { FailureReason } from '../errors.js';
import type { Lang } from '../vocabulary.js';
import { REPORT as en, type ReportTexts } from './en/report.js';
import { REPORT as he } from './he/report.js';

const TEXTS: Record<Lang, ReportTexts> = { en, he };

/** All words of a report in one language. */
export const reportTexts = (lang: Lang): ReportTexts => TEXTS[lang];

/** Why a scan failed, for the person who sent the document. */
export const failureText = (reason: FailureReason, lang: Lang): string =>
  TEXTS[lang].failures[reason];
