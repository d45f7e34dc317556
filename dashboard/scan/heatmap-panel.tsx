import { CheckboxGroup, Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.js';
import { CheckBox } from '../ui/check-box.js';
import type { Heatmap } from './heatmaps.js';
import { useNames } from './use-names.js';

/** Which heatmaps lie over the page, and how strongly; their numbers are on their places. */
export function HeatmapPanel({
  heatmaps,
  shown,
  onShow,
  opacity,
  onOpacity,
}: {
  heatmaps: Heatmap[];
  /** Ids. */
  shown: string[];
  onShow: (ids: string[]) => void;
  /** Percent. */
  opacity: number;
  onOpacity: (percent: number) => void;
}) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const names = useNames();
  return (
    <div className="heatmap-panel">
      <CheckboxGroup className="heatmap-layers" value={shown} onChange={onShow}>
        <Label className="heatmap-title">{t('scan.heatmaps')}</Label>
        {heatmaps.map(({ id, layer, score, regions }, index) => (
          <CheckBox key={id} value={id}>
            <span className="heatmap-number">{index + 1}</span> {names.layer(layer)}{' '}
            <span className="hint">
              {score !== null && t('scan.strength', { percent: percent(score) })}
              {score !== null && regions.length > 0 && ' · '}
              {regions.length > 0 && t('scan.heatmapPlaces', { count: regions.length })}
            </span>
          </CheckBox>
        ))}
      </CheckboxGroup>
      {shown.length > 0 && (
        <>
          <Slider
            className="slider"
            minValue={10}
            maxValue={100}
            step={5}
            value={opacity}
            onChange={onOpacity}
          >
            <Label>{t('scan.opacity')}</Label>
            <SliderTrack className="slider-track">
              <SliderThumb className="slider-thumb" />
            </SliderTrack>
          </Slider>
          <p className="hint">
            <span className="heatmap-scale" aria-hidden="true" /> {t('scan.heatmapsText')}
          </p>
        </>
      )}
    </div>
  );
}
