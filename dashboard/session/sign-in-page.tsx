import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Preferences } from '../shell/preferences.js';
import { Brand } from '../shell/brand.js';
import { useTitle } from '../shell/use-title.js';
import { SignInForm } from './sign-in-form.js';

export function SignInPage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  useTitle(t('session.title'));
  return (
    <main className="entry">
      <Brand />
      <section className="card entry-card">
        <h1>{t('session.title')}</h1>
        <SignInForm onDone={() => void client.invalidateQueries({ queryKey: ['session'] })} />
      </section>
      <Preferences />
    </main>
  );
}
