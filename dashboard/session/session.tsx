import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  call,
  CallError,
  keepCsrfToken,
  whenSessionEnds,
  whenTokenIsRefused,
} from '../api/call.js';
import type { SessionDetails } from '../api/types.js';
import { preferLanguage } from '../i18n/i18n.js';
import { Problem } from '../ui/problem.js';
import { SignInForm } from './sign-in-form.js';
import { SignInPage } from './sign-in-page.js';
import { SsoLink } from './sso-link.js';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<SessionDetails | null> => {
    try {
      const session = await call<SessionDetails>('/session', { signal });
      keepCsrfToken(session.csrf_token);
      return session;
    } catch (error) {
      if (error instanceof CallError && error.code === 'NO_SESSION') return null;
      throw error;
    }
  },
  staleTime: Infinity,
  // Another window may have signed out, or somebody else in.
  refetchOnWindowFocus: 'always' as const,
});

const Current = createContext<SessionDetails | null>(null);

/** Who is signed in; only below SessionGate. */
export function useSession(): SessionDetails {
  const session = use(Current);
  if (session === null) throw new Error('useSession() outside SessionGate');
  return session;
}

/**
 * Shows the application to whoever is signed in, and the sign-in to all others. When the
 * session ends in the middle of work, a dialog asks for the password and the work stays.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: session, error, refetch } = useQuery(sessionQuery);
  // Whose work this window shows, also after the session has ended.
  const [opened, setOpened] = useState<SessionDetails | null>(null);
  if (session && session !== opened && isSameUser(session, opened ?? session)) setOpened(session);
  const isAnother = session && opened ? !isSameUser(session, opened) : false;

  useEffect(() => {
    if (opened) preferLanguage(opened.user.language);
    whenSessionEnds(() => client.setQueryData(sessionQuery.queryKey, null));
    whenTokenIsRefused(async () => {
      const now = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      return now !== null && opened !== null && isSameUser(now, opened);
    });
    return () => {
      whenSessionEnds(() => undefined);
      whenTokenIsRefused(() => Promise.resolve(false));
    };
  }, [opened, client]);
  useEffect(() => {
    // Somebody else must not go on in what the first one left.
    if (isAnother) window.location.assign('/');
  }, [isAnother]);

  if (session === undefined) {
    if (error === null) return <p className="page-message">{t('app.loading')}</p>;
    return (
      <main className="page-message">
        <Problem error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (opened === null || isAnother) return <SignInPage />;

  const resume = async () => {
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  };
  return (
    <Current value={opened}>
      {children}
      <ModalOverlay isOpen={session === null} className="overlay">
        <Modal className="modal">
          <Dialog aria-label={t('session.title')} className="dialog">
            <p>{t('session.expired')}</p>
            {opened.user.password ? (
              <SignInForm email={opened.user.email} onDone={() => void resume()} />
            ) : (
              <SsoLink organization={opened.organization.id} text={t('session.ssoAgain')} />
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </Current>
  );
}

const isSameUser = (one: SessionDetails, other: SessionDetails): boolean =>
  one.user.id === other.user.id;
