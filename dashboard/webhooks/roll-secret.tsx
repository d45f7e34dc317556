import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '../api/types.js';
import { useRollSecret } from '../api/webhooks.js';
import { ActButton } from '../ui/act-button.js';
import { KeepSelect } from '../ui/keep-select.js';
import { Problem } from '../ui/problem.js';
import { SecretDialog } from '../ui/secret-dialog.js';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const KEEP_S = [0, HOUR_S, DAY_S, 7 * DAY_S, 30 * DAY_S];
const KEEP_DEFAULT_S = DAY_S;

/** Makes another secret for an endpoint; for a chosen time events are signed with both. */
export function RollSecret({
  endpoint,
  onClose,
}: {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [keepS, setKeepS] = useState(KEEP_DEFAULT_S);
  const roll = useRollSecret(endpoint);
  return (
    <SecretDialog
      title={t('webhooks.roll')}
      name={t('webhooks.secret')}
      secret={roll.data?.secret ?? null}
      onClose={onClose}
    >
      <Form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!roll.isPending) roll.mutate(keepS);
        }}
      >
        <p>{t('webhooks.rollText')}</p>
        <KeepSelect label={t('webhooks.keep')} value={keepS} choices={KEEP_S} onChange={setKeepS} />
        {roll.error && <Problem error={roll.error} />}
        <div className="buttons">
          <ActButton type="submit" className="button button-main" isActing={roll.isPending}>
            {t('webhooks.rollDo')}
          </ActButton>
          <Button className="button" onPress={onClose}>
            {t('app.cancel')}
          </Button>
        </div>
      </Form>
    </SecretDialog>
  );
}
