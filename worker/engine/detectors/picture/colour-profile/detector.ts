import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import type { PictureFacts } from '../../../evidence/picture-facts.js';
import type { ColourTags } from '../../../image/colour-profile/colour-tags.js';
import type { ColourProfile } from '../../../image/colour-profile/read-profile.js';
import { namesEditor, namesPhone } from '../claimed-origin.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { abstain, type PictureDetection } from '../picture-detection.js';
import { editorOf } from './makers.js';

/** With what a profile contradicts: the camera or the screen that the file says it comes from. */
type Claim = 'camera' | 'screenshot' | '';

const CONFIDENCE: Record<Claim, number> = { camera: 0.85, screenshot: 0.85, '': 0.6 };
const OVERLAY_CONFIDENCE = 0.7;
const OVERLAYS_MAX = 4;

/**
 * Whose colour profile a picture carries. A profile that only an editor writes
 * tells that the picture went through it, all the more where the file says that
 * it comes from a phone's camera or screen; and a picture laid over a scan with a
 * profile unlike the scan's was not scanned with it. EXIF's ColorSpace against
 * the profile is a figure only: converters and phones' makers get it wrong.
 */
export const colourProfile = pictureDetector({
  id: 'colour-profile',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture'],
  mayUse: ['facts'],
  detect({ picture, facts }): PictureDetection<Finding['code']> {
    const { profile, overlaid } = picture.colour;
    if (profile === null) return abstain('no colour profile');
    const foreign = overlaid.filter((one) => one.profile.id !== profile.id);
    return {
      findings: [...editorFinding(profile, facts, picture), ...overlayFindings(profile, foreign)],
      score: null,
      figures: { ...figuresOf(profile, picture.colour), other_profiles: foreign.length },
      regions: [],
      heatmap: null,
      abstained: null,
    };
  },
});

function figuresOf(
  profile: ColourProfile,
  { exifColourSpace }: ColourTags,
): PictureDetection<Finding['code']>['figures'] {
  return {
    description: profile.description,
    creator: profile.creator,
    preferred_cmm: profile.preferredCmm,
    manufacturer: profile.manufacturer,
    device_class: profile.deviceClass,
    colour_space: profile.colourSpace,
    version: profile.version,
    made_at: profile.madeAt?.toISOString() ?? null,
    size_bytes: profile.sizeBytes,
    exif_colour_space: exifColourSpace,
    exif_agrees: agrees(profile, exifColourSpace),
  };
}

/** null where one of both says nothing: an uncalibrated picture may have any profile. */
function agrees({ description }: ColourProfile, exifColourSpace: number | null): boolean | null {
  if (exifColourSpace !== 1 || description === null) return null;
  return /srgb|\bc2\b|google\/skia|iec ?61966/i.test(description);
}

/** None where the file names an editor itself: that is editing-software's. */
function editorFinding(
  profile: ColourProfile,
  facts: PictureFacts | null,
  { page, colour }: PagePicture,
): Finding[] {
  const mark = editorOf(profile);
  if (mark === null || (facts !== null && namesEditor(facts))) return [];
  const claim: Claim = colour.isScreenshot
    ? 'screenshot'
    : facts !== null && namesPhone(facts)
      ? 'camera'
      : '';
  if (claim === '' && !mark.isItsOwn) return [];
  return [
    {
      code: 'profile_of_editor',
      values: { page, program: mark.program, claim, device: facts?.model ?? facts?.make ?? '' },
      confidence: CONFIDENCE[claim],
      place: null,
      evidence: nameOf(profile),
    },
  ];
}

function overlayFindings(own: ColourProfile, foreign: ColourTags['overlaid']): Finding[] {
  if (foreign.length > OVERLAYS_MAX) return [];
  return foreign.map(({ profile, place }) => ({
    code: 'laid_over_profile',
    values: { page: place.page },
    confidence: OVERLAY_CONFIDENCE,
    place,
    evidence: `${nameOf(profile)} / ${nameOf(own)}`,
  }));
}

const nameOf = ({ description, creator, preferredCmm }: ColourProfile): string =>
  [description ?? '?', creator ?? preferredCmm].filter((name) => name !== null).join(', ');
