import type { PageChange, PdfRevision } from '../../../evidence/revisions.js';
import type { PdfSignature } from '../../../evidence/signatures.js';
import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { isolate } from '../../../texts/format.js';
import { documentDetector } from '../../detector.js';
import type { Rect } from '../../../evidence/geometry.js';
import type { DrawnPage } from '../../../evidence/drawn-page.js';
import { isAnonymised } from './anonymised.js';
import { type Around, confidenceOf, isRevisedByRight, shared, WEAK } from './confidence.js';
import { type Kind, KINDS } from './kinds.js';

/** Redacting private data changes much and deceives nobody; but a person should see it. */
const ANONYMISED_DAMPING = 0.44;

/** More findings of one kind than this do not help a person. */
const FINDINGS_MAX = 20;

/**
 * Changes to a PDF after it was first saved. What honest people and programs do is told as such
 * (kinds.ts); a change accuses where it replaces, covers or adds a value beside them.
 */
export const revisions = documentDetector({
  id: 'revisions',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['revisions', 'classification', 'data'],
  mayUse: ['changes', 'drawn', 'signatures'],
  detect({ revisions: all, classification, changes, data, drawn, signatures }): Finding[] {
    const later = all.slice(1);
    if (later.length === 0) return [];
    const found = changes ?? [];
    const around: Around = {
      documentType: classification.documentType,
      data,
      liesOnPicture: (page, rect) => liesOnPicture(drawn ?? [], page, rect),
    };
    const kinds = found.map((change) => ({
      change,
      kind: KINDS.find(({ isKind }) => isKind(change)) ?? null,
    }));
    const damping = isAnonymised(found) ? ANONYMISED_DAMPING : 1;
    const accusing = bounded(
      kinds
        .filter(({ kind }) => kind === null)
        .map(({ change }) => findingOf(change, around))
        .map((finding) => ({ ...finding, confidence: finding.confidence * damping })),
    );
    const findings = [...accusing, ...recognised(kinds)];
    if (findings.length > 0) return findings;
    const changing = later.filter(({ changesPageContent }) => changesPageContent);
    if (changing.length === 0) return [nothingChanged(later.length, signatures ?? [])];
    return [contentChanged(changing, changes !== null, around)];
  },
});

/** The strongest first; of the weak ones, one per kind, because they must not add up. */
function bounded(findings: readonly Finding[]): Finding[] {
  const sorted = findings
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence);
  const kinds = new Set<string>();
  return sorted
    .filter(({ code, confidence }) => {
      const isFirst = !kinds.has(code);
      kinds.add(code);
      return isFirst || confidence >= WEAK;
    })
    .slice(0, FINDINGS_MAX);
}

/** One finding for each kind, however often it was done. */
function recognised(kinds: readonly { change: PageChange; kind: Kind | null }[]): Finding[] {
  return KINDS.flatMap(({ code }): Finding[] => {
    const [first, ...more] = kinds.flatMap(({ change, kind }) =>
      kind?.code === code ? [change] : [],
    );
    if (first === undefined) return [];
    const all = [first, ...more];
    const pages = [...new Set(all.map(({ page }) => page))].sort((a, b) => a - b);
    const text = all.map(({ before, after }) => after ?? before).find((one) => one !== null) ?? '';
    return [
      {
        code,
        values: { count: all.length, pages: pages.join(', '), text, how: first.how },
        confidence: RECOGNISED,
        place: { page: first.page, rect: first.rect },
        evidence: text === '' ? null : isolate(text),
      },
    ];
  });
}

/** Confidence that a recognised kind is what it looks like. */
const RECOGNISED = 0.9;

function findingOf(change: PageChange, around: Around): Finding {
  const { page, rect, how } = change;
  const [before, after] = [change.before ?? '', change.after ?? ''];
  const finding = { confidence: confidenceOf(change, around), place: { page, rect } };
  switch (change.what) {
    case 'text':
      return {
        ...finding,
        code: `revision_text_${how}`,
        values: { page, before, after, other: change.drawn?.after === 'print' ? 1 : 0 },
        evidence: how === 'replaced' ? leftToRight(before, after) : isolate(after || before),
      };
    case 'picture':
      return {
        ...finding,
        code: 'revision_picture_changed',
        values: { page, how },
        evidence: null,
      };
    case 'page':
      return { ...finding, code: 'revision_page_changed', values: { page, how }, evidence: null };
    case 'drawing':
    case 'text_layer':
    case 'content':
      return {
        ...finding,
        code: 'revision_changes_content',
        values: { count: 1, pages: String(page) },
        evidence: null,
      };
  }
}

/** The arrow points to the newer value in either language: U+2066 keeps the order. */
const leftToRight = (before: string, after: string): string =>
  `\u2066${isolate(before)} → ${isolate(after)}\u2069`;

const nothingChanged = (count: number, signatures: readonly PdfSignature[]): Finding => ({
  code: 'revision_other',
  values: { count, signed: signatures.some(({ inUse }) => inUse) ? 1 : 0 },
  confidence: 0.95,
  place: null,
  evidence: null,
});

/** Content was rewritten, but no specific difference was found, or nothing could be compared. */
function contentChanged(
  changing: readonly PdfRevision[],
  wasCompared: boolean,
  { documentType }: Around,
): Finding {
  const pages = [...new Set(changing.flatMap((one) => one.pages))].sort((a, b) => a - b);
  const [page] = pages;
  const isUsual = isRevisedByRight(documentType) || documentType === 'other';
  return {
    code: 'revision_changes_content',
    values: { count: changing.length, pages: pages.join(', ') },
    confidence: wasCompared ? 0.2 : isUsual ? 0.5 : 0.85,
    place: page === undefined ? null : { page, rect: { x: 0, y: 0, w: 100, h: 100 } },
    evidence: null,
  };
}

/** If it shares at least this part, a picture lies on another one. */
const ON_PICTURE_MIN = 0.9;

const liesOnPicture = (drawn: readonly DrawnPage[], number: number, rect: Rect): boolean => {
  const page = drawn.find((one) => one.number === number);
  return (page?.pictures ?? []).some(({ left, right, top, bottom }) => {
    if (page === undefined) return false;
    const under: Rect = {
      x: (left / page.width) * 100,
      y: (top / page.height) * 100,
      w: ((right - left) / page.width) * 100,
      h: ((bottom - top) / page.height) * 100,
    };
    return under.w * under.h > 2 * rect.w * rect.h && shared(under, rect) >= ON_PICTURE_MIN;
  });
};
