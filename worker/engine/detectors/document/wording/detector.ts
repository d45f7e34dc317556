import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import type { DocumentType } from '../../../../../core/vocabulary.js';
import { documentDetector } from '../../detector.js';
import type { Line, Page } from '../../../evidence/page.js';
import { MARK_PHRASES, NEGATION, type Phrase, STATUS_LABEL, STATUS_PHRASES } from './phrases.js';

/**
 * Documents that prove one action; in lists of many, some rows are legitimately
 * pending or cancelled.
 */
const ONE_ACTION: ReadonlySet<DocumentType> = new Set([
  'bank_transfer',
  'payment_app',
  'deposit_receipt',
  'check',
]);

/** Drafts of these are legitimately circulated. */
const DRAFTED_BY_RIGHT: ReadonlySet<DocumentType> = new Set(['contract', 'other']);

/** A status is alone or beside its label; longer lines are small print. */
const STATUS_WORDS_MAX = 6;

/** A heading or watermark is at least this many times as high as the page's usual line. */
const LARGE_MIN = 1.8;

/** Words by which a genuine document limits its own proof: not final, void, no original. */
export const wording = documentDetector({
  id: 'wording',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['pages', 'data', 'classification'],
  detect({ pages, data, classification: { documentType } }): Finding[] {
    const findings: Finding[] = [];
    const isOfOne = data.transactions.length <= 1 && !isOfSeveral(pages);
    if (ONE_ACTION.has(documentType) && isOfOne) {
      findings.push(...find(pages, STATUS_PHRASES, statusWeight));
    }
    if (!DRAFTED_BY_RIGHT.has(documentType)) {
      findings.push(...find(pages, MARK_PHRASES, markWeight));
    }
    return surestOfEach(findings);
  },
});

/** A line that says that a payment was made, with a sign or a picture of one letter before it. */
const DONE = /^\W{0,3}(?:\p{L}\s)?(?:paid|completed|successful|שולם|שילמת|הושלם|בוצע)(?!\p{L})/iu;

/** Whether a screen shows several payments with a status each, as a chat does. */
const isOfSeveral = (pages: readonly Page[]): boolean =>
  pages
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => text.split(/\s+/u).length <= STATUS_WORDS_MAX && DONE.test(text))
    .length >= 2;

/** Weight of a line, 0-1: how likely it is to speak for the whole document. */
type Weighing = (line: Line, page: Page, words: string) => number;

function find(pages: readonly Page[], phrases: readonly Phrase[], weigh: Weighing): Finding[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      phrases.flatMap(({ code, pattern, confidence }) => {
        const found = pattern.exec(line.text);
        if (!found || NEGATION.test(line.text.slice(0, found.index))) return [];
        const weight = weigh(line, page, found[0]);
        if (weight === 0) return [];
        return [
          {
            code,
            values: { word: found[0] },
            confidence: Math.round(confidence * weight * 100) / 100,
            place: { page: page.number, rect: line.rect },
            evidence: line.text,
          },
        ];
      }),
    ),
  );
}

const statusWeight: Weighing = (line) => {
  if (STATUS_LABEL.test(line.text)) return 1;
  return line.words.length <= STATUS_WORDS_MAX ? 0.85 : 0;
};

const markWeight: Weighing = (line, page, words) => {
  const alone = line.text.replace(/[^\p{L}\p{N} "״]/gu, '').trim() === words;
  if (isLarge(line, page)) return alone ? 1 : 0.7;
  return alone ? 0.8 : 0;
};

function isLarge(line: Line, page: Page): boolean {
  const heights = page.lines.map(({ rect }) => rect.h).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return page.lines.length > 1 && line.rect.h >= usual * LARGE_MIN;
}

function surestOfEach(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of findings) {
    if ((best.get(finding.code)?.confidence ?? 0) < finding.confidence)
      best.set(finding.code, finding);
  }
  return [...best.values()];
}
