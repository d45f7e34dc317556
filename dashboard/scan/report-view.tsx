import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { pagesQuery } from '../api/scans.js';
import type { PageImage, Report, Scan } from '../api/types.js';
import { MissedPlaces } from '../feedback/missed-places.js';
import { useKeys } from '../ui/use-keys.js';
import { Checks } from './checks.js';
import { Coverage } from './coverage.js';
import { Details } from './details.js';
import { EarlierScans } from './earlier-scans.js';
import { Extracted } from './extracted.js';
import { Findings } from './findings.js';
import { Json } from './json.js';
import { LabelBox } from './label-box.js';
import { PageView } from './page-view.js';
import { pagesOf } from './pages.js';
import { ScoreTable } from './score-table.js';
import { TABS, useFocus } from './use-focus.js';
import { VerdictCard } from './verdict-card.js';

const NO_IMAGES: PageImage[] = [];

/** The report of a scan: the document on one side, what was found on the other. */
export function ReportView({ scan, report }: { scan: Scan; report: Report }) {
  const { t } = useTranslation();
  const { data: images = NO_IMAGES } = useQuery(pagesQuery(scan.id));
  const pages = useMemo(() => pagesOf(images, report), [images, report]);
  const { page, focus, tab, select, showBox, turnTo, openTab } = useFocus(report);

  const step = (by: 1 | -1) => {
    const { findings } = report;
    const at = findings.findIndex(({ id }) => id === focus.findingId);
    const found = findings[at < 0 ? (by === 1 ? 0 : findings.length - 1) : at + by];
    if (found) select(found.id);
  };
  useKeys([
    { codes: ['KeyJ'], repeats: true, act: () => step(1) },
    { codes: ['KeyK'], repeats: true, act: () => step(-1) },
  ]);
  return (
    <div className="report">
      <div className="report-document">
        <PageView
          scan={scan}
          report={report}
          pages={pages}
          page={page}
          onPage={turnTo}
          focus={focus}
          onSelect={select}
        />
        <MissedPlaces onShow={showBox} />
      </div>
      <div className="report-text">
        <VerdictCard scan={scan} report={report} />
        <Coverage report={report} lang={scan.lang} />
        <EarlierScans scan={scan} report={report} shape={pages[page - 1]} />
        <LabelBox scan={scan} />
        <Tabs
          className="tabs"
          selectedKey={tab}
          onSelectionChange={(key) => openTab(TABS.find((one) => one === key) ?? 'findings')}
        >
          <TabList aria-label={t('scan.document')} className="tab-list">
            <Tab id="findings" className="tab">
              {t('scan.findings')} <span className="count">{report.findings.length}</span>
            </Tab>
            <Tab id="score" className="tab">
              {t('scan.scoreTab')}
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
              report={report}
              lang={scan.lang}
              selected={focus.findingId}
              onSelect={select}
            />
          </TabPanel>
          <TabPanel id="score" className="tab-panel">
            <ScoreTable report={report} lang={scan.lang} onSelect={select} />
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
