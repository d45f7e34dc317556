import type { Box, Report } from '../api/types.js';

export interface Heatmap {
  id: string;
  /** The layer that made it. */
  layer: string;
  /** The part of the page that it covers. */
  box: Box;
}

/** The heatmaps of a page, one a layer and picture. */
export const heatmapsOf = ({ forensic_analysis: analysis }: Report, page: number): Heatmap[] =>
  (analysis?.pages ?? [])
    .filter((picture) => picture.page === page)
    .flatMap(({ layers }) => layers)
    .flatMap(({ layer, heatmap }) => (heatmap === null ? [] : [{ ...heatmap, layer }]));
