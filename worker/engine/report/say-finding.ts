import type { Lang } from '../../../core/vocabulary.js';
import { checks } from '../checks/index.js';
import { declarationOf } from '../scoring/finding-codes.js';
import { inDirectionOf } from '../texts/format.js';
import { type CheckText, say, type Values } from '../texts/say.js';

/**
 * Title and detail of a finding with its values.
 * @throws {Error} for a code that no detector declares
 */
export function sayFinding(
  code: string,
  values: Values,
  lang: Lang,
): { title: string; detail: string } {
  const { title, detail } = declarationOf(code).words[lang];
  return {
    title: inDirectionOf(lang, say(title, values)),
    detail: inDirectionOf(lang, say(detail, values)),
  };
}

const WORDS = new Map<string, Record<Lang, CheckText>>(checks.map(({ id, words }) => [id, words]));

/**
 * Label and detail of a check result with its values.
 * @throws {Error} when there is no such check, or it has no such sentence
 */
export function sayCheck(
  id: string,
  sentence: string,
  values: Values,
  lang: Lang,
): { label: string; detail: string } {
  const words = WORDS.get(id);
  const text = words?.[lang].says[sentence];
  if (words === undefined || text === undefined)
    throw new Error(`check ${id} has no sentence ${sentence}`);
  return {
    label: say(words[lang].label, values),
    detail: inDirectionOf(lang, say(text, values)),
  };
}
