import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { call, CallError, keepCsrfToken, whenSessionEnds } from '../api/call.js';
import type { SessionDetails } from '../api/types.js';
import { preferLanguage } from '../i18n/i18n.js';
import { Problem } from '../ui/problem.js';
import { SignInForm } from './sign-in-form.js';
import { SignInPage } from './sign-in-page.js';

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
  const { data: session, error, isPending, refetch } = useQuery(sessionQuery);
  const [hasEnded, setEnded] = useState(false);

  useEffect(() => {
    if (session) preferLanguage(session.user.language);
    whenSessionEnds(() => {
      if (session) setEnded(true);
    });
    return () => whenSessionEnds(() => undefined);
  }, [session]);

  if (isPending) return <p className="page-message">{t('app.loading')}</p>;
  if (error) {
    return (
      <main className="page-message">
        <Problem error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (session === null) return <SignInPage />;

  const resume = async () => {
    const before = session.user.id;
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    const now = client.getQueryData(sessionQuery.queryKey);
    // Somebody else must not go on in what the first one left.
    if (now?.user.id !== before) window.location.assign('/');
    setEnded(false);
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  };
  return (
    <Current value={session}>
      {children}
      <ModalOverlay isOpen={hasEnded} className="overlay">
        <Modal className="modal">
          <Dialog aria-label={t('session.title')} className="dialog">
            <p>{t('session.expired')}</p>
            <SignInForm email={session.user.email} onDone={() => void resume()} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </Current>
  );
}
