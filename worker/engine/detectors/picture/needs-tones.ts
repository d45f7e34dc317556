import { abstain, type PictureDetection, type PictureEvidence } from './picture-detection.js';

interface OfPicture<Result> {
  detect(evidence: Pick<PictureEvidence, 'picture'>, signal: AbortSignal): Result | Promise<Result>;
}

/**
 * Restricts a detector to pictures with full tones, as from a camera, scanner or screen.
 * Grain, smoothed edges, colours and JPEG traces are missing in a bilevel fax and differ
 * with few tones or wavelet compression, where usual values were never measured.
 */
export const needsTones = <One extends OfPicture<PictureDetection>>(detector: One): One => ({
  ...detector,
  detect: (evidence: Parameters<One['detect']>[0], signal: AbortSignal) =>
    evidence.picture.tones === 'full'
      ? detector.detect(evidence, signal)
      : abstain(WITHOUT_TONES[evidence.picture.tones]),
});

export const WITHOUT_TONES = {
  bilevel: 'black and white without tones: nothing of this kind can be seen',
  other:
    'packed in a kind whose traces are not known (JPEG 2000, JBIG2, few tones, special colours)',
};
