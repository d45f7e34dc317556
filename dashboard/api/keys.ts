import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.js';
import type { ApiKey, ApiKeyList, ApiKeyWithSecret, Scope } from './types.js';

const PAGE_SIZE = 100;

export const keyList = (livemode: boolean, state: 'valid' | 'ended') =>
  infiniteQueryOptions({
    queryKey: ['keys', livemode, state],
    queryFn: ({ pageParam, signal }) =>
      call<ApiKeyList>('/keys', {
        query: { livemode: String(livemode), state, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export interface NewKey {
  name: string;
  scopes: Scope[];
  /** null: nobody's; left out: issued to whoever makes it. */
  owner?: null;
  /** ISO 8601; null: never. */
  expires_at: string | null;
}

/** Renewed when it failed, too: if an answer got lost, the list shows what was made. */
function useRenewKeys(): { onSettled: () => void } {
  const client = useQueryClient();
  return { onSettled: () => void client.invalidateQueries({ queryKey: ['keys'] }) };
}

export const useCreateKey = (livemode: boolean) =>
  useMutation({
    mutationFn: (key: NewKey) =>
      call<ApiKeyWithSecret>('/keys', {
        method: 'POST',
        query: { livemode: String(livemode) },
        body: key,
      }),
    ...useRenewKeys(),
  });

export const useRollKey = ({ id, livemode }: ApiKey) =>
  useMutation({
    mutationFn: (keepPreviousS: number) =>
      call<ApiKeyWithSecret>(`/keys/${id}/roll`, {
        method: 'POST',
        query: { livemode: String(livemode) },
        body: { keep_previous_s: keepPreviousS },
      }),
    ...useRenewKeys(),
  });

export const useRevokeKey = ({ id, livemode }: ApiKey) =>
  useMutation({
    mutationFn: () =>
      call<ApiKey>(`/keys/${id}`, { method: 'DELETE', query: { livemode: String(livemode) } }),
    ...useRenewKeys(),
  });
