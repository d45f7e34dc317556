import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CallError } from '../api/call.js';
import { scanQuery } from '../api/scans.js';
import { useTitle } from '../shell/use-title.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { VerdictBadge } from '../ui/verdict-badge.js';
import { LabelBox } from './label-box.js';
import { FeedbackProvider } from '../feedback/feedback-context.js';
import { ReportPdf } from './report-pdf.js';
import { ReportView } from './report-view.js';

export function ScanPage({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const failures: Partial<Record<string, string>> = t('failures', { returnObjects: true });
  const { data: scan, error, refetch } = useQuery(scanQuery(id, i18n.language));
  useTitle(scan?.file.name ?? t('scan.id'));
  const isGone = error instanceof CallError && error.status < 500 && error.status > 0;
  return (
    <>
      <Link href="/" className="back">
        <Icon name="back" mirrored />
        {t('scan.back')}
      </Link>
      {error && (isGone || !scan) && <Problem error={error} onRetry={() => void refetch()} />}
      {scan && !isGone && (
        <>
          <div className="scan-title">
            <h1>
              <bdi>{scan.file.name}</bdi>
            </h1>
            {scan.report ? <ReportPdf scan={scan} /> : <VerdictBadge scan={scan} />}
          </div>
          {scan.status === 'failed' && (
            <Notice tone="bad">
              <p>{t('scan.failed')}</p>
              <p>{failures[scan.error_code ?? ''] ?? scan.error}</p>
            </Notice>
          )}
          {(scan.status === 'queued' || scan.status === 'processing') && (
            <p role="status">{t('scan.waiting')}</p>
          )}
          {scan.report && (
            <FeedbackProvider scanId={scan.id}>
              <ReportView scan={scan} report={scan.report} />
            </FeedbackProvider>
          )}
          {scan.status === 'failed' && <LabelBox scan={scan} />}
        </>
      )}
    </>
  );
}
