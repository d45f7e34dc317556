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

/** The origin that a profile contradicts: camera or screen, as declared by the file. */
type Claim = 'camera' | 'screenshot' | '';

const CONFIDENCE: Record<Claim, number> = { camera: 0.85, screenshot: 0.85, '': 0.6 };
const OVERLAY_CONFIDENCE = 0.7;
const OVERLAYS_MAX = 4;

/**
 * Examines the colour profile of a picture. A profile that only an editor writes shows
 * that the picture passed through it, especially where the file claims a phone camera or
 * a screen as origin. A picture drawn over a scan with a profile other than the scan's
 * was not scanned with it. EXIF ColorSpace compared with the profile is a figure only:
 * converters and phone makers set it wrongly.
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

/** null when either is missing: an uncalibrated picture may have any profile. */
function agrees({ description }: ColourProfile, exifColourSpace: number | null): boolean | null {
  if (exifColourSpace !== 1 || description === null) return null;
  return /srgb|\bc2\b|google\/skia|iec ?61966/i.test(description);
}

/** None when the file names an editor: that is reported by editing-software. */
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
