import {
  keepPreviousData,
  queryOptions,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { addressOf, call } from './call.js';
import type { PageImage, Scan, ScanList } from './types.js';

export interface ScanFilters {
  search: string;
  status: string;
  verdict: string;
  document_type: string;
  label: string;
  created_after: string;
  created_before: string;
}

const PAGE_SIZE = 50;
/** While something in view is being analysed. */
const SOON_MS = 2_000;
/** To notice what others send. */
const LATER_MS = 15_000;
/** Pages that are asked for again at once; who has scrolled further reloads by a filter. */
const REFRESHED_PAGES_MAX = 4;

export const isOpen = ({ status }: Scan): boolean => status === 'queued' || status === 'processing';

export const scanList = (filters: ScanFilters) =>
  infiniteQueryOptions({
    queryKey: ['scans', filters],
    queryFn: ({ pageParam, signal }) =>
      call<ScanList>('/scans', {
        query: { ...filters, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.pages.length > REFRESHED_PAGES_MAX) return false;
      return data.pages.some((page) => page.data.some(isOpen)) ? SOON_MS : LATER_MS;
    },
  });

/** @param lang the reader's: the report is in it, if it was written in it */
export const scanQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: ['scan', id, lang],
    queryFn: ({ signal }) => call<Scan>(`/scans/${id}`, { query: { lang }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? SOON_MS : false),
  });

/** The pages of which a picture is kept. */
export const pagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['pages', id],
    queryFn: async ({ signal }) => {
      const { data } = await call<{ data: PageImage[] }>(`/scans/${id}/pages`, { signal });
      return data;
    },
  });

export interface NewDecision {
  label: 'genuine' | 'fraud' | null;
  note: string | null;
  /** `at` of the decision that the reader has seen. */
  instead_of: string | null;
}

export const decide = (id: string, decision: NewDecision): Promise<Scan> =>
  call<Scan>(`/scans/${id}/label`, { method: 'POST', body: decision });

/** Labels a scan, or takes the label back. */
export function useDecide(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: NewDecision) => decide(id, decision),
    onSuccess: (answer) => {
      // In every language that was read; the answer has no report.
      client.setQueriesData<Scan>({ queryKey: ['scan', id] }, (before) =>
        before === undefined ? before : { ...before, ...answer, lang: before.lang },
      );
      void client.invalidateQueries({ queryKey: ['scans'] });
      // A label decides whether the document is kept for training.
      void client.invalidateQueries({ queryKey: ['feedback', id] });
    },
  });
}

/** @param revision an earlier state; absent: the page as the file is now */
export const pageImageAddress = (id: string, page: number, revision?: number): string =>
  addressOf(`/scans/${id}/pages/${page}${revision === undefined ? '' : `?revision=${revision}`}`);

export const heatmapAddress = (id: string, heatmap: string): string =>
  addressOf(`/scans/${id}/heatmaps/${heatmap}`);
