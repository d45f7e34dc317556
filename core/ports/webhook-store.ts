import type { WebhookEndpoint } from '../accounts.js';
import type { EventType } from '../webhook.js';

export interface Delivery {
  /** Of this event at this endpoint. */
  deliveryId: string;
  /** The same for every attempt and endpoint: receivers dedupe on it. */
  eventId: string;
  type: EventType;
  endpoint: { id: string; url: string; secret: string };
  /** The raw body, the same bytes in every attempt. */
  body: string;
  /** Counted from 1, this one included. */
  attempt: number;
}

export interface WebhookStore {
  /** null when there is no such organisation. */
  addEndpoint(organisationId: string, url: string): Promise<WebhookEndpoint | null>;
  listEndpoints(organisationId: string): Promise<WebhookEndpoint[] | null>;
  /** Removes it with its pending deliveries. */
  removeEndpoint(id: string): Promise<boolean>;
  /** Enables it and starts the count of failures anew. Deliveries held back meanwhile go on. */
  enableEndpoint(id: string): Promise<WebhookEndpoint | null>;
  /** Writes a `ping` event for the endpoint, also when it is disabled; answers its event id. */
  ping(id: string): Promise<string | null>;

  /**
   * Takes on deliveries that are due (of enabled endpoints; a ping of any),
   * counting the attempt; one taken on and not recorded within `leaseMs` is due again.
   * Those of `exceptEndpoints` (ids) are left out: the caller is busy enough with them.
   */
  claimDue(limit: number, leaseMs: number, exceptEndpoints?: string[]): Promise<Delivery[]>;
  /**
   * Notes how an attempt went. A success ends the delivery and the endpoint's
   * count of consecutive failures. A failure schedules the next attempt by
   * RETRY_DELAYS_MS, or gives the delivery up after ATTEMPTS_MAX; the
   * CONSECUTIVE_FAILURES_MAX-th in a row disables the endpoint.
   */
  record(
    delivery: Delivery,
    delivered: boolean,
  ): Promise<{ endpointDisabled: boolean; gaveUp: boolean }>;
  backlog(): Promise<{ pending: number; oldestDueAt: Date | null }>;
}
