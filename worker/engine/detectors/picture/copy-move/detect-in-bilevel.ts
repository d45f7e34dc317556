import type { Finding } from './findings.js';
import { ramp } from '../../../image/signal/robust.js';
import { heatOf } from '../heatmap-of-regions.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { abstain, type PictureDetection } from '../picture-detection.js';
import { BILEVEL_TWIN_SHARE_MAX, bilevelCopiesOf } from './bilevel-copies.js';
import { findingOf, regionsOf } from './copy-findings.js';
import { type CopiedPlace, howOf, rowsOf } from './judge-copies.js';

/** Fewer letters do not tell how alike a page's letters are. */
const LETTERS_MIN = 40;

/**
 * Outline, in pixels, that scanning does not repeat. Set where none of 36 genuine
 * receipts brought to black and white had two letters alike with 60 and more, and
 * one of 6 pages of real fax-packed scans one straight letter with 60; copied
 * words and lines had 113 to 641, typed or copied digits 74 to 238. 44 further
 * receipts then gave no sign.
 */
const OUTLINE_TELLING = 90;
const OUTLINE_CERTAIN = 300;

/** Copies on more rows are how the page was made. */
const ROWS_MAX = 4;
const FINDINGS_MAX = 4;

/** Copies on a page of black and white, where a letter's outline is all that scanning leaves to chance. */
export function lookAtBits(picture: PagePicture): PictureDetection<Finding['code']> {
  const { width, height } = picture;
  const { copies, letters, twinShare } = bilevelCopiesOf({ width, height, data: picture.grey() });
  const figures = {
    letters,
    twin_share: Math.round(twinShare * 10_000) / 10_000,
    longest_outline: copies[0]?.outline ?? 0,
  };
  if (twinShare > BILEVEL_TWIN_SHARE_MAX) return abstain('letters are drawn, not scanned', figures);
  if (letters < LETTERS_MIN) return abstain('too little print', figures);
  const told = copies
    .filter(({ outline }) => outline >= OUTLINE_TELLING)
    .map((copy): CopiedPlace => ({
      from: copy.from,
      to: copy.to,
      how: howOf(copy, { width, height }),
      isExact: true,
      strength: 0.4 + 0.6 * ramp(copy.outline, OUTLINE_TELLING, OUTLINE_CERTAIN),
    }))
    .filter(({ how }) => how !== 'margin');
  if (rowsOf(told.flatMap(({ from, to }) => [from, to])) > ROWS_MAX)
    return abstain('letters are drawn, not scanned', figures);
  const regions = told.flatMap(regionsOf);
  return {
    findings: told.slice(0, FINDINGS_MAX).map((place) => findingOf(place, picture)),
    score: Math.max(0, ...told.map(({ strength }) => strength)),
    figures: { ...figures, copies: told.length },
    regions,
    heatmap: heatOf({ width, height }, regions),
    abstained: null,
  };
}
