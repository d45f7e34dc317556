import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import type { AnnotationFacts } from '../../../evidence/annotations.js';
import {
  type AnnotationOcclusion,
  annotationOcclusions,
} from '../../../pdf/forensics/occlusion/annotation-occlusion.js';
import { excerpt, hasDigit } from '../../../pdf/forensics/occlusion/quoted.js';

/**
 * Types that can cover or imitate print; links, highlights, notes and
 * attachments only point at it.
 */
const COVERING = new Set([
  'FreeText',
  'Stamp',
  'Widget',
  'Square',
  'Circle',
  'Line',
  'Polygon',
  'Ink',
  'Redact',
]);

const FINDINGS_MAX = 10;

/** Annotations and form fields that lie over printed content. */
export const annotations = documentDetector({
  id: 'annotations',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['occlusion', 'annotations'],
  detect({ occlusion, annotations: all }): Finding[] {
    const byId = new Map(all.map((facts) => [facts.id, facts]));
    const found = occlusion
      .flatMap((one) =>
        annotationOcclusions(one).flatMap((cover) => {
          const facts = byId.get(cover.id);
          if (facts === undefined || !COVERING.has(facts.subtype)) return [];
          return findingOf(one.page.number, cover, facts);
        }),
      )
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, FINDINGS_MAX);
    // Who blackens one name blackens several: together they say as much as one.
    const blackened = found.filter(({ confidence }) => confidence === BLACKENED).length;
    return found.map((one) =>
      one.confidence === BLACKENED ? { ...one, confidence: BLACKENED / blackened } : one,
    );
  },
});

/** Print that is visibly covered, with nothing in its place. */
const BLACKENED = 0.2;

function findingOf(page: number, cover: AnnotationOcclusion, facts: AnnotationFacts): Finding[] {
  const confidence = sureness(cover, facts);
  if (confidence === 0) return [];
  const { hidden, shown } = cover;
  return [
    {
      code: 'annotation_over_text',
      values: {
        page,
        shown: excerpt(shown.text),
        hidden: excerpt(hidden.text),
        kind: facts.subtype,
      },
      confidence,
      place: { page, rect: cover.rect },
      evidence: excerpt([hidden.text, shown.text].filter(Boolean).join(' -> ')),
    },
  ];
}

/**
 * Another value shown in place of a printed one is proof. People often fill the
 * blank lines of forms with notes and fields, so an annotation that covers
 * nothing counts only if it is a note whose background imitates print.
 */
function sureness(cover: AnnotationOcclusion, { subtype, field }: AnnotationFacts): number {
  const { hidden, shown, isOpaque, isUnseen, isOnPicture, isAmidText } = cover;
  if (field?.kind === 'Sig' || field?.kind === 'Btn') return 0;
  if (hidden.text !== '') {
    const isValue = hasDigit(hidden.text);
    // A field's box often overlaps its own label.
    if (subtype === 'Widget') return isValue && shown.text !== '' ? 0.8 : 0.1;
    // A label over the same label is not another value.
    if (!isValue && isPart(shown.text, hidden.text)) return 0;
    if (shown.text !== '') return isValue || hasDigit(shown.text) ? 1 : 0.85;
    return isUnseen ? (isValue ? 0.6 : 0.35) : BLACKENED;
  }
  if (subtype !== 'FreeText' || !isOpaque || shown.text === '') return 0;
  if (isOnPicture) return hasDigit(shown.text) ? 0.8 : 0.6;
  return isUnseen && isAmidText ? 0.5 : 0;
}

const isPart = (one: string, other: string): boolean =>
  one !== '' && (other.includes(one) || one.includes(other));
