import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { pagesQuery } from '../api/scans.js';
import type { Box, PageImage, Report, Scan } from '../api/types.js';
import { Checks } from './checks.js';
import { Coverage } from './coverage.js';
import { Details } from './details.js';
import { Extracted } from './extracted.js';
import { type Focus, NO_FOCUS } from './focus.js';
import { Findings } from './findings.js';
import { Json } from './json.js';
import { LabelBox } from './label-box.js';
import { PageView } from './page-view.js';
import { pagesOf } from './pages.js';
import { VerdictCard } from './verdict-card.js';

const NO_IMAGES: PageImage[] = [];

/** The report of a scan: the document on one side, what was found on the other. */
export function ReportView({ scan, report }: { scan: Scan; report: Report }) {
  const { t } = useTranslation();
  const { data: images = NO_IMAGES } = useQuery(pagesQuery(scan.id));
  const pages = useMemo(() => pagesOf(images, report), [images, report]);
  const [page, setPage] = useState(() => report.findings.find(({ box }) => box)?.box?.page ?? 1);
  const [focus, setFocus] = useState<Focus>(NO_FOCUS);

  const show = useCallback((next: Focus) => {
    setFocus(next);
    if (next.box) setPage(next.box.page);
  }, []);
  const select = useCallback(
    (findingId: string) => {
      const finding = report.findings.find(({ id }) => id === findingId);
      show({ findingId, box: finding?.box ?? null });
    },
    [report, show],
  );
  const showBox = useCallback((box: Box) => show({ findingId: null, box }), [show]);

  return (
    <div className="report">
      <div className="report-document">
        <PageView
          scan={scan}
          report={report}
          pages={pages}
          page={page}
          onPage={setPage}
          focus={focus}
          onSelect={select}
        />
      </div>
      <div className="report-text">
        <VerdictCard scan={scan} report={report} />
        <Coverage report={report} lang={scan.lang} />
        <LabelBox scan={scan} />
        <Tabs className="tabs">
          <TabList aria-label={t('scan.document')} className="tab-list">
            <Tab id="findings" className="tab">
              {t('scan.findings')} <span className="count">{report.findings.length}</span>
            </Tab>
            <Tab id="checks" className="tab">
              {t('scan.checks')} <span className="count">{report.checks.length}</span>
            </Tab>
            <Tab id="extracted" className="tab">
              {t('scan.extracted')}
            </Tab>
            <Tab id="details" className="tab">
              {t('scan.details')}
            </Tab>
            <Tab id="json" className="tab">
              {t('scan.json')}
            </Tab>
          </TabList>
          <TabPanel id="findings" className="tab-panel">
            <Findings
              findings={report.findings}
              lang={scan.lang}
              selected={focus.findingId}
              onSelect={select}
            />
          </TabPanel>
          <TabPanel id="checks" className="tab-panel">
            <Checks checks={report.checks} lang={scan.lang} onShow={showBox} />
          </TabPanel>
          <TabPanel id="extracted" className="tab-panel">
            <Extracted extracted={report.extracted} onShow={showBox} />
          </TabPanel>
          <TabPanel id="details" className="tab-panel">
            <Details scan={scan} report={report} />
          </TabPanel>
          <TabPanel id="json" className="tab-panel">
            <Json scan={scan} />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}
