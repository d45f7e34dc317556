import type { ForensicAnalysis } from '../../../core/report.js';
import type { StoredHeatmap } from '../../../core/ports.js';
import { boxOf } from './box-of.js';
import { drawHeatmap } from '../image/draw-heatmap.js';
import type { ExaminedPicture, PictureDetection } from '../detectors/picture/picture-detection.js';

const REGIONS_MAX = 20;

/** Heatmaps kept per scan, by descending score. */
const HEATMAPS_MAX = 24;

/** The layer that provides `pixel_variance` of the report. */
const VARIANCE_LAYER = 'noise-level';

/**
 * Writes the measurements of the picture detectors for the report, and the heatmaps. A
 * heatmap is kept only if its detector marks a region: the grain of a clean page is of
 * no use to the reader.
 */
export async function writeForensics(
  examined: readonly ExaminedPicture[],
): Promise<{ analysis: ForensicAnalysis | null; heatmaps: StoredHeatmap[] }> {
  if (examined.length === 0) return { analysis: null, heatmaps: [] };
  const heatmapIds = new Map<PictureDetection, string>();
  const withHeatmap = examined
    .flatMap(({ picture, detections }) => detections.map((seen) => ({ ...seen, picture })))
    .filter(({ detection }) => detection.heatmap !== null && detection.regions.length > 0)
    .sort((a, b) => (b.detection.score ?? 0) - (a.detection.score ?? 0))
    .slice(0, HEATMAPS_MAX);
  const heatmaps: StoredHeatmap[] = [];
  for (const { detector, detection, picture } of withHeatmap) {
    if (detection.heatmap === null) continue;
    const pictures = examined.filter((one) => one.picture.page === picture.page);
    const nth = pictures.findIndex((one) => one.picture === picture);
    const id = `${detector}-p${picture.page}${nth > 0 ? `-${nth + 1}` : ''}`;
    heatmaps.push({ id, png: await drawHeatmap(detection.heatmap, picture.orientation) });
    heatmapIds.set(detection, id);
  }
  return { analysis: analysisOf(examined, heatmapIds), heatmaps };
}

function analysisOf(
  examined: readonly ExaminedPicture[],
  heatmapIds: ReadonlyMap<PictureDetection, string>,
): ForensicAnalysis {
  const variance = pixelVariance(examined);
  return {
    ...(variance && { pixel_variance: variance }),
    pages: examined.map(({ picture, detections }) => ({
      page: picture.page,
      origin: picture.origin,
      width_px: picture.width,
      height_px: picture.height,
      layers: detections.map(({ detector, detection, ms }) => {
        const id = heatmapIds.get(detection);
        return {
          layer: detector,
          abstained: detection.abstained,
          score: detection.score === null ? null : round(detection.score),
          figures: Object.fromEntries(
            Object.entries(detection.figures).map(([name, value]) => [
              name,
              typeof value === 'number' ? finite(value) : value,
            ]),
          ),
          regions: detection.regions.slice(0, REGIONS_MAX).map(({ area, score }) => ({
            box: boxOf(picture.toPlace(area)),
            score: round(score),
          })),
          heatmap:
            id === undefined
              ? null
              : {
                  id,
                  box: boxOf(picture.toPlace({ x: 0, y: 0, w: picture.width, h: picture.height })),
                },
          model: detection.model ? `${detection.model.name}@${detection.model.version}` : null,
          duration_ms: Math.round(ms),
        };
      }),
    })),
    models: modelsOf(examined),
  };
}

/** Highest score over all pictures; null where no picture has measurable noise. */
function pixelVariance(
  examined: readonly ExaminedPicture[],
): NonNullable<ForensicAnalysis['pixel_variance']> | null {
  const detections = examined
    .flatMap(({ detections }) => detections)
    .filter(({ detector, detection }) => detector === VARIANCE_LAYER && detection.score !== null);
  if (detections.length === 0) return null;
  return {
    has_variance: detections.some(({ detection }) => detection.regions.length > 0),
    score: round(Math.max(...detections.map(({ detection }) => detection.score ?? 0))),
  };
}

function modelsOf(examined: readonly ExaminedPicture[]): ForensicAnalysis['models'] {
  const models = new Map<string, ForensicAnalysis['models'][number]>();
  for (const { detections } of examined)
    for (const { detection } of detections) {
      if (detection.model === undefined) continue;
      const { name, version, sha256, runtime, provider } = detection.model;
      models.set(`${name}@${version} ${provider}`, { name, version, sha256, runtime, provider });
    }
  return [...models.values()];
}

const round = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * 1000) / 1000;

/** Rounds to four significant digits; null for non-finite values. */
const finite = (value: number): number | null =>
  Number.isFinite(value) ? Number(value.toPrecision(4)) : null;
