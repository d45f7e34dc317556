import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { Brand } from '../shell/brand.js';
import { Preferences } from '../shell/preferences.js';
import { useTitle } from '../shell/use-title.js';
import { Notice } from '../ui/notice.js';
import { SignInForm } from './sign-in-form.js';
import { rememberedOrganization, SsoLink } from './sso-link.js';

/**
 * Asks who it is. The sign-in link of an organization names it (`?organization=ID`), so that
 * nobody has to be told which organizations there are.
 */
export function SignInPage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const search = new URLSearchParams(useSearch());
  useTitle(t('session.title'));
  const organization = search.get('organization') ?? rememberedOrganization();
  const problem = search.get('problem');
  const causes: Partial<Record<string, string>> = t('session.problems', { returnObjects: true });
  return (
    <main className="entry">
      <Brand />
      <section className="card entry-card">
        <h1>{t('session.title')}</h1>
        {problem !== null && (
          <Notice tone="bad" isAlert>
            {causes[problem] ?? t('session.problems.failed')}
          </Notice>
        )}
        {organization !== null && (
          <>
            <SsoLink organization={organization} text={t('session.sso')} />
            <p className="or" aria-hidden="true">
              {t('session.or')}
            </p>
          </>
        )}
        <SignInForm onDone={() => void client.invalidateQueries({ queryKey: ['session'] })} />
        {organization === null && <p className="hint">{t('session.ssoHint')}</p>}
      </section>
      <Preferences />
    </main>
  );
}
