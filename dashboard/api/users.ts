import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.js';
import type { InvitedUser, User } from './types.js';

export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: async ({ signal }) => (await call<{ data: User[] }>('/users', { signal })).data,
});

export interface NewUser {
  email: string;
  name: string;
  role: User['role'];
  language: User['language'];
}

/** One act on the users of the organization; the list is asked for again. */
function useUserAct<Given, Answer>(act: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: usersQuery.queryKey }),
  });
}

export const useInvite = () =>
  useUserAct((user: NewUser) => call<InvitedUser>('/users', { method: 'POST', body: user }));

export const useReset = () =>
  useUserAct((id: string) => call<InvitedUser>(`/users/${id}/reset`, { method: 'POST' }));

export const useChangeUser = () =>
  useUserAct(({ id, ...body }: { id: string; role?: User['role']; suspended?: boolean }) =>
    call<User>(`/users/${id}`, { method: 'PATCH', body }),
  );

export const useRemoveUser = () =>
  useUserAct((id: string) => call(`/users/${id}`, { method: 'DELETE' }));
