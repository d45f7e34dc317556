import type { Finding } from './findings.js';
import { ramp } from '../../../statistics.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { abstain, type PictureDetection } from '../picture-detection.js';
import { BILEVEL_TWIN_SHARE_MAX, bilevelCopiesOf } from './bilevel-copies.js';
import { findingsOf, regionsOf } from './copy-findings.js';
import { type CopiedPlace, copyKindOf, countRows } from './classify-copies.js';

/** Minimum number of letters; with fewer, the usual similarity of letters is unknown. */
const LETTERS_MIN = 40;

/**
 * Outline length, in pixels, that scanning does not repeat. Of 36 genuine binarised
 * receipts none had two equal letters with 60 and more; of 6 pages of real fax-compressed
 * scans one had one straight letter with 60. Copied words and lines had 113 to 641, typed
 * or copied digits 74 to 238. 44 further receipts then gave no finding.
 */
const OUTLINE_MIN = 90;
const OUTLINE_CERTAIN = 300;

/** Maximum number of rows with copies; more result from how the page was made. */
const ROWS_MAX = 4;
const FINDINGS_MAX = 4;

/** Detects copies on a bilevel page, where only the outline of a letter varies with scanning. */
export function detectInBilevel(picture: PagePicture): PictureDetection<Finding['code']> {
  const { width, height } = picture;
  const { copies, letters, twinShare } = bilevelCopiesOf({ width, height, data: picture.grey() });
  const figures = {
    letters,
    twin_share: Math.round(twinShare * 10_000) / 10_000,
    longest_outline: copies[0]?.outline ?? 0,
  };
  if (twinShare > BILEVEL_TWIN_SHARE_MAX) return abstain('letters are drawn, not scanned', figures);
  if (letters < LETTERS_MIN) return abstain('too little print', figures);
  const reported = copies
    .filter(({ outline }) => outline >= OUTLINE_MIN)
    .map((copy): CopiedPlace => ({
      from: copy.from,
      to: copy.to,
      kind: copyKindOf(copy, { width, height }),
      isExact: true,
      strength: 0.4 + 0.6 * ramp(copy.outline, OUTLINE_MIN, OUTLINE_CERTAIN),
    }))
    .filter(({ kind }) => kind !== 'margin');
  if (countRows(reported.flatMap(({ from, to }) => [from, to])) > ROWS_MAX)
    return abstain('letters are drawn, not scanned', figures);
  const regions = reported.flatMap(regionsOf);
  return {
    findings: reported.flatMap((place) => findingsOf(place, picture)).slice(0, FINDINGS_MAX),
    score: Math.max(0, ...reported.map(({ strength }) => strength)),
    figures: { ...figures, copies: reported.length },
    regions,
    heatmap: heatmapOfRegions({ width, height }, regions),
    abstained: null,
  };
}
