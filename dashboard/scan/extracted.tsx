import { useTranslation } from 'react-i18next';
import type { Box, Report } from '../api/types.js';
import { CopyValue } from '../ui/copy-value.js';
import { ShowOnPage } from './show-on-page.js';
import { Transactions } from './transactions.js';
import { useNames } from './use-names.js';

/** What was read: each value to copy, with its place, and the table of transactions. */
export function Extracted({
  extracted,
  onShow,
}: {
  extracted: Report['extracted'];
  onShow: (box: Box) => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const values =
    extracted.values ??
    Object.entries(extracted.fields).map(([name, value]) => ({
      ...{ name, value, box: null, certainty: null },
    }));
  if (values.length === 0 && extracted.transactions.length === 0) return <p>{t('scan.noData')}</p>;
  return (
    <>
      <dl className="values">
        {values.map(({ name, value, box, certainty }, index) => (
          <div key={`${name} ${index}`} className="value">
            <dt>{names.field(name)}</dt>
            <dd>
              <CopyValue value={value} name={names.field(name)} />
              {certainty && certainty !== 'exact' && (
                <span className={`tag certainty-${certainty}`}>
                  {t(`certainties.${certainty}`)}
                </span>
              )}
              {box && <ShowOnPage box={box} onShow={onShow} />}
            </dd>
          </div>
        ))}
      </dl>
      <Transactions transactions={extracted.transactions} />
    </>
  );
}
