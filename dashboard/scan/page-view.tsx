import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Report, Scan } from '../api/types.js';
import { Icon } from '../ui/icon.js';
import { SelectBox } from '../ui/select-box.js';
import { heatmapsOf } from './heatmaps.js';
import { PageMarks } from './page-marks.js';
import { PagePicture } from './page-picture.js';
import type { PageShape } from './pages.js';
import type { Focus } from './focus.js';

const ZOOM_STEPS = [1, 1.5, 2, 3, 4] as const;
const NO_HEATMAP = 'none';

/** One page of the document with the marks of its findings, to zoom, to scroll and to turn. */
export function PageView({
  scan,
  report,
  pages,
  page,
  onPage,
  focus,
  onSelect,
}: {
  scan: Scan;
  report: Report;
  pages: PageShape[];
  page: number;
  onPage: (page: number) => void;
  focus: Focus;
  onSelect: (findingId: string) => void;
}) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState(0);
  const [heatmap, setHeatmap] = useState(NO_HEATMAP);
  const heatmaps = useMemo(() => heatmapsOf(report, page), [report, page]);
  const shown = heatmaps.find(({ id }) => id === heatmap) ?? null;
  const scale = ZOOM_STEPS[zoom] ?? 1;
  const shape = pages[page - 1] ?? { page, width: 210, height: 297, hasPicture: false };

  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The mark may be outside of what is zoomed in to.
    frame.current
      ?.querySelector('[data-focused]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, page, zoom]);

  const turn = (step: number) => onPage(Math.min(pages.length, Math.max(1, page + step)));
  return (
    <section className="page-view" aria-label={t('scan.document')}>
      <Toolbar aria-label={t('scan.document')} className="toolbar">
        <Button
          className="icon-button"
          aria-label={t('scan.previous')}
          isDisabled={page <= 1}
          onPress={() => turn(-1)}
        >
          <Icon name="back" mirrored />
        </Button>
        <span className="page-number" role="status">
          {t('scan.pageOf', { page, pages: pages.length })}
        </span>
        <Button
          className="icon-button"
          aria-label={t('scan.next')}
          isDisabled={page >= pages.length}
          onPress={() => turn(1)}
        >
          <Icon name="forward" mirrored />
        </Button>
        <span className="toolbar-gap" />
        <Button
          className="icon-button"
          aria-label={t('scan.zoomOut')}
          isDisabled={zoom === 0}
          onPress={() => setZoom(zoom - 1)}
        >
          <Icon name="minus" />
        </Button>
        <Button
          className="icon-button"
          aria-label={t('scan.zoomIn')}
          isDisabled={zoom === ZOOM_STEPS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        >
          <Icon name="plus" />
        </Button>
        {heatmaps.length > 0 && (
          <SelectBox
            label={t('scan.heatmap')}
            value={shown?.id ?? NO_HEATMAP}
            choices={[
              { id: NO_HEATMAP, text: t('scan.noHeatmap') },
              ...heatmaps.map(({ id, layer }) => ({ id, text: layer })),
            ]}
            onChange={setHeatmap}
          />
        )}
      </Toolbar>
      {/* Scrolled by keyboard when zoomed in. Marks lie where they lie on paper, in any language. */}
      <div
        className="page-frame"
        ref={frame}
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={t('scan.page', { page })}
      >
        <div
          className="page-sheet"
          style={{ width: `${scale * 100}%`, aspectRatio: `${shape.width} / ${shape.height}` }}
        >
          <PagePicture scan={scan} shape={shape} heatmap={shown} />
          <PageMarks findings={report.findings} page={page} focus={focus} onSelect={onSelect} />
        </div>
      </div>
      {!shape.hasPicture && <p className="hint">{t('scan.noPicture')}</p>}
    </section>
  );
}
