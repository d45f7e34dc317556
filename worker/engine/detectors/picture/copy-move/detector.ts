import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import type { Grey } from '../../../image/grey.js';
import { pageInkOf } from '../../../image/signal/page-ink.js';
import { ramp } from '../../../statistics.js';
import { isDrawnExactly } from '../drawn-exactly.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import { WITHOUT_TONES } from '../needs-tones.js';
import { abstain } from '../picture-detection.js';
import { alignedCopiesOf } from './aligned-copies.js';
import { flatPaperShare } from './bare-paper.js';
import { findingsOf, regionsOf } from './copy-findings.js';
import { exactCopiesOf, REPEATED_SHARE_MAX } from './exact-copies.js';
import {
  type CopiedPlace,
  withoutOverlaps,
  classifyAligned,
  classifyExact,
  classifyNear,
  countRows,
} from './classify-copies.js';
import { detectInBilevel } from './detect-in-bilevel.js';
import { nearCopiesOf, TWIN_SHARE_MAX, withoutSolid } from './near-copies.js';

const SIDE_MIN_PX = 64;

/**
 * Maximum number of rows with equal letters; beyond it letters are drawn. Measured: edits
 * 1 to 4, drawn pages 13 and more.
 */
const TWIN_ROWS_MAX = 6;

/** Share of flat paper from which a page may be drawn by a program; see `flatPaperShare`. */
const FLAT_PAPER_DRAWN = 0.92;

/**
 * The same limit for paper without grain, as programs draw it. Equal letters on more than
 * the two rows of one copied line are by design: of 84 rendered public pages saved as
 * JPEG 75 two had such letters on three and four rows.
 */
const TWIN_ROWS_MAX_DRAWN = 2;

/**
 * Maximum number of different shifts on such a page; more, on several rows, result from
 * how it was drawn.
 */
const COPIES_MAX_DRAWN = 2;

/**
 * Minimum number of letters; with fewer, the usual similarity of letters is unknown, and
 * photographs contain some apparent letters.
 */
const GLYPHS_MIN = 120;
const FINDINGS_MAX = 4;

/** Maximum score of a page without findings, by its closest pair, so that pages can be ranked. */
const HINT_MAX = 0.2;

/**
 * Detects areas of a page with equal content, exact or up to compression. Letters of
 * equal shape are common; letters with equal noise, blur and subpixel position are not,
 * because scanning never repeats them. The expected similarity is taken from the page's
 * own pairs.
 */
export const copyMove = pictureDetector({
  id: 'copy-move',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'channel'],
  detect({ picture, channel }, signal) {
    const size = { width: picture.width, height: picture.height };
    if (picture.width < SIDE_MIN_PX || picture.height < SIDE_MIN_PX) return abstain('too small');
    if (DRAWN_CHANNELS.has(channel)) return abstain('letters are drawn, not scanned');
    if (picture.tones === 'bilevel') return detectInBilevel(picture);
    if (picture.tones === 'other') return abstain(WITHOUT_TONES.other);
    const grey: Grey = { ...size, data: picture.grey() };
    const exact = exactCopiesOf(grey);
    signal.throwIfAborted();
    const { glyphs, distance } = pageInkOf(picture);
    // Its letters are equal wherever they fall on one phase of the pixel grid, on small pages in few places.
    if (isDrawnExactly(picture))
      return abstain('letters are drawn, not scanned', { glyphs: glyphs.length });
    const flatPaper = flatPaperShare(grey, distance);
    const letters = withoutSolid(grey, glyphs);
    const near = nearCopiesOf(grey, letters);
    const twinRows = countRows(near.twins);
    const figures = {
      glyphs: glyphs.length,
      glyph_pairs: near.pairs,
      twin_share: round(near.twins.length / Math.max(1, glyphs.length)),
      twin_rows: twinRows,
      flat_paper: round(flatPaper),
      repeated_share: round(exact.repeatedShare),
      closest_gap: round(near.closest),
      closest_unlike: near.copies[0] ? round(near.copies[0].dissimilarity) : null,
      exact_edges: exact.copies[0]?.edges ?? 0,
    };
    const areDrawn =
      exact.repeatedShare > REPEATED_SHARE_MAX ||
      near.twins.length > TWIN_SHARE_MAX * glyphs.length ||
      twinRows > (flatPaper > FLAT_PAPER_DRAWN ? TWIN_ROWS_MAX_DRAWN : TWIN_ROWS_MAX);
    if (areDrawn) return abstain('letters are drawn, not scanned', figures);
    if (glyphs.length < GLYPHS_MIN) return abstain('too little print', figures);

    const aligned = alignedCopiesOf(grey, { glyphs, letters }, signal);
    const mayBeDrawn = flatPaper > FLAT_PAPER_DRAWN;
    const classified = [
      ...exact.copies.map((copy) => classifyExact(copy, grey)),
      ...near.copies.map((copy) =>
        classifyNear(copy, size, { mayBeDrawn, usual: () => aligned.usualBeside(copy) }),
      ),
      ...aligned.copies.map((copy) =>
        classifyAligned(copy, { letters: aligned.letters, flatPaper }, size),
      ),
    ].filter((place) => place !== null);
    const places = withoutOverlaps(classified);
    const reported = places.filter(({ kind }) => kind !== 'margin');
    const rows = countRows(reported.flatMap(({ from, to }) => [from, to]));
    const isMany =
      flatPaper > FLAT_PAPER_DRAWN && shiftsOf(reported) > COPIES_MAX_DRAWN && rows > 1;
    if (isMany || rows > TWIN_ROWS_MAX) return abstain('letters are drawn, not scanned', figures);
    const regions = reported.flatMap(regionsOf);
    return {
      findings: reported.flatMap((place) => findingsOf(place, picture)).slice(0, FINDINGS_MAX),
      // Numbers in the margin as closest letters give no hint.
      score: Math.max(
        places.length === reported.length ? HINT_MAX * hint(near.closest) : 0,
        ...reported.map(({ strength }) => strength),
      ),
      figures: {
        ...figures,
        fragment_pairs: aligned.pairs,
        letter_pairs: aligned.letters,
        closest_fragment: aligned.copies[0] ? round(aligned.copies[0].dissimilarity) : null,
        copies: reported.length,
        margin_marks: places.length - reported.length,
      },
      regions,
      heatmap: heatmapOfRegions(size, regions),
      abstained: null,
    };
  },
});

/** Number of different shifts; the parts of a line share one. */
const shiftsOf = (places: readonly CopiedPlace[]): number =>
  new Set(places.map(({ from, to }) => `${to.x - from.x} ${to.y - from.y}`)).size;

const DRAWN_CHANNELS: ReadonlySet<string> = new Set([
  'native_pdf',
  'app_screenshot',
  'web_screenshot',
]);

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** 0-1: distance of the closest pair of letters from what is usual on the page. */
const hint = (gap: number): number => ramp(gap, 0, 1.5);
