import type { Finding } from './findings.js';
import { ramp } from '../../../statistics.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { abstain, type PictureDetection } from '../picture-detection.js';
import { BILEVEL_TWIN_SHARE_MAX, bilevelCopiesOf } from './bilevel-copies.js';
import { findingOf, regionsOf } from './copy-findings.js';
import { type CopiedPlace, copyKindOf, countRows } from './classify-copies.js';

/** Fewer letters do not tell how alike a page's letters are. */
const LETTERS_MIN = 40;

/**
 * Outline, in pixels, that scanning does not repeat. Set where none of 36 genuine
 * receipts brought to black and white had two letters alike with 60 and more, and
 * one of 6 pages of real fax-packed scans one straight letter with 60; copied
 * words and lines had 113 to 641, typed or copied digits 74 to 238. 44 further
 * receipts then gave no sign.
 */
const OUTLINE_MIN = 90;
const OUTLINE_CERTAIN = 300;

/** Copies on more rows are how the page was made. */
const ROWS_MAX = 4;
const FINDINGS_MAX = 4;

/** Copies on a page of black and white, where a letter's outline is all that scanning leaves to chance. */
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
    findings: reported.slice(0, FINDINGS_MAX).map((place) => findingOf(place, picture)),
    score: Math.max(0, ...reported.map(({ strength }) => strength)),
    figures: { ...figures, copies: reported.length },
    regions,
    heatmap: heatmapOfRegions({ width, height }, regions),
    abstained: null,
  };
}
