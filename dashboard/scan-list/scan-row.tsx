import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Scan } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { VerdictBadge } from '../ui/verdict-badge.js';

/** One scan of the list; the whole row leads to it. */
export function ScanRow({ scan }: { scan: Scan }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { document_type: type, issuer, client_reference: reference } = scan;
  return (
    <Link href={`/scans/${scan.id}`} className="scan-row">
      <span className="scan-row-verdict">
        <VerdictBadge scan={scan} />
      </span>
      <span className="scan-row-score">
        {scan.risk_score !== null && (
          <>
            <span className="visually-hidden">{t('list.score')} </span>
            {scan.risk_score}
          </>
        )}
      </span>
      <span className="scan-row-file">
        <span className="ellipsis" dir="auto">
          <bdi>{scan.file.name}</bdi>
        </span>
        {type !== null && <small>{t(`documentTypes.${type}`)}</small>}
      </span>
      <span className="scan-row-issuer">
        <span className="ellipsis" dir="auto">
          <bdi>{issuer}</bdi>
        </span>
      </span>
      <span className="scan-row-reference">
        <span className="ellipsis" dir="auto">
          <bdi>{reference}</bdi>
        </span>
      </span>
      <span className="scan-row-time">
        <time dateTime={scan.created_at}>{time(scan.created_at)}</time>
      </span>
      <span className="scan-row-label">
        {scan.label !== null && (
          <span className={`tag tag-${scan.label}`}>{t(`labels.${scan.label}`)}</span>
        )}
      </span>
    </Link>
  );
}
