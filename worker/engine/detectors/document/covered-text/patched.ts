import type { PageOcclusion } from '../../../evidence/occlusion.js';
import type { Finding } from './findings.js';
import { isSameHeight } from '../../../pdf/forensics/occlusion/boxes.js';
import { paintedOver, type PaintedOver } from '../../../pdf/forensics/occlusion/painted-over.js';
import { excerpt, hasDigit, wordCount } from '../../../pdf/forensics/occlusion/quoted.js';
import { type ScanPatch, scanPatches } from '../../../pdf/forensics/occlusion/scan-patches.js';
import type { DrawnPage } from '../../../evidence/drawn-page.js';

/** A retyped value has no more words than a name or an amount. */
const RETYPED_WORDS_MAX = 4;

/** Values erased with a patch in the background's colour and then retyped. */
export function retypedFindings(occlusion: PageOcclusion): Finding[] {
  const { page } = occlusion;
  const found = paintedOver(occlusion).filter(
    ({ shown, isCut }) => isCut && wordCount(shown.text) <= RETYPED_WORDS_MAX,
  );
  return found
    .filter((one) => !isOneOfAKind(one, found))
    .map(({ shown, rect }) => {
      const text = excerpt(shown.text);
      return {
        code: 'area_painted_over',
        values: { page: page.number, shown: text, by: 'fill' },
        confidence: hasDigit(text) ? 0.95 : 0.55,
        place: { page: page.number, rect },
        evidence: text,
      };
    });
}

/**
 * Boxes of one height with words are controls of a form, each as long as its words, or a legend;
 * retyped amounts may be equally high.
 */
const isOneOfAKind = (one: PaintedOver, all: readonly PaintedOver[]): boolean =>
  (!hasDigit(one.shown.text) &&
    all.some(
      (other) =>
        other !== one &&
        !hasDigit(other.shown.text) &&
        isSameHeight(one.paint.area, other.paint.area),
    )) ||
  all.some((other) => other !== one && other.shown.text === one.shown.text);

/** Over more words than this, a patch is a panel, not a value. */
const READ_WORDS_MAX = 15;

/** Patches over a scan. Text that recognition read there before is what the scan shows. */
export const scanFindings = (occlusion: PageOcclusion): Finding[] =>
  scanPatches(occlusion).flatMap((patch) => {
    const { page } = occlusion;
    const { paint, read, shown } = patch;
    if (paint.kind === 'picture') return [pictureFinding(page, patch)];
    if (read.text !== '' && wordCount(read.text) <= READ_WORDS_MAX)
      return [readFinding(page, patch)];
    return shown.text === '' ? [] : [typedFinding(page, patch)];
  });

const pictureFinding = (page: DrawnPage, { read, shown, rect }: ScanPatch): Finding => ({
  code: 'area_painted_over',
  values: { page: page.number, shown: excerpt(shown.text), by: 'patch' },
  // The text read under it may come from the patch itself, so it only shows that this is a value.
  confidence: hasDigit(read.text + shown.text) ? 0.6 : 0.5,
  place: { page: page.number, rect },
  evidence: excerpt(shown.text) || null,
});

const typedFinding = (page: DrawnPage, { shown, rect }: ScanPatch): Finding => ({
  code: 'area_painted_over',
  values: { page: page.number, shown: excerpt(shown.text), by: 'fill' },
  confidence: hasDigit(shown.text) ? 0.95 : 0.6,
  place: { page: page.number, rect },
  evidence: excerpt(shown.text),
});

function readFinding(page: DrawnPage, { read, shown, isBar, rect }: ScanPatch): Finding {
  const isValue = hasDigit(read.text + shown.text);
  const place = { page: page.number, rect };
  const evidence = excerpt([read.text, shown.text].filter(Boolean).join(' -> '));
  if (isBar && !hasDigit(shown.text)) {
    const values = { page: page.number, text: excerpt(read.text), how: 'blacked_out' };
    return { code: 'hidden_text', values, confidence: 0.25, place, evidence };
  }
  const swap = shown.text !== '';
  return {
    code: 'text_covered',
    values: {
      page: page.number,
      hidden: excerpt(read.text),
      shown: excerpt(shown.text),
      by: 'fill',
    },
    confidence: swap ? (isValue ? 1 : 0.9) : isValue ? 0.6 : 0.4,
    place,
    evidence,
  };
}
