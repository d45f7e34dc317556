import type { Box, PageImage, Report } from '../api/types.js';

/** A4, upright: the shape of a page of which no picture is kept. */
const PAPER = { width: 210, height: 297 };

export interface PageShape {
  page: number;
  /** In pixels, or in any unit where there is no picture: only the ratio counts. */
  width: number;
  height: number;
  hasPicture: boolean;
  /** States before later revisions changed it, the oldest first. */
  earlier: { revision: number; width: number; height: number }[];
}

/** The pages that can be shown: those with a picture, and all on which the report names a place. */
export function pagesOf(images: readonly PageImage[], report: Report): PageShape[] {
  const now = images.filter(({ revision }) => revision === undefined);
  const pictures = new Map(now.map((image) => [image.page, image]));
  const last = Math.max(
    1,
    ...pictures.keys(),
    ...placesOf(report).map(({ page }) => page),
    ...(report.forensic_analysis?.pages.map(({ page }) => page) ?? []),
  );
  return Array.from({ length: last }, (_, index) => {
    const picture = pictures.get(index + 1);
    const { width, height } = picture ?? PAPER;
    const earlier = images.flatMap(({ page, revision, ...size }) =>
      page === index + 1 && revision !== undefined ? [{ revision, ...size }] : [],
    );
    return { page: index + 1, hasPicture: picture !== undefined, width, height, earlier };
  });
}

function placesOf({ findings, checks, extracted }: Report): Box[] {
  const boxes = [
    ...findings.map(({ box }) => box),
    ...checks.map(({ box }) => box),
    ...(extracted.values ?? []).map(({ box }) => box),
  ];
  return boxes.filter((box) => box !== null && box !== undefined);
}
