import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { abstain } from '../picture-detection.js';
import { isMark, matchMarks } from './read-mark.js';

/** The programs that hide marks do so only in pictures of at least as many pixels. */
const PIXELS_MIN = 256 * 256;

const CONFIDENCE = 0.97;

/**
 * Reads the hidden messages by which reference programs of early diffusion networks mark
 * what they make. Scaling, cropping and most JPEGs remove them, and few programs write
 * them: the absence of a mark says nothing.
 */
export const generatorMark = pictureDetector({
  id: 'generator-mark',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture'],
  detect: ({ picture }) => {
    if (picture.tones === 'bilevel') return abstain('two levels have no colour to hide a mark in');
    if (picture.width * picture.height < PIXELS_MIN) return abstain('under 256 x 256 pixels');
    const [nearest] = matchMarks(picture);
    if (nearest === undefined) return abstain('too few pixels for a message');
    return {
      findings: isMark(nearest) ? [findingOf(nearest.name, picture)] : [],
      score: null,
      figures: { nearest: nearest.name, chance: nearest.chance },
      regions: [],
      heatmap: null,
      abstained: null,
    };
  },
});

const findingOf = (program: string, picture: PagePicture): Finding => ({
  code: 'generator_mark',
  values: { page: picture.page, program },
  confidence: CONFIDENCE,
  place: picture.toPlace({ x: 0, y: 0, w: picture.width, h: picture.height }),
  evidence: program,
});
