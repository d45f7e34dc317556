import { useTranslation } from 'react-i18next';
import { heatmapAddress } from '../api/scans.js';
import type { Heatmap } from './heatmaps.js';
import { placeOf } from './place.js';
import { useNames } from './use-names.js';

/** A heatmap over its page, with the places that stand out: by their outline, not by colour alone. */
export function HeatmapLayer({
  scanId,
  heatmap,
  number,
  opacity,
}: {
  scanId: string;
  heatmap: Heatmap;
  /** In the list of heatmaps, counted from 1. */
  number: number;
  /** Percent. */
  opacity: number;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { id, layer, box, regions } = heatmap;
  return (
    <>
      <img
        className="heatmap"
        src={heatmapAddress(scanId, id)}
        alt={t('scan.heatmapOf', { page: box.page, layer: names.layer(layer) })}
        style={{ ...placeOf(box), opacity: opacity / 100 }}
      />
      {regions.map((region, index) => (
        <span key={index} className="heatmap-region" style={placeOf(region)} aria-hidden="true">
          <span className="heatmap-number">{number}</span>
        </span>
      ))}
    </>
  );
}
