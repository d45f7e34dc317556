import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CallError } from '../api/call.js';
import { pageImageAddress, pagesQuery, scanQuery } from '../api/scans.js';
import type { Report, Scan } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { Icon } from '../ui/icon.js';
import { VerdictBadge } from '../ui/verdict-badge.js';
import { CompareDialog, type ComparedPicture } from './compare-dialog.js';
import type { PageShape } from './pages.js';

/** Of versions that named one scan only, and as the evidence. */
const DUPLICATES = new Set(['same_file_again', 'same_picture_again']);

const earlierScansOf = ({ findings }: Report): string[] => [
  ...new Set(
    findings.flatMap(({ earlier_scans: ids, code, evidence }) =>
      ids !== undefined ? ids : DUPLICATES.has(code) && evidence !== null ? [evidence] : [],
    ),
  ),
];

/** Earlier scans of the same document, each to be opened or laid beside this one. */
export function EarlierScans({
  scan,
  report,
  shape,
}: {
  scan: Scan;
  report: Report;
  /** The page that is looked at. */
  shape: PageShape | undefined;
}) {
  const { t } = useTranslation();
  const ids = useMemo(() => earlierScansOf(report), [report]);
  if (ids.length === 0) return null;
  return (
    <section className="card earlier-scans" aria-labelledby="earlier-scans">
      <h2 id="earlier-scans">{t('scan.earlierScans')}</h2>
      <ul>
        {ids.map((id) => (
          <EarlierScan key={id} id={id} scan={scan} shape={shape} />
        ))}
      </ul>
    </section>
  );
}

function EarlierScan({
  id,
  scan,
  shape,
}: {
  id: string;
  scan: Scan;
  shape: PageShape | undefined;
}) {
  const { t, i18n } = useTranslation();
  const { time } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data: other, error } = useQuery(scanQuery(id, i18n.language));
  const { data: images = [] } = useQuery({ ...pagesQuery(id), enabled: other !== undefined });
  if (error instanceof CallError && error.status === 404) return <li>{t('scan.earlierGone')}</li>;
  if (other === undefined) return null;
  const page = shape?.page ?? 1;
  const image = images.find((one) => one.page === page && one.revision === undefined);
  const pictureOf = (one: Scan, size: { width: number; height: number }): ComparedPicture => ({
    title: `${one.file.name} · ${time(one.created_at)}`,
    src: pageImageAddress(one.id, page),
    width: size.width,
    height: size.height,
  });
  return (
    <li>
      <Link href={`/scans/${id}`}>
        <bdi>{other.file.name}</bdi>
      </Link>
      <span className="hint">{time(other.created_at)}</span>
      <VerdictBadge scan={other} />
      {image && shape?.hasPicture ? (
        <Button className="button" onPress={() => setOpen(true)}>
          <Icon name="compare" />
          {t('scan.compareScans')}
        </Button>
      ) : (
        <span className="hint">{t('scan.earlierNoPicture', { page })}</span>
      )}
      {isOpen && image && shape && (
        <CompareDialog
          title={t('scan.compareScansTitle', { page })}
          before={pictureOf(other, image)}
          after={pictureOf(scan, shape)}
          marks={[]}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
