import { abstain, type PictureDetector } from './picture-detector.js';

/**
 * Shows a detector only pictures with tones as a camera, scanner or screen gives
 * them. Grain, smoothed edges, colours and the traces of JPEG are not there in a
 * fax of black and white, and are others' in a few tones or in wavelets, so that
 * what is usual was never measured.
 */
export const needsTones = (detector: PictureDetector): PictureDetector => ({
  id: detector.id,
  detect: (picture, context, signal) =>
    picture.tones === 'full'
      ? detector.detect(picture, context, signal)
      : abstain(WITHOUT_TONES[picture.tones]),
});

export const WITHOUT_TONES = {
  bilevel: 'black and white without tones: nothing of this kind can be seen',
  other:
    'packed in a kind whose traces are not known (JPEG 2000, JBIG2, few tones, special colours)',
};
