import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { call, CallError } from '../api/call.js';
import type { Invitation } from '../api/types.js';
import { Brand } from '../shell/brand.js';
import { Preferences } from '../shell/preferences.js';
import { useTitle } from '../shell/use-title.js';
import { Notice } from '../ui/notice.js';
import { useSayProblem } from '../ui/problem.js';
import { InvitationForm } from './invitation-form.js';

/** Where a one-time link leads: its token is the fragment, which no server sees. */
export function InvitationPage() {
  const { t } = useTranslation();
  const say = useSayProblem();
  const [token] = useState(() => window.location.hash.slice(1));
  useTitle(t('session.linkTitle'));
  const { data: invitation, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call<Invitation>('/invitations/read', { method: 'POST', body: { token } }),
    // Read again, a link that was just used would be called gone.
    staleTime: Infinity,
    retry: (count, problem) => !isGone(problem) && count < 3,
  });
  return (
    <main className="entry">
      <Brand />
      <section className="card entry-card">
        <h1>{t('session.linkTitle')}</h1>
        {invitation && <InvitationForm token={token} invitation={invitation} />}
        {error && (
          <>
            <Notice tone="bad" isAlert>
              {isGone(error) ? t('session.linkGone') : say(error)}
            </Notice>
            <Link href="/">{t('session.title')}</Link>
          </>
        )}
      </section>
      <Preferences />
    </main>
  );
}

const isGone = (error: Error) => error instanceof CallError && error.code === 'LINK_INVALID';
