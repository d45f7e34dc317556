import type { Catalogue } from '../../../core/catalogue.js';
import { Lang } from '../../../core/vocabulary.js';
import type { DocumentCheck } from '../checks/document-check.js';
import { checks } from '../checks/index.js';
import { type FindingCode, FINDINGS } from '../scoring/finding-codes.js';
import { say } from '../texts/say.js';
import { checkValues } from './sample-values/checks.js';
import { FINDING_VALUES } from './sample-values/findings.js';
import { sayCheck, sayFinding } from './say-finding.js';

/** Every code and check that a report can hold, by code and in the order of reports. */
export const catalogue = (): Catalogue => ({
  findings: (Object.keys(FINDINGS) as FindingCode[]).sort().map(describeFinding),
  checks: checks.map(describeCheck),
});

function describeFinding(code: FindingCode): Catalogue['findings'][number] {
  const { source, category, severity, points } = FINDINGS[code];
  const said = inEachLanguage((lang) => sayFinding(code, FINDING_VALUES[code][0] ?? {}, lang));
  return {
    code,
    source,
    category,
    severity,
    points,
    title: inEachLanguage((lang) => said[lang].title),
    example: inEachLanguage((lang) => said[lang].detail),
  };
}

const describeCheck = ({ id, words, findings }: DocumentCheck): Catalogue['checks'][number] => ({
  id,
  label: inEachLanguage((lang) => say(words[lang].label)),
  examples: Object.keys(words.en.says)
    .map((sentence) =>
      inEachLanguage((lang) => sayCheck(id, sentence, checkValues(id), lang).detail),
    )
    // Sentences that differ with other values only.
    .filter(({ en }, index, all) => all.findIndex((other) => other.en === en) === index),
  findings: Object.keys(findings ?? {}),
});

const inEachLanguage = <T>(of: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(Lang.options.map((lang) => [lang, of(lang)])) as Record<Lang, T>;
