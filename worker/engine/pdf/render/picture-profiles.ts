import type { ColourTags } from '../../image/colour-profile/colour-tags.js';
import { type ColourProfile, readProfile } from '../../image/colour-profile/read-profile.js';
import { readJpegFile } from '../../image/jpeg-file.js';
import type { DrawnPage, PictureMark } from '../../evidence/drawn-page.js';
import type { ObjectStore } from '../syntax/object-store.js';
import { isDict, isName } from '../syntax/pdf-values.js';
import type { IndirectObject } from '../syntax/indirect-object.js';

/** Share of the page that pictures cover from which it is a scan. */
const SCAN_COVERAGE_MIN = 0.85;

/**
 * Maximum share of the page; larger pictures are the layers and strips into which
 * scanners split a page.
 */
const PATCH_SHARE_MAX = 0.2;
const PATCHES_MAX = 20;

/**
 * The colour profile of a picture in a PDF: that of its colour space, else the one in the
 * JPEG itself.
 */
export function profileOf(
  { value, stream }: IndirectObject,
  isJpeg: boolean,
  store: ObjectStore,
): ColourProfile | null {
  if (!isDict(value)) return null;
  const space = store.resolve(value.entries.get('ColorSpace'));
  const [head, reference] = Array.isArray(space) ? space : [];
  if (isName(head) && head.name === 'ICCBased' && reference !== undefined) {
    const isReference =
      typeof reference === 'object' && reference !== null && 'reference' in reference;
    const object = isReference ? store.get(reference.reference) : null;
    const data = object && store.dataOf(object);
    if (data) return readProfile(data);
  }
  const own = isJpeg && stream !== null ? readJpegFile(stream).profile : null;
  return own && readProfile(own);
}

/**
 * Small opaque pictures drawn after a scan and within it, with their profiles.
 *
 * @param profileAt profile of the picture that a mark draws; null when it has none or
 *   cannot be found
 */
export function overlaidPictures(
  scan: PictureMark,
  page: DrawnPage,
  profileAt: (mark: PictureMark) => ColourProfile | null,
): ColourTags['overlaid'] {
  if (page.pictureCoverage < SCAN_COVERAGE_MIN) return [];
  const patches = page.pictures.filter((mark) => isPatchOn(scan, mark, page));
  if (patches.length > PATCHES_MAX) return [];
  return patches.flatMap((mark) => {
    const profile = profileAt(mark);
    if (profile === null) return [];
    const rect = {
      x: (mark.left / page.width) * 100,
      y: (mark.top / page.height) * 100,
      w: ((mark.right - mark.left) / page.width) * 100,
      h: ((mark.bottom - mark.top) / page.height) * 100,
    };
    return [{ profile, place: { page: page.number, rect } }];
  });
}

function isPatchOn(scan: PictureMark, mark: PictureMark, page: DrawnPage): boolean {
  const share = ((mark.right - mark.left) * (mark.bottom - mark.top)) / (page.width * page.height);
  return (
    mark.order > scan.order &&
    mark.layerShown &&
    mark.annotation === null &&
    !mark.isMask &&
    !mark.isTransparent &&
    mark.pixels !== null &&
    share > 0 &&
    share <= PATCH_SHARE_MAX &&
    mark.left >= scan.left &&
    mark.right <= scan.right &&
    mark.top >= scan.top &&
    mark.bottom <= scan.bottom
  );
}
