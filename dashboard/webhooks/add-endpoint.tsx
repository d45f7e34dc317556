import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../api/call.js';
import { useAddEndpoint } from '../api/webhooks.js';
import { DialogForm } from '../ui/dialog-form.js';
import { SecretDialog } from '../ui/secret-dialog.js';
import { TextBox } from '../ui/text-box.js';
import { urlFault } from './url-fault.js';

const URL_MAX_CHARS = 2000;

/** Asks where events go; then shows the secret they are signed with, once. */
export function AddEndpoint({ livemode, onClose }: { livemode: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const add = useAddEndpoint(livemode);
  const [url, setUrl] = useState('');
  const [notifyUrl, setNotifyUrl] = useState('');
  const sent = add.variables;
  const refused = refusedField(add.error);
  /** Stays until the text is changed. */
  const faultOf = (field: 'url' | 'notify_url', text: string): string | null =>
    refused === field && sent?.[field] === text ? t(`webhooks.urlFaults.${urlFault(text)}`) : null;
  return (
    <SecretDialog
      title={t(livemode ? 'webhooks.add' : 'webhooks.addTest')}
      name={t('webhooks.secret')}
      secret={add.data?.secret ?? null}
      onClose={onClose}
    >
      <DialogForm
        action={t('webhooks.addDo')}
        isDisabled={url.trim() === ''}
        isSending={add.isPending}
        error={refused === null ? add.error : null}
        onSend={() => {
          const notify = notifyUrl.trim();
          add.mutate({ url: url.trim(), notify_url: notify === '' ? null : notify });
        }}
        onClose={onClose}
      >
        <TextBox
          label={t('webhooks.url')}
          placeholder="https://example.com/hooks"
          dir="ltr"
          inputMode="url"
          isRequired
          maxLength={URL_MAX_CHARS}
          value={url}
          onChange={setUrl}
          error={faultOf('url', url.trim())}
          autoFocus
        />
        <p className="hint">{t('webhooks.urlHint')}</p>
        <TextBox
          label={t('webhooks.notifyUrl')}
          dir="ltr"
          inputMode="url"
          maxLength={URL_MAX_CHARS}
          value={notifyUrl}
          onChange={setNotifyUrl}
          error={faultOf('notify_url', notifyUrl.trim())}
        />
        <p className="hint">{t('webhooks.notifyHint')}</p>
      </DialogForm>
    </SecretDialog>
  );
}

/** The field that the service refused; null for another error. */
function refusedField(error: unknown): 'url' | 'notify_url' | null {
  if (!(error instanceof CallError) || error.code !== 'INVALID_REQUEST') return null;
  const [, field] = /^Field "(url|notify_url)"/.exec(error.message) ?? [];
  return field === 'url' || field === 'notify_url' ? field : null;
}
