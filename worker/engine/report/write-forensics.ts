import type { ForensicAnalysis } from '../../../core/report.js';
import type { StoredHeatmap } from '../../../core/ports.js';
import { boxOf } from './box-of.js';
import { drawHeatmap } from '../image/draw-heatmap.js';
import type { PictureDetection } from '../detectors/picture/picture-detector.js';
import type { ExaminedPicture } from '../pipeline/examine-pictures.js';

const REGIONS_MAX = 20;

/** Heatmaps kept of one scan; those of the highest scores. */
const HEATMAPS_MAX = 24;

/** The layer whose figures are the `pixel_variance` of a report. */
const VARIANCE_LAYER = 'noise-level';

/**
 * What the pixel detectors measured, for the report, and the heatmaps beside
 * it. A heatmap is kept where its detector marks a place: one that shows
 * nothing but the page's own grain helps nobody.
 */
export async function writeForensics(
  examined: readonly ExaminedPicture[],
): Promise<{ analysis: ForensicAnalysis | null; heatmaps: StoredHeatmap[] }> {
  if (examined.length === 0) return { analysis: null, heatmaps: [] };
  const kept = new Map<PictureDetection, string>();
  const worthy = examined
    .flatMap(({ picture, detections: looks }) => looks.map((seen) => ({ ...seen, picture })))
    .filter(({ look }) => look.heatmap !== null && look.regions.length > 0)
    .sort((a, b) => (b.look.score ?? 0) - (a.look.score ?? 0))
    .slice(0, HEATMAPS_MAX);
  const heatmaps: StoredHeatmap[] = [];
  for (const { detector, look, picture } of worthy) {
    if (look.heatmap === null) continue;
    const pictures = examined.filter((one) => one.picture.page === picture.page);
    const nth = pictures.findIndex((one) => one.picture === picture);
    const id = `${detector}-p${picture.page}${nth > 0 ? `-${nth + 1}` : ''}`;
    heatmaps.push({ id, png: await drawHeatmap(look.heatmap, picture.orientation) });
    kept.set(look, id);
  }
  return { analysis: analysisOf(examined, kept), heatmaps };
}

function analysisOf(
  examined: readonly ExaminedPicture[],
  kept: ReadonlyMap<PictureDetection, string>,
): ForensicAnalysis {
  const variance = pixelVariance(examined);
  return {
    ...(variance && { pixel_variance: variance }),
    pages: examined.map(({ picture, detections: looks }) => ({
      page: picture.page,
      origin: picture.origin,
      width_px: picture.width,
      height_px: picture.height,
      layers: looks.map(({ detector, look, ms }) => {
        const id = kept.get(look);
        return {
          layer: detector,
          abstained: look.abstained,
          score: look.score === null ? null : round(look.score),
          figures: Object.fromEntries(
            Object.entries(look.figures).map(([name, value]) => [
              name,
              typeof value === 'number' ? finite(value) : value,
            ]),
          ),
          regions: look.regions.slice(0, REGIONS_MAX).map(({ area, score }) => ({
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
          model: look.model ? `${look.model.name}@${look.model.version}` : null,
          duration_ms: Math.round(ms),
        };
      }),
    })),
    models: modelsOf(examined),
  };
}

/** Of the page with the highest score; null where no picture has noise to compare. */
function pixelVariance(
  examined: readonly ExaminedPicture[],
): NonNullable<ForensicAnalysis['pixel_variance']> | null {
  const looks = examined
    .flatMap(({ detections: looks }) => looks)
    .filter(({ detector, look }) => detector === VARIANCE_LAYER && look.score !== null);
  if (looks.length === 0) return null;
  return {
    has_variance: looks.some(({ look }) => look.regions.length > 0),
    score: round(Math.max(...looks.map(({ look }) => look.score ?? 0))),
  };
}

function modelsOf(examined: readonly ExaminedPicture[]): ForensicAnalysis['models'] {
  const models = new Map<string, ForensicAnalysis['models'][number]>();
  for (const { detections: looks } of examined)
    for (const { look } of looks) {
      if (look.model === undefined) continue;
      const { name, version, sha256, runtime, provider } = look.model;
      models.set(`${name}@${version} ${provider}`, { name, version, sha256, runtime, provider });
    }
  return [...models.values()];
}

const round = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * 1000) / 1000;

/** Four significant digits: more say nothing of a picture. */
const finite = (value: number): number | null =>
  Number.isFinite(value) ? Number(value.toPrecision(4)) : null;
