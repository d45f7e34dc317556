import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { addressOf, call } from './call.js';
import type { AuditEventList } from './types.js';

const PAGE_SIZE = 50;

export interface AuditFilters {
  action: string;
  /** Id of a user or key, or `operator`, or `system`. */
  actor: string;
  since: string;
  until: string;
}

export const auditList = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam, signal }) =>
      call<AuditEventList>('/audit-events', {
        query: { ...filters, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Of the table with all that the filters choose. */
export const auditTableAddress = (filters: AuditFilters, lang: string): string =>
  addressOf('/audit-events.csv', { ...filters, lang });
