import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from './call.js';
import type {
  Delivery,
  DeliveryList,
  DeliveryWithContent,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
} from './types.js';

const PAGE_SIZE = 50;
/** While something is on its way. */
const SOON_MS = 3_000;
const LATER_MS = 30_000;

const modeOf = (livemode: boolean) => ({ livemode: String(livemode) });

export const endpointList = (livemode: boolean) =>
  queryOptions({
    queryKey: ['webhooks', livemode],
    queryFn: async ({ signal }) => {
      const { data } = await call<{ data: WebhookEndpoint[] }>('/webhooks', {
        query: modeOf(livemode),
        signal,
      });
      return data;
    },
    refetchInterval: LATER_MS,
  });

export type DeliveryState = Delivery['state'];

/** @param state of the deliveries that are listed; null for all */
export const deliveryList = (id: string, livemode: boolean, state: DeliveryState | null) =>
  infiniteQueryOptions({
    queryKey: ['deliveries', id, livemode, state],
    queryFn: ({ pageParam, signal }) =>
      call<DeliveryList>(`/webhooks/${id}/deliveries`, {
        query: {
          ...modeOf(livemode),
          limit: PAGE_SIZE,
          cursor: pageParam,
          ...(state !== null && { state }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.length === 1 && data.pages[0]?.data.some((one) => one.state === 'pending')
        ? SOON_MS
        : false,
  });

export const deliveryQuery = (
  endpointId: string,
  event: string,
  livemode: boolean,
  /** Asks again when there are more. */
  attempts: number,
) =>
  queryOptions({
    queryKey: ['delivery', endpointId, event, attempts],
    queryFn: ({ signal }) =>
      call<DeliveryWithContent>(`/webhooks/${endpointId}/deliveries/${event}`, {
        query: modeOf(livemode),
        signal,
      }),
  });

/** What is done to endpoints; afterwards their state and log are read again. */
function useAct<Answer, Wanted = void>(
  path: (wanted: Wanted) => string,
  livemode: boolean,
  {
    method = 'POST',
    body,
  }: { method?: 'POST' | 'DELETE'; body?: (wanted: Wanted) => unknown } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Wanted) =>
      call<Answer>(path(wanted), {
        method,
        query: modeOf(livemode),
        ...(body && { body: body(wanted) }),
      }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['webhooks'] });
      void client.invalidateQueries({ queryKey: ['deliveries'] });
    },
  });
}

export const useAddEndpoint = (livemode: boolean) =>
  useAct<WebhookEndpointWithSecret, { url: string; notify_url: string | null }>(
    () => '/webhooks',
    livemode,
    { body: (wanted) => wanted },
  );

type Of = Pick<WebhookEndpoint, 'id' | 'livemode'>;

export const useRollSecret = ({ id, livemode }: Of) =>
  useAct<WebhookEndpointWithSecret, number>(() => `/webhooks/${id}/roll`, livemode, {
    body: (keepPreviousS) => ({ keep_previous_s: keepPreviousS }),
  });

export const usePing = ({ id, livemode }: Of) =>
  useAct<DeliveryWithContent>(() => `/webhooks/${id}/ping`, livemode);

export const useEnable = ({ id, livemode }: Of) =>
  useAct<WebhookEndpoint>(() => `/webhooks/${id}/enable`, livemode);

export const useDeleteEndpoint = ({ id, livemode }: Of) =>
  useAct(() => `/webhooks/${id}`, livemode, { method: 'DELETE' });

export const useReplay = ({ id, livemode }: Of) =>
  useAct<Delivery, string>((event) => `/webhooks/${id}/deliveries/${event}/replay`, livemode);

export const useReplayAll = ({ id, livemode }: Of) =>
  useAct<{ deliveries: number }, string>(() => `/webhooks/${id}/replay`, livemode, {
    body: (since) => ({ since }),
  });
