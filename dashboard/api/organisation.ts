import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.js';
import type { Organization, TestedSingleSignOn } from './types.js';

export const organizationQuery = queryOptions({
  queryKey: ['organization'],
  queryFn: ({ signal }) => call<Organization>('/organization', { signal }),
});

/** One change of the settings; those that are answered replace the ones before. */
export function useOrganizationChange<Change>(path: string, method: 'POST' | 'PATCH' | 'DELETE') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) =>
      call<Organization>(path, { method, ...(method !== 'DELETE' && { body }) }),
    onSuccess: (organization) => {
      client.setQueryData(organizationQuery.queryKey, organization);
      // Its name and plan are shown elsewhere, too.
      void client.invalidateQueries({ queryKey: ['session'] });
    },
  });
}

export const testSingleSignOn = (issuer: string) =>
  call<TestedSingleSignOn>('/organization/single-sign-on/test', { query: { issuer } });

export const deleteOrganization = (body: { name: string; password?: string; code?: string }) =>
  call('/organization/delete', { method: 'POST', body });
