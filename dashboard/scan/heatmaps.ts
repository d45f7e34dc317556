import type { Box, Report } from '../api/types.js';

export interface Heatmap {
  id: string;
  /** The layer that made it. */
  layer: string;
  /** The part of the page that it covers. */
  box: Box;
  /** How changed the picture looks to the layer, 0-1; null where it gives no score. */
  score: number | null;
  /** Places that stand out, the strongest first. */
  regions: Box[];
}

/** The heatmaps of a page, one a layer and picture, the strongest first. */
export const heatmapsOf = ({ forensic_analysis: analysis }: Report, page: number): Heatmap[] =>
  (analysis?.pages ?? [])
    .filter((picture) => picture.page === page)
    .flatMap(({ layers }) => layers)
    .flatMap(({ layer, heatmap, score, regions }) =>
      heatmap === null
        ? []
        : [{ ...heatmap, layer, score, regions: regions.map(({ box }) => box) }],
    )
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
