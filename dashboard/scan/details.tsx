import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report, Scan } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { CopyValue } from '../ui/copy-value.js';
import { LayerName } from './layer-name.js';

/** The file, the request it came by, and every layer of the analysis. */
export function Details({ scan, report }: { scan: Scan; report: Report }) {
  const { t } = useTranslation();
  const { size, time } = useFormat();
  const { file, metadata } = scan;
  const rows: [string, ReactNode][] = [
    [t('scan.name'), <bdi key="name">{file.name}</bdi>],
    [t('scan.type'), scan.document_type && t(`documentTypes.${scan.document_type}`)],
    [t('list.issuer'), scan.issuer && <bdi>{scan.issuer}</bdi>],
    [t('scan.channel'), scan.channel && t(`channels.${scan.channel}`)],
    [
      t('list.reference'),
      scan.client_reference && (
        <CopyValue value={scan.client_reference} name={t('list.reference')} />
      ),
    ],
    [t('scan.size'), size(file.size)],
    [t('scan.sha256'), <CopyValue key="sha" value={file.sha256} name={t('scan.sha256')} />],
    [t('scan.kept'), t(file.available ? 'scan.yes' : 'scan.no')],
    [t('list.created'), time(scan.created_at)],
    [t('scan.completed'), scan.completed_at && time(scan.completed_at)],
    [t('scan.id'), <CopyValue key="id" value={scan.id} name={t('scan.id')} />],
    [t('scan.engine'), <bdi key="engine">{report.engine.version}</bdi>],
    [
      t('scan.duration'),
      t('scan.seconds', { seconds: (report.engine.duration_ms / 1000).toFixed(1) }),
    ],
  ];
  const pairs = Object.entries(metadata);
  return (
    <>
      <dl className="values">
        {rows
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name} className="value">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {pairs.length > 0 && (
        <>
          <h3>{t('scan.metadata')}</h3>
          <dl className="values">
            {pairs.map(([name, value]) => (
              <div key={name} className="value">
                <dt>
                  <bdi>{name}</bdi>
                </dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{t('scan.layers')}</h3>
      <ul className="layers">
        {report.engine.coverage.map((run, index) => (
          <li key={`${run.layer} ${index}`}>
            <LayerName id={run.layer} />
            <span>{t(`layerOutcomes.${run.status}`)}</span>
            <bdi className="number">{run.duration_ms} ms</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
