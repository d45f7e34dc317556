import { useTranslation } from 'react-i18next';
import type { Report } from '../api/types.js';
import { shownValue } from '../../core/texts/shown-value.js';

const SHOWN_MAX = 60;

/** The transactions that were read; of very long tables the beginning, the rest is in the JSON. */
export function Transactions({
  transactions,
}: {
  transactions: Report['extracted']['transactions'];
}) {
  const { t } = useTranslation();
  if (transactions.length === 0) return null;
  return (
    <>
      <h3>
        {t('scan.transactions')} <span className="count">{transactions.length}</span>
      </h3>
      <div className="table-frame" tabIndex={0} role="region" aria-label={t('scan.transactions')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('scan.date')}</th>
              <th scope="col">{t('scan.description')}</th>
              <th scope="col">{t('scan.amount')}</th>
              <th scope="col">{t('scan.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {transactions.slice(0, SHOWN_MAX).map((row, index) => (
              <tr key={index}>
                <td>
                  <bdi>{row.date}</bdi>
                </td>
                <td>
                  <bdi>{row.description}</bdi>
                </td>
                <td className="number">
                  <bdi>{shownValue(row.amount ?? '')}</bdi>
                </td>
                <td className="number">
                  <bdi>{shownValue(row.balance ?? '')}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
