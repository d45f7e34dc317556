import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import { placeOf, textOf } from '../../../pdf/forensics/typography/spans.js';
import { drawnLast } from './drawn-last.js';
import { type OddValue, oddValues } from './odd-habits.js';
import { isValue, overScan } from './over-scan.js';
import { touchedUp } from './touch-up.js';

/** The same place on more pages than this is a page number or a stamp. */
const PAGES_MAX = 2;

/** With more retyped texts on a page than this, only the first so many are reported. */
const MARKED_MAX = 6;

/** Confidence for text drawn last, and what each further trait adds. */
const BY_ORDER = 0.35;
const BY_DIGITS = 0.2;
const BY_OWN_PART = 0.25;
const BY_OWN_FONT = 0.2;

/** Confidence for text over a scan: for a number, and for words, which stamps also have. */
const VALUE_OVER_SCAN = 0.75;
const WORDS_OVER_SCAN = 0.4;

/** Confidence for a value that differs from its font's other text in two habits, and in more. */
const BY_TWO_HABITS = 0.4;
const BY_HABITS = 0.6;

/** Text added to a finished page: drawn last amid the rest, over a scan, or marked as retyped. */
export const drawingOrder = documentDetector({
  id: 'drawing-order',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['drawn', 'typography'],
  detect({ drawn, typography: pages }): Finding[] {
    const last = pages.flatMap(lastFindings);
    const odd = oddValues(pages);
    return [
      ...onceOnly(wordsOnce(last)),
      ...pages.flatMap((page) => habitFindings(page, odd.get(page) ?? [])).filter(isNewTo(last)),
      ...onceOnly(drawn.flatMap((page) => scanFindings(overScan(page)))),
      ...pages.flatMap(markFindings),
    ];
  },
});

function lastFindings(page: TypesetPage): Finding[] {
  const last = drawnLast(page);
  if (last === null) return [];
  const sureness = BY_ORDER + (last.ownPart ? BY_OWN_PART : 0) + (last.ownFont ? BY_OWN_FONT : 0);
  return last.runs.map(({ words }) =>
    apart(words, page, {
      why: last.ownPart ? 'stream' : 'order',
      confidence: sureness + (words.some(({ text }) => /\d/.test(text)) ? BY_DIGITS : 0),
    }),
  );
}

const habitFindings = (page: TypesetPage, odd: readonly OddValue[]): Finding[] =>
  odd.map(({ words, ways }) =>
    apart(words, page, { why: 'operators', confidence: ways > 2 ? BY_HABITS : BY_TWO_HABITS }),
  );

const isNewTo =
  (known: readonly Finding[]) =>
  ({ values }: Finding): boolean =>
    !known.some((one) => one.values.text === values.text && one.values.page === values.page);

const scanFindings = (found: ReturnType<typeof overScan>): Finding[] =>
  found === null
    ? []
    : found.values.map((words) =>
        apart(words, found.page, {
          why: 'over_scan',
          confidence: isValue(words) ? VALUE_OVER_SCAN : WORDS_OVER_SCAN,
        }),
      );

const apart = (
  words: readonly TypesetWord[],
  page: TypesetPage,
  { why, confidence }: { why: string; confidence: number },
): Finding => ({
  code: 'text_drawn_separately',
  values: { text: textOf(words), page: page.page.number, why },
  confidence,
  place: placeOf(words, page),
  evidence: textOf(words),
});

const markFindings = (page: TypesetPage): Finding[] =>
  touchedUp(page)
    .slice(0, MARKED_MAX)
    .map((words) => ({
      code: 'text_edit_marked',
      values: { text: textOf(words), page: page.page.number, program: 'Adobe Acrobat' },
      confidence: 0.9,
      place: placeOf(words, page),
      evidence: 'TouchUp_TextEdit',
    }));

/**
 * Words without a digit that only their order sets apart count once: where programs place text
 * boxes, captions of charts and the last lines of columns late, they do so on several pages.
 */
function wordsOnce(findings: readonly Finding[]): readonly Finding[] {
  const isOfWords = ({ values }: Finding): boolean =>
    values.why === 'order' && !/\d/.test(String(values.text));
  const first = findings.find(isOfWords);
  return findings.filter((finding) => finding === first || !isOfWords(finding));
}

/** Drops all findings if they are in the same place on many pages. */
function onceOnly(findings: readonly Finding[]): readonly Finding[] {
  const pages = new Set(findings.map(({ place }) => place?.page));
  return pages.size > PAGES_MAX && areInOnePlace(findings) ? [] : findings;
}

/** Percent of the page: page numbers differ this much in width, and stand left or right. */
const SAME_PLACE = 3;

const areInOnePlace = (findings: readonly Finding[]): boolean => {
  const heights = findings.map(({ place }) => place?.rect.y ?? 0);
  return Math.max(...heights) - Math.min(...heights) <= SAME_PLACE;
};
