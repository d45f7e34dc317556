import { useState } from 'react';
import { CheckboxGroup, Label } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type NewKey, useCreateKey } from '../api/keys.js';
import { useSession } from '../session/session.js';
import { CheckBox } from '../ui/check-box.js';
import { DayBox } from '../ui/day-box.js';
import { DialogForm } from '../ui/dialog-form.js';
import { SecretDialog } from '../ui/secret-dialog.js';
import { SelectBox } from '../ui/select-box.js';
import { TextBox } from '../ui/text-box.js';
import { SCOPES, useScopeWords } from './scopes.js';

const DAY_MS = 24 * 3_600_000;
const LIVES = ['30', '90', '365', 'date', 'never'] as const;
type Life = (typeof LIVES)[number];
const NAME_MAX_CHARS = 200;

/** Asks what a new key is for, may do and until when; then shows it, once. */
export function CreateKey({ livemode, onClose }: { livemode: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const create = useCreateKey(livemode);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>(['scans:write', 'scans:read']);
  const [life, setLife] = useState<Life>('365');
  const [date, setDate] = useState('');
  const [owner, setOwner] = useState<'me' | 'nobody'>('me');
  const sayScope = useScopeWords();
  const isComplete = scopes.length > 0 && (life !== 'date' || date !== '');
  const lifeWords = (one: Life): string =>
    one === 'date' || one === 'never'
      ? t(`keys.lives.${one}`)
      : t('durations.days', { count: Number(one) });
  const wanted = (): NewKey => ({
    name,
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    ...(owner === 'nobody' && { owner: null }),
    expires_at: expiryOf(life, date),
  });
  return (
    <SecretDialog
      title={t(livemode ? 'keys.create' : 'keys.createTest')}
      name={t('keys.newKey')}
      secret={create.data?.key ?? null}
      onClose={onClose}
    >
      <DialogForm
        action={t('keys.createDo')}
        isDisabled={!isComplete}
        isSending={create.isPending}
        error={create.error}
        onSend={() => create.mutate(wanted())}
        onClose={onClose}
      >
        <TextBox
          label={t('keys.name')}
          placeholder={t('keys.nameHint')}
          isRequired
          maxLength={NAME_MAX_CHARS}
          value={name}
          onChange={setName}
          autoFocus
        />
        <CheckboxGroup className="field check-group" value={scopes} onChange={setScopes}>
          <Label>{t('keys.scopes')}</Label>
          {SCOPES.map((scope) => (
            <CheckBox key={scope} value={scope}>
              {sayScope(scope)} <small dir="ltr">{scope}</small>
            </CheckBox>
          ))}
          {scopes.length === 0 && <p className="field-error">{t('keys.noScope')}</p>}
        </CheckboxGroup>
        <SelectBox
          label={t('keys.life')}
          value={life}
          choices={LIVES.map((id) => ({ id, text: lifeWords(id) }))}
          onChange={(id) => setLife(LIVES.find((one) => one === id) ?? life)}
        />
        {life === 'date' && (
          <DayBox label={t('keys.expires')} value={date} edge="end" onChange={setDate} />
        )}
        <SelectBox
          label={t('keys.owner')}
          value={owner}
          choices={[
            { id: 'me', text: t('keys.ownerMe', { email: user.email }) },
            { id: 'nobody', text: t('keys.ownerNobody') },
          ]}
          onChange={(id) => setOwner(id === 'me' ? 'me' : 'nobody')}
        />
        <p className="hint">{t('keys.ownerHint')}</p>
      </DialogForm>
    </SecretDialog>
  );
}

/** ISO 8601; null for never. */
function expiryOf(life: Life, date: string): string | null {
  if (life === 'never') return null;
  return life === 'date' ? date : new Date(Date.now() + Number(life) * DAY_MS).toISOString();
}
