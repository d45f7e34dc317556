import { Disclosure, DisclosurePanel, Button, Heading } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.js';
import { Icon } from '../ui/icon.js';
import type { DayUse } from './sum-usage.js';

/**
 * Scans of each day as bars, in the direction of reading, and the same as a table
 * (docs/decisions/0055).
 */
export function DayChart({ days }: { days: readonly DayUse[] }) {
  const { t } = useTranslation();
  const { number, day: sayDay } = useFormat();
  const top = Math.max(1, ...days.map(({ scans }) => scans));
  return (
    <figure className="card item chart">
      <figcaption>{t('usage.byDay')}</figcaption>
      <div className="chart-plot" aria-hidden="true">
        <span className="chart-top">{number(top)}</span>
        <div className="chart-bars">
          {days.map(({ day, scans }) => (
            <div
              key={day}
              className="chart-bar"
              title={`${sayDay(day)}: ${number(scans)}`}
              style={{ blockSize: `${(100 * scans) / top}%` }}
            />
          ))}
        </div>
        <div className="chart-days">
          {days.map(({ day }, index) => (
            <span key={day}>{index % 5 === 0 ? Number(day.slice(8)) : ''}</span>
          ))}
        </div>
      </div>
      <Disclosure>
        {({ isExpanded }) => (
          <>
            <Heading level={3} className="delivery-name">
              <Button slot="trigger" className="delivery-button">
                <Icon name={isExpanded ? 'down' : 'forward'} mirrored />
                {t('usage.asTable')}
              </Button>
            </Heading>
            <DisclosurePanel>
              <table className="usage-table">
                <caption className="visually-hidden">{t('usage.byDay')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('usage.day')}</th>
                    <th scope="col">{t('usage.scans')}</th>
                  </tr>
                </thead>
                <tbody>
                  {days.map(({ day, scans }) => (
                    <tr key={day}>
                      <th scope="row">{sayDay(day)}</th>
                      <td>{number(scans)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </DisclosurePanel>
          </>
        )}
      </Disclosure>
    </figure>
  );
}
