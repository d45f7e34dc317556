import type { Place } from '../../evidence/geometry.js';
import { readExif } from '../exif.js';
import type { PictureFile } from '../picture-file.js';
import { type ColourProfile, readProfile } from './read-profile.js';

/** Colour metadata of a picture, and whether it declares itself a screenshot. */
export interface ColourTags {
  profile: ColourProfile | null;
  /** EXIF ColorSpace: 1 sRGB, 65535 uncalibrated; null when absent. */
  exifColourSpace: number | null;
  /** Whether it has the comment with which iOS marks screenshots. */
  isScreenshot: boolean;
  /** Small pictures drawn over it on the page of a PDF, with their profiles. */
  overlaid: readonly { profile: ColourProfile; place: Place }[];
}

export const NO_COLOUR_TAGS: ColourTags = {
  profile: null,
  exifColourSpace: null,
  isScreenshot: false,
  overlaid: [],
};

/** Never throws. */
export async function colourTagsOf(file: PictureFile): Promise<ColourTags> {
  const exif = file.exif === null ? null : await readExif(file.exif);
  const inXmp = /UserComment[^]{0,200}?>\s*Screenshot\s*</.test(file.xmp ?? '');
  return {
    profile: file.profile === null ? null : readProfile(file.profile),
    exifColourSpace: exif?.colourSpace ?? null,
    isScreenshot: inXmp || /^(?:ASCII)?\s*Screenshot$/.test(exif?.userComment ?? ''),
    overlaid: [],
  };
}
