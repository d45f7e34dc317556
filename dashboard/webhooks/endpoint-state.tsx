import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { Facts } from '../ui/facts.js';
import { Notice } from '../ui/notice.js';

/** Why an endpoint does not receive events, since when, and what comes next. */
export function EndpointState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { state, consecutive_failures: count } = endpoint;
  const facts: [string, string][] = [[t('webhooks.created'), time(endpoint.created_at)]];
  if (endpoint.failing_since !== null) {
    facts.push([t('webhooks.failingSince'), time(endpoint.failing_since)]);
  }
  if (state === 'failing' && endpoint.next_probe_at !== null) {
    facts.push([t('webhooks.nextProbe'), time(endpoint.next_probe_at)]);
  }
  if (endpoint.notify_url !== null) facts.push([t('webhooks.notifyUrl'), endpoint.notify_url]);
  if (endpoint.previous_secret_expires_at !== null) {
    facts.push([t('webhooks.previousSecret'), time(endpoint.previous_secret_expires_at)]);
  }
  return (
    <>
      {state === 'failing' && <Notice tone="warn">{t('webhooks.failing', { count })}</Notice>}
      {state === 'disabled' && <Notice tone="bad">{t('webhooks.disabled', { count })}</Notice>}
      <Facts facts={facts} />
    </>
  );
}
