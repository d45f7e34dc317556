import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useRollKey } from '../api/keys.js';
import type { ApiKey } from '../api/types.js';
import { ActButton } from '../ui/act-button.js';
import { KeepSelect } from '../ui/keep-select.js';
import { Problem } from '../ui/problem.js';
import { SecretDialog } from '../ui/secret-dialog.js';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const KEEP_S = [0, HOUR_S, DAY_S, 7 * DAY_S, 30 * DAY_S, 90 * DAY_S];
const KEEP_DEFAULT_S = 7 * DAY_S;

/** Makes another key in place of one; both work for a chosen time. */
export function RollKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation();
  const [keepS, setKeepS] = useState(KEEP_DEFAULT_S);
  const roll = useRollKey(apiKey);
  return (
    <SecretDialog
      title={t('keys.rollTitle', { name: apiKey.name ?? apiKey.prefix })}
      name={t('keys.newKey')}
      secret={roll.data?.key ?? null}
      onClose={onClose}
    >
      <Form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!roll.isPending) roll.mutate(keepS);
        }}
      >
        <p>{t('keys.rollText')}</p>
        <KeepSelect label={t('keys.keep')} value={keepS} choices={KEEP_S} onChange={setKeepS} />
        {roll.error && <Problem error={roll.error} />}
        <div className="buttons">
          <ActButton type="submit" className="button button-main" isActing={roll.isPending}>
            {t('keys.roll')}
          </ActButton>
          <Button className="button" onPress={onClose}>
            {t('app.cancel')}
          </Button>
        </div>
      </Form>
    </SecretDialog>
  );
}
