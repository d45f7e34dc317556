import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.js';
import { pageImageAddress, pagesQuery, scanQuery } from './scans.js';
import type { ReviewQueue, ReviewTurn } from './types.js';

export type ReviewOrder = 'oldest' | 'score';

/** A claim lapses after five minutes without this. */
const HEARTBEAT_MS = 60_000;
/** To notice what comes in, while one waits for it. */
const REFRESH_MS = 10_000;

const QUEUE = ['review', 'queue'] as const;
const turnKey = (id: string | null) => ['review', 'turn', id] as const;

export const queueQuery = queryOptions({
  queryKey: QUEUE,
  queryFn: ({ signal }) => call<ReviewQueue>('/review', { signal }),
  refetchInterval: REFRESH_MS,
});

/** Claims a scan, and renews the claim as long as somebody looks at the answer. */
export function useTurnQuery(id: string | null) {
  const client = useQueryClient();
  return queryOptions({
    queryKey: turnKey(id),
    enabled: id !== null,
    queryFn: async ({ signal }) => {
      const turn = await call<ReviewTurn>(`/review/claims/${id}`, { method: 'POST', signal });
      client.setQueryData(QUEUE, turn.queue);
      return turn;
    },
    staleTime: HEARTBEAT_MS / 2,
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: true,
  });
}

/** Claims the next scan; `after` is the one that is left. */
export function useNext(order: ReviewOrder) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (after: string | null) =>
      call<ReviewTurn>('/review/next', {
        method: 'POST',
        body: { order, ...(after !== null && { after }) },
      }),
    onSuccess: (turn) => {
      client.setQueryData(QUEUE, turn.queue);
      if (turn.claim) client.setQueryData(turnKey(turn.claim.scan_id), turn);
    },
  });
}

/** Told also while the page is being left. Fails silently: the claim lapses by itself. */
export function releaseClaim(id: string): void {
  call(`/review/claims/${id}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

/** Fetches what probably follows, with the picture of the page that is shown first. */
export async function prefetchUpcoming(
  client: ReturnType<typeof useQueryClient>,
  { id, order, lang }: { id: string; order: ReviewOrder; lang: string },
): Promise<void> {
  const { scan_id: next } = await call<{ scan_id: string | null }>(
    `/review/claims/${id}/upcoming`,
    { query: { order } },
  );
  if (next === null) return;
  const [scan, pages] = await Promise.all([
    client.fetchQuery({ ...scanQuery(next, lang), staleTime: HEARTBEAT_MS }),
    client.fetchQuery({ ...pagesQuery(next), staleTime: HEARTBEAT_MS }),
  ]);
  const page = scan.report?.findings.find(({ box }) => box)?.box?.page ?? 1;
  if (pages.some((one) => one.page === page)) new Image().src = pageImageAddress(next, page);
}
