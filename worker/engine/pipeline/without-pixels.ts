import type { ExaminedPicture } from '../detectors/picture/picture-detection.js';
import type { PagePicture } from '../image/page-picture.js';

/** What is kept of a picture after it was examined. */
export const withoutPixels = ({
  page,
  origin,
  format,
  tones,
  width,
  height,
  orientation,
  toPlace,
  toArea,
}: PagePicture): ExaminedPicture['picture'] => ({
  ...{ page, origin, format, tones, width, height },
  ...{ orientation, toPlace, toArea },
});
