import { useTranslation } from 'react-i18next';
import { heatmapAddress, pageImageAddress } from '../api/scans.js';
import type { Scan } from '../api/types.js';
import type { Heatmap } from './heatmaps.js';
import type { PageShape } from './pages.js';
import { placeOf } from './place.js';

/** The page as it was examined, with a heatmap over it where one is chosen. */
export function PagePicture({
  scan,
  shape,
  heatmap,
}: {
  scan: Scan;
  shape: PageShape;
  heatmap: Heatmap | null;
}) {
  const { t } = useTranslation();
  return (
    <>
      {shape.hasPicture && (
        <img
          className="page-picture"
          src={pageImageAddress(scan.id, shape.page)}
          alt={t('scan.picture', { page: shape.page })}
          width={shape.width}
          height={shape.height}
        />
      )}
      {heatmap && (
        <img
          className="heatmap"
          src={heatmapAddress(scan.id, heatmap.id)}
          alt={t('scan.heatmap')}
          style={placeOf(heatmap.box)}
        />
      )}
    </>
  );
}
