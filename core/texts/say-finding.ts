import type { Lang } from '../vocabulary.js';
import { CHECKS as enChecks, type CheckId } from './en/checks.js';
import { FINDINGS as enFindings, type FindingCode } from './en/findings.js';
import { CHECKS as heChecks } from './he/checks.js';
import { FINDINGS as heFindings } from './he/findings.js';
import { say, type FindingText, type Text, type Values } from './say.js';

const FINDINGS: Record<Lang, Record<FindingCode, FindingText>> = { en: enFindings, he: heFindings };
const CHECKS: Record<Lang, Record<CheckId, { label: Text; says: Record<string, Text> }>> = {
  en: enChecks,
  he: heChecks,
};

/** The words of a finding: what is wrong, and what its values say of it. */
export function sayFinding(
  code: FindingCode,
  values: Values,
  lang: Lang,
): { title: string; detail: string } {
  const { title, detail } = FINDINGS[lang][code];
  return { title: say(title, values), detail: say(detail, values) };
}

/**
 * The words of a check's result.
 * @throws {Error} when the check has no such sentence
 */
export function sayCheck(
  id: CheckId,
  sentence: string,
  values: Values,
  lang: Lang,
): { label: string; detail: string } {
  const { label, says } = CHECKS[lang][id];
  const text = says[sentence];
  if (text === undefined) throw new Error(`check ${id} has no sentence ${sentence}`);
  return { label: say(label, values), detail: say(text, values) };
}
