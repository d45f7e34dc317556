import type { Channel } from '../../../../core/vocabulary.js';
import type { Finding } from '../../findings/finding.js';
import type { PictureFacts } from '../../evidence/picture-facts.js';
import type { Line } from '../../evidence/page.js';
import type { Infer, ModelIdentity } from '../../infer.js';
import type { PagePicture } from '../../image/page-picture.js';
import type { PixelRect } from '../../evidence/geometry.js';
import type { Heatmap } from '../../evidence/heatmap.js';

/** Evidence on one picture: its pixels and the context of its page. */
export interface PictureEvidence {
  picture: PagePicture;
  channel: Channel;
  /** Text of the page, in percent of the page as shown; `PagePicture.toArea` converts to pixels. */
  lines: readonly Line[];
  /** Metadata of the file; null for a picture in a PDF. */
  facts: PictureFacts | null;
  /** Runs a model of the store. */
  infer: Infer;
}

/** Evidence on a page apart from its pixels. */
export type PageKnowledge = Omit<PictureEvidence, 'picture'>;

/** Result of a detector for one picture. */
export interface PictureDetection<Code extends string = string> {
  /** Findings for the report; their places are on the page as shown. */
  findings: Finding<Code>[];
  /**
   * 0-1, increasing with the evidence of a change; null when the detector abstained or
   * has no score.
   */
  score: number | null;
  /** Measured figures for an engineer, by snake_case name; no content. */
  figures: Readonly<Record<string, number | boolean | string | null>>;
  /** Conspicuous areas, strongest first; at most 20 are reported. */
  regions: readonly PictureRegion[];
  /** null when there is nothing to show. */
  heatmap: Heatmap | null;
  /** Why the detector is not applicable to this picture, for an engineer; null when it is. */
  abstained: string | null;
  /** The model used. */
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
  picture: Omit<PagePicture, 'rgb' | 'grey' | 'jpeg' | 'bytes' | 'colour'>;
  detections: readonly { detector: string; detection: PictureDetection; ms: number }[];
}
