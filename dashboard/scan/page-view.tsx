import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report, Scan } from '../api/types.js';
import { DrawingBar } from '../feedback/drawing-bar.js';
import { DrawingLayer } from '../feedback/drawing-layer.js';
import { FeedbackMarks } from '../feedback/feedback-marks.js';
import { useKeys } from '../ui/use-keys.js';
import { CompareRevisions } from './compare-revisions.js';
import { HeatmapLayer } from './heatmap-layer.js';
import { HeatmapPanel } from './heatmap-panel.js';
import { heatmapsOf } from './heatmaps.js';
import { PageMarks } from './page-marks.js';
import { PagePicture } from './page-picture.js';
import { PageToolbar } from './page-toolbar.js';
import type { PageShape } from './pages.js';
import type { Focus } from './focus.js';
import { useZoom } from './use-zoom.js';

const OPACITY_PERCENT = 70;

/** One page of the document with the marks of its findings, to zoom, to scroll and to turn. */
export function PageView({
  scan,
  report,
  pages,
  page: wanted,
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
  const hint = useId();
  const page = Math.min(pages.length, wanted);
  const [layers, setLayers] = useState<string[]>([]);
  const [opacity, setOpacity] = useState(OPACITY_PERCENT);
  const heatmaps = useMemo(() => heatmapsOf(report, page), [report, page]);
  const shape = pages[page - 1] ?? {
    page,
    width: 210,
    height: 297,
    hasPicture: false,
    earlier: [],
  };

  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame);
  useEffect(() => {
    // The mark may be outside of what is zoomed in to.
    frame.current
      ?.querySelector('[data-focused]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, page]);

  useKeys([
    { codes: ['Equal', 'NumpadAdd'], characters: ['+'], act: zoom.in },
    { codes: ['Minus', 'NumpadSubtract'], characters: ['-'], act: zoom.out },
  ]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom.in();
    else if (event.key === '-') zoom.out();
    else if (event.key === '0') zoom.fit();
    else return;
    event.preventDefault();
  };
  return (
    <section className="page-view" aria-label={t('scan.document')}>
      <PageToolbar page={page} pages={pages.length} onPage={onPage} zoom={zoom} />
      <DrawingBar />
      {/* Scrolled by keyboard when zoomed in. Marks lie where they lie on paper, in any language. */}
      <div
        className="page-frame"
        ref={frame}
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={t('scan.page', { page })}
        aria-describedby={hint}
        onKeyDown={press}
      >
        <div
          className="page-sheet"
          style={{ width: `${zoom.scale * 100}%`, aspectRatio: `${shape.width} / ${shape.height}` }}
        >
          <PagePicture scan={scan} shape={shape} />
          {heatmaps.map(
            (heatmap, index) =>
              layers.includes(heatmap.id) && (
                <HeatmapLayer
                  key={heatmap.id}
                  scanId={scan.id}
                  heatmap={heatmap}
                  number={index + 1}
                  opacity={opacity}
                />
              ),
          )}
          <PageMarks findings={report.findings} page={page} focus={focus} onSelect={onSelect} />
          <FeedbackMarks page={page} />
          <DrawingLayer page={page} />
        </div>
      </div>
      <p id={hint} className="visually-hidden">
        {t('scan.zoomHint')}
      </p>
      {!shape.hasPicture && <p className="hint">{t('scan.noPicture')}</p>}
      <CompareRevisions key={page} scan={scan} report={report} shape={shape} />
      {heatmaps.length > 0 && (
        <HeatmapPanel
          heatmaps={heatmaps}
          shown={layers}
          onShow={setLayers}
          opacity={opacity}
          onOpacity={setOpacity}
        />
      )}
    </section>
  );
}
