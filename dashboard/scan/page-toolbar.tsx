import { Button, Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.js';
import { Icon } from '../ui/icon.js';
import { type Zoom, ZOOM_MAX } from './use-zoom.js';

/** Turns pages and zooms. */
export function PageToolbar({
  page,
  pages,
  onPage,
  zoom,
}: {
  page: number;
  /** Their number. */
  pages: number;
  onPage: (page: number) => void;
  zoom: Zoom;
}) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  return (
    <Toolbar aria-label={t('scan.document')} className="toolbar">
      <Button
        className="icon-button"
        aria-label={t('scan.previous')}
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      >
        <Icon name="back" mirrored />
      </Button>
      <span className="page-number" role="status">
        {t('scan.pageOf', { page, pages })}
      </span>
      <Button
        className="icon-button"
        aria-label={t('scan.next')}
        isDisabled={page >= pages}
        onPress={() => onPage(page + 1)}
      >
        <Icon name="forward" mirrored />
      </Button>
      <span className="toolbar-gap" />
      <Button
        className="icon-button"
        aria-label={t('scan.zoomOut')}
        isDisabled={zoom.scale <= 1}
        onPress={zoom.out}
      >
        <Icon name="minus" />
      </Button>
      <Button
        className="zoom-value"
        aria-label={`${t('scan.zoomFit')}, ${percent(zoom.scale)}`}
        isDisabled={zoom.scale <= 1}
        onPress={zoom.fit}
      >
        {percent(zoom.scale)}
      </Button>
      <Button
        className="icon-button"
        aria-label={t('scan.zoomIn')}
        isDisabled={zoom.scale >= ZOOM_MAX}
        onPress={zoom.in}
      >
        <Icon name="plus" />
      </Button>
    </Toolbar>
  );
}
