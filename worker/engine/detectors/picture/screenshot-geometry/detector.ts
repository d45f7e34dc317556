import type { PictureFacts } from '../../../evidence/picture-facts.js';
import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import { median, ramp } from '../../../statistics.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import type { PagePicture } from '../../../image/page-picture.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import { abstain, type PictureRegion } from '../picture-detection.js';
import { calmGroundOf } from './calm-ground.js';
import { colourPatchesOf } from './colour-patches.js';
import { type DrawnWord, drawnWordsOf } from './drawn-words.js';
import { oddGroundsOf } from './odd-grounds.js';
import { screenOf } from './screens.js';
import { clockFits, readStatusBar, type StatusBar } from './status-bar.js';
import { oddFringesOf } from './text-fringes.js';

const SIDE_MIN_PX = 64;

/**
 * Minimum share of pixels equal to their neighbours; scans and photos stay below it
 * unless their paper is clipped to white.
 */
const FLAT_SHARE_MIN = 0.4;
const WORDS_MIN = 12;
const FINDINGS_MAX = 3;

/**
 * Detects foreign patches in screenshots. Screens are drawn: backgrounds are exact, and a
 * program renders equal letters alike. A place came from elsewhere when it has ripple,
 * when its background differs by a few levels in an exact rectangle around one word, or
 * when only its letters have coloured edges (or only they have none). A match with a
 * known screen size is a figure only: windows are cut out of screens, and the list of
 * phones is incomplete. The clock in the status bar is compared with the time in the
 * file.
 */
export const screenshotGeometry = pictureDetector({
  id: 'screenshot-geometry',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'lines'],
  mayUse: ['facts'],
  detect({ picture, lines, facts }, signal) {
    const { width, height } = picture;
    if (width < SIDE_MIN_PX || height < SIDE_MIN_PX) return abstain('too small');
    const ground = calmGroundOf({ width, height, data: picture.grey() });
    const share = round(ground.flatShare);
    if (ground.flatShare < FLAT_SHARE_MIN)
      return abstain('not drawn: grounds are not flat', { flat_share: share });
    signal.throwIfAborted();
    const words = drawnWordsOf(picture, ground);
    const rippling = words.filter(({ ripple }) => ripple !== null && ripple > 0.05).length;
    const bar = picture.origin === 'file' ? readStatusBar(lines) : null;
    const fit = screenOf(width, height);
    const figures = {
      screen: fit && fit.device,
      screen_scaled: fit && fit.isScaled,
      status_clock: bar !== null,
      battery_percent: bar?.batteryPercent ?? null,
      flat_share: share,
      words: words.length,
      rippling_words: rippling,
    };
    const clock = bar === null ? [] : clockFindings(bar, facts, picture);
    if (words.length < WORDS_MIN && clock.length === 0) return abstain('too little print', figures);
    signal.throwIfAborted();
    const places = [
      ...oddGroundsOf(words).map(({ word, kind, strength }) => ({
        area: word.area,
        strength,
        evidence: kind === 'ripple' ? `ripples: ${round(word.ripple!)}` : 'does not ripple',
      })),
      ...colourPatchesOf(picture, words).map(({ area, delta }) => ({
        area,
        strength: trustIn(area, delta, words),
        evidence: `${delta} levels off its surroundings`,
      })),
      ...(picture.jpeg === null ? oddFringesOf(picture, words) : []).map(
        ({ word, kind, strength }) => ({
          area: word.area,
          strength: FRINGE_TRUST * strength,
          evidence: `edges smoothed in ${kind === 'grey' ? 'grey' : 'colour'}, unlike all others`,
        }),
      ),
    ].sort((a, b) => b.strength - a.strength);
    const regions: PictureRegion[] = places.map(({ area, strength }) => ({
      area,
      score: strength,
    }));
    return {
      findings: [
        ...places.slice(0, FINDINGS_MAX).map((place) => findingOf(place, picture)),
        ...clock,
      ],
      score: Math.max(0, ...places.map(({ strength }) => strength)),
      figures: { ...figures, foreign_patches: places.length },
      regions,
      heatmap: heatmapOfRegions({ width, height }, regions),
      abstained: null,
    };
  },
});

/** The weight of an even place by how many levels it is off its surroundings, 0-1. */
function trustIn(area: PixelRect, delta: number, words: readonly DrawnWord[]): number {
  const isBlock = area.h > BLOCK_HEIGHTS * median(words.map((word) => word.area.h));
  if (delta <= 1 && isBlock) return BLOCK_TRUST;
  return UNEVEN_TRUST + (1 - UNEVEN_TRUST) * ramp(delta, 0, 2);
}

interface OddPlace {
  area: PixelRect;
  strength: number;
  evidence: string;
}

const CONFIDENCE = 0.85;

/**
 * Where the weight begins that grows to one at two levels: renderers of pages round a transparent
 * group or a stored picture to one level beside the page's white (2 of 165 first pages of public
 * PDFs), so that one level alone asks for no review.
 */
const UNEVEN_TRUST = 0.45;
/**
 * And of one level where the place is so many times as high as the page's words: what a renderer
 * rounds is a logo or a heading with its ground; a value that is covered has the size of others.
 */
const BLOCK_HEIGHTS = 2.4;
const BLOCK_TRUST = 0.3;

/**
 * Weight of edge smoothing: programs do smooth parts of a window differently, though
 * seldom a single word.
 */
const FRINGE_TRUST = 0.75;
const CLOCK_CONFIDENCE = 0.7;

/** Reported only where the file declares itself a screenshot and gives its time. */
function clockFindings(
  bar: StatusBar,
  facts: PictureFacts | null,
  picture: PagePicture,
): Finding[] {
  const taken = facts?.takenAt ?? null;
  if (!picture.colour.isScreenshot || taken === null || clockFits(bar, taken)) return [];
  return [
    {
      code: 'screenshot_clock_differs',
      values: { clock: bar.clock.text, taken: taken.toISOString().slice(11, 16) },
      confidence: CLOCK_CONFIDENCE,
      place: { page: picture.page, rect: bar.clock.rect },
      evidence: bar.clock.text,
    },
  ];
}

function findingOf({ area, strength, evidence }: OddPlace, picture: PagePicture): Finding {
  return {
    code: 'screenshot_foreign_patch',
    values: { page: picture.page },
    confidence: CONFIDENCE * strength,
    place: picture.toPlace(area),
    evidence: `${area.w} x ${area.h} px at ${area.x}, ${area.y}: ${evidence}`,
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
