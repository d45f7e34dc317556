import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import { joinBeside, placeOf, textOf } from '../../../pdf/forensics/typography/spans.js';
import type { Island } from './compare.js';
import { islandsOf } from './islands.js';
import { type Misplaced, misplacedOf } from './misplaced.js';
import { traits } from './traits.js';
import { unkerned } from './unkerned.js';
import { usageOf } from './usage.js';

/** What occurs more often on a page is the producer's own style. */
const SIGNS_MAX_A_PAGE = 6;

/** Values in another style than the text around them, or out of line with it. */
export const textStyle = documentDetector({
  id: 'text-style',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['typography'],
  detect({ typography: pages }): Finding[] {
    const usage = usageOf(pages, traits);
    const plain = unkerned(pages);
    const misplaced = misplacedOf(pages);
    return pages.flatMap((page) => [
      ...fewOf(onceInFull(styleFindings(page, islandsOf(page, usage)))),
      ...(plain.get(page) ?? []).map((word) => unkernedFinding(page, word)),
      ...fewOf(misplacedFindings(page, misplaced.get(page) ?? [])),
    ]);
  },
});

const fewOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.length > SIGNS_MAX_A_PAGE ? [] : findings;

/** Below this a finding has innocent causes, and several similar findings share one. */
const WEAK = 0.6;
const REPEATED = 0.25;

/** After the first, weak findings of the same kind count little. */
function onceInFull(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return [...findings]
    .sort((a, b) => b.confidence - a.confidence)
    .map((finding) => {
      const kind = `${finding.values.what} ${finding.values.found}`;
      const isRepeated = finding.confidence < WEAK && seen.has(kind);
      seen.add(kind);
      return isRepeated ? { ...finding, confidence: finding.confidence * REPEATED } : finding;
    });
}

function styleFindings(page: TypesetPage, islands: readonly Island[]): Finding[] {
  const groups = joinBeside(
    islands,
    ({ word }) => word,
    (one, other) =>
      one.trait === other.trait && one.trait.key(one.word) === one.trait.key(other.word),
  );
  return groups.flatMap((group) => {
    const [first] = [...group].sort((a, b) => b.confidence - a.confidence);
    if (first === undefined) return [];
    const words = inFull(
      page,
      group.map(({ word }) => word),
    );
    const [found, usual] = [first.trait.say(first.word), first.trait.say(first.usual)];
    return {
      code: 'text_style_differs' as const,
      values: {
        text: textOf(words),
        page: page.page.number,
        what: first.trait.what,
        among: first.among,
        found,
        usual,
      },
      confidence: first.confidence,
      place: placeOf(words, page),
      evidence: `${found} / ${usual}`,
    };
  });
}

/** One odd digit is shown with the whole number it is part of. */
function inFull(page: TypesetPage, words: TypesetWord[]): TypesetWord[] {
  const [word] = words;
  if (word === undefined || words.length > 1 || word.glyphs.length > 1) return words;
  const line = page.lines[word.line] ?? [];
  return line.filter(({ whole, at }) => whole === word.whole && Math.abs(at - word.at) <= 2);
}

/** Programs also treat a title or a page number differently. */
const UNKERNED = 0.4;

const unkernedFinding = (page: TypesetPage, word: TypesetWord): Finding => ({
  code: 'text_style_differs',
  values: { text: word.text, page: page.page.number, what: 'spacing', among: 'page' },
  confidence: UNKERNED,
  place: placeOf([word], page),
  evidence: null,
});

const misplacedFindings = (page: TypesetPage, misplaced: readonly Misplaced[]): Finding[] =>
  misplaced.map(({ word, what, off, confidence }) => ({
    code: 'text_misaligned',
    values: { text: word.text, page: page.page.number, what, off: Math.abs(off).toFixed(1) },
    confidence,
    place: placeOf([word], page),
    evidence: null,
  }));
