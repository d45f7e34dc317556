import { useTranslation } from 'react-i18next';
import { pageImageAddress } from '../api/scans.js';
import type { Scan } from '../api/types.js';
import type { PageShape } from './pages.js';

/** The page as it was examined; nothing where no picture of it is kept. */
export function PagePicture({ scan, shape }: { scan: Scan; shape: PageShape }) {
  const { t } = useTranslation();
  if (!shape.hasPicture) return null;
  return (
    <img
      className="page-picture"
      src={pageImageAddress(scan.id, shape.page)}
      alt={t('scan.picture', { page: shape.page })}
      width={shape.width}
      height={shape.height}
    />
  );
}
