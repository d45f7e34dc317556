import { useMutation } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CallError, callFile } from '../api/call.js';
import type { Scan } from '../api/types.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { saveFile } from '../ui/save-file.js';

/** Saves the report as PDF, in the language of the page. It is written when it is asked for. */
export function ReportPdf({ scan }: { scan: Scan }) {
  const { t, i18n } = useTranslation();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => callFile(`/scans/${scan.id}/report.pdf`, { lang: i18n.language }),
    onSuccess: (pdf) => saveFile(`report-${scan.id}.pdf`, 'application/pdf', pdf),
  });
  const isBusy = error instanceof CallError && error.code === 'AI_NOT_CONFIGURED';
  return (
    <>
      <Button className="button" isPending={isPending} onPress={() => mutate()}>
        <Icon name="file" />
        {t(isPending ? 'reportPdf.writing' : 'reportPdf.save')}
      </Button>
      <p role="status" className="visually-hidden">
        {isSuccess ? t('reportPdf.saved') : ''}
      </p>
      {error && (
        <div className="report-pdf-problem">
          {isBusy ? (
            <Notice tone="warn" isAlert>
              <p>{t('reportPdf.busy')}</p>
            </Notice>
          ) : (
            <Problem error={error} />
          )}
        </div>
      )}
    </>
  );
}
