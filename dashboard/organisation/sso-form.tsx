import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { testSingleSignOn, useOrganizationChange } from '../api/organisation.js';
import type { Organization } from '../api/types.js';
import { ConfirmBox } from '../ui/confirm-box.js';
import { CopyValue } from '../ui/copy-value.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { TextBox } from '../ui/text-box.js';
import { SettingsForm } from './settings-form.js';

interface Fields {
  issuer: string;
  client_id: string;
  client_secret?: string;
}

/** Single sign-on: what the provider must know, what we must know of it, and a test. */
export function SsoForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const current = organization.single_sign_on;
  const [issuer, setIssuer] = useState(current?.issuer ?? '');
  const [clientId, setClientId] = useState(current?.client_id ?? '');
  const [secret, setSecret] = useState('');
  const [isEnding, setEnding] = useState(false);
  const path = '/organization/single-sign-on';
  const save = useOrganizationChange<Fields>(path, 'POST');
  const end = useOrganizationChange<undefined>(path, 'DELETE');
  const test = useMutation({ mutationFn: testSingleSignOn });
  const isKept = current !== null && current.issuer === issuer;
  return (
    <>
      <SettingsForm
        title={t('organization.sso')}
        text={t('organization.ssoText')}
        saving={save}
        onSave={() =>
          save.mutate(
            { issuer, client_id: clientId, ...(secret !== '' && { client_secret: secret }) },
            { onSuccess: () => setSecret('') },
          )
        }
        actions={
          <>
            <Button
              className="button"
              isDisabled={issuer === '' || test.isPending}
              onPress={() => test.mutate(issuer)}
            >
              {t('organization.ssoTest')}
            </Button>
            {current !== null && (
              <Button className="button button-bad" onPress={() => setEnding(true)}>
                {t('organization.ssoEnd')}
              </Button>
            )}
          </>
        }
      >
        <dl className="given">
          <dt>{t('organization.redirectUri')}</dt>
          <dd dir="ltr">
            <CopyValue value={organization.redirect_uri} name={t('organization.redirectUri')} />
          </dd>
          {current !== null && (
            <>
              <dt>{t('organization.signInLink')}</dt>
              <dd dir="ltr">
                <CopyValue value={organization.sign_in_link} name={t('organization.signInLink')} />
              </dd>
            </>
          )}
        </dl>
        <TextBox
          label={t('organization.issuer')}
          type="url"
          dir="ltr"
          isRequired
          maxLength={500}
          value={issuer}
          onChange={setIssuer}
          placeholder="https://login.example.com"
        />
        <TextBox
          label={t('organization.clientId')}
          dir="ltr"
          isRequired
          maxLength={500}
          value={clientId}
          onChange={setClientId}
        />
        <TextBox
          label={t(isKept ? 'organization.clientSecretKept' : 'organization.clientSecret')}
          type="password"
          dir="ltr"
          autoComplete="off"
          isRequired={!isKept}
          value={secret}
          onChange={setSecret}
        />
        {test.error && <Problem error={test.error} />}
        {test.data && (
          <Notice tone={test.data.problem === null ? 'good' : 'bad'} isAlert>
            {test.data.problem === null
              ? t('organization.ssoAnswers', { host: test.data.authorization_host ?? '' })
              : t(`session.problems.${test.data.problem}`)}
          </Notice>
        )}
      </SettingsForm>
      {isEnding && (
        <ConfirmBox
          title={t('organization.ssoEnd')}
          action={t('organization.ssoEnd')}
          doing={end}
          onClose={() => setEnding(false)}
          onConfirm={() =>
            end.mutate(undefined, {
              onSuccess: () => {
                setEnding(false);
                setIssuer('');
                setClientId('');
              },
            })
          }
        >
          <p>{t('organization.ssoEndText')}</p>
        </ConfirmBox>
      )}
    </>
  );
}
