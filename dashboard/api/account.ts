import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, keepCsrfToken } from './call.js';
import type { OwnSession, SessionDetails } from './types.js';

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async ({ signal }) => (await call<{ data: OwnSession[] }>('/sessions', { signal })).data,
});

/** Changes of the own account; the session that is answered replaces the one before. */
export function useAccountChange<Change>(path: string, method: 'POST' | 'PATCH') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => call<SessionDetails>(path, { method, body }),
    onSuccess: (session) => {
      keepCsrfToken(session.csrf_token);
      client.setQueryData(['session'], session);
      void client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    },
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<{ ended: number }>('/sessions', { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
}

export interface TwoFactorOffer {
  secret: string;
  uri: string;
}

export const offerTwoFactor = () => call<TwoFactorOffer>('/two-factor/offer', { method: 'POST' });

/** Sets or removes the second factor; who is signed in is asked again. */
export function useTwoFactor(path: '/two-factor' | '/two-factor/remove') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string; code: string; secret?: string }) =>
      call(path, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['session'] }),
  });
}
