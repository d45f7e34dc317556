import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '../api/types.js';
import { useReplayAll } from '../api/webhooks.js';
import { DayBox } from '../ui/day-box.js';
import { DialogBox } from '../ui/dialog-box.js';
import { DialogForm } from '../ui/dialog-form.js';
import { Notice } from '../ui/notice.js';
import { SelectBox } from '../ui/select-box.js';

const HOUR_MS = 3_600_000;
const SPANS = ['1', '24', '168', '720', 'date'] as const;
type Span = (typeof SPANS)[number];

/** Sends all events since a chosen time again. */
export function ReplayAll({
  endpoint,
  onClose,
}: {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [span, setSpan] = useState<Span>('24');
  const [date, setDate] = useState('');
  const replay = useReplayAll(endpoint);
  const since = () =>
    span === 'date' ? date : new Date(Date.now() - Number(span) * HOUR_MS).toISOString();
  const say = (one: Span): string =>
    one === 'date'
      ? t('webhooks.sinceDate')
      : Number(one) < 24
        ? t('webhooks.sinceSpan', { span: t('durations.hours', { count: Number(one) }) })
        : t('webhooks.sinceSpan', { span: t('durations.days', { count: Number(one) / 24 }) });
  return (
    <DialogBox title={t('webhooks.replayAll')} onClose={onClose}>
      <DialogForm
        action={t('webhooks.replayDo')}
        cancel={t('app.close')}
        isDisabled={span === 'date' && date === ''}
        isSending={replay.isPending}
        error={replay.error}
        onSend={() => replay.mutate(since())}
        onClose={onClose}
      >
        <p>{t('webhooks.replayAllText')}</p>
        <SelectBox
          label={t('webhooks.since')}
          value={span}
          choices={SPANS.map((id) => ({ id, text: say(id) }))}
          onChange={(id) => setSpan(SPANS.find((one) => one === id) ?? span)}
        />
        {span === 'date' && (
          <DayBox label={t('list.from')} value={date} edge="start" onChange={setDate} />
        )}
        <div role="status">
          {replay.data && (
            <Notice tone="good">{t('webhooks.replayed', { count: replay.data.deliveries })}</Notice>
          )}
        </div>
      </DialogForm>
    </DialogBox>
  );
}
