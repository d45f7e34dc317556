import type { Channel } from '../../../../core/vocabulary.js';
import type { Finding } from '../../findings/finding.js';
import type { PictureFacts } from '../../evidence/picture-facts.js';
import type { Line } from '../../evidence/page.js';
import type { Infer, ModelIdentity } from '../../infer.js';
import type { PagePicture } from '../../image/page-picture.js';
import type { PixelRect } from '../../evidence/geometry.js';
import type { Heatmap } from '../../evidence/heatmap.js';

/** What is known of one picture: its pixels, and of the page beside them. */
export interface PictureEvidence {
  picture: PagePicture;
  channel: Channel;
  /** What is read on the page, in percent of the page as shown; `PagePicture.toArea` leads to pixels. */
  lines: readonly Line[];
  /** What the file says of itself; null for a picture in a PDF. */
  facts: PictureFacts | null;
  /** Asks a model of the store. */
  infer: Infer;
}

/** What is known of a page beside its pixels. */
export type PageKnowledge = Omit<PictureEvidence, 'picture'>;

/** What a detector saw in one picture. */
export interface PictureDetection<Code extends string = string> {
  /** What a person is told; their places on the page as shown. */
  findings: Finding<Code>[];
  /** 0-1, rising with how strongly the picture looks changed; null when it abstained or has none. */
  score: number | null;
  /** Measured figures for an engineer, by snake_case name; no content. */
  figures: Readonly<Record<string, number | boolean | string | null>>;
  /** Places that stand out, the strongest first, at most 20 are reported. */
  regions: readonly PictureRegion[];
  /** null when there is nothing to show. */
  heatmap: Heatmap | null;
  /** Why its premise does not hold for this picture, in words for an engineer; null when it looked. */
  abstained: string | null;
  /** The model that looked. */
  model?: ModelIdentity;
}

export interface PictureRegion {
  /** Pixels of the picture as stored. */
  area: PixelRect;
  /** 0-1. */
  score: number;
}

/** A detector that does not look at this picture. */
export const abstain = (
  reason: string,
  figures: PictureDetection['figures'] = {},
): PictureDetection<never> => ({
  findings: [],
  score: null,
  figures,
  regions: [],
  heatmap: null,
  abstained: reason,
});

/** What the detectors saw in one picture of one page. */
export interface ExaminedPicture {
  picture: Pick<PagePicture, 'page' | 'origin' | 'width' | 'height' | 'orientation' | 'toPlace'>;
  detections: readonly { detector: string; detection: PictureDetection; ms: number }[];
}
