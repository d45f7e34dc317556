import type { WebhookEndpoint } from '../accounts.js';
import type { EventType } from '../webhook.js';

export interface Delivery {
  /** Identifies this event at this endpoint. */
  deliveryId: string;
  /** The same for every attempt and endpoint; receivers deduplicate by it. */
  eventId: string;
  type: EventType;
  endpoint: { id: string; url: string; secret: string };
  /** The raw body, identical bytes in every attempt. */
  body: string;
  /** Counts from 1 and includes this attempt. */
  attempt: number;
}

export interface WebhookStore {
  /** null when there is no such organisation. */
  addEndpoint(organisationId: string, url: string): Promise<WebhookEndpoint | null>;
  listEndpoints(organisationId: string): Promise<WebhookEndpoint[] | null>;
  /** Removes it with its pending deliveries. */
  removeEndpoint(id: string): Promise<boolean>;
  /** Enables it and resets the failure count. Deliveries held back meanwhile resume. */
  enableEndpoint(id: string): Promise<WebhookEndpoint | null>;
  /** Writes a `ping` event for the endpoint, even when it is disabled; returns its event id. */
  ping(id: string): Promise<string | null>;

  /**
   * Claims due deliveries (of enabled endpoints; a ping of any endpoint) and
   * counts the attempt. A claimed delivery without a recorded outcome is due
   * again after `leaseMs`. `exceptEndpoints` (ids) excludes endpoints that the
   * caller already serves at capacity.
   */
  claimDue(limit: number, leaseMs: number, exceptEndpoints?: string[]): Promise<Delivery[]>;
  /**
   * Records the outcome of an attempt. A success ends the delivery and resets the
   * endpoint's count of consecutive failures. A failure schedules the next
   * attempt by RETRY_DELAYS_MS, or abandons the delivery after ATTEMPTS_MAX; the
   * CONSECUTIVE_FAILURES_MAX-th in a row disables the endpoint.
   */
  record(
    delivery: Delivery,
    delivered: boolean,
  ): Promise<{ endpointDisabled: boolean; gaveUp: boolean }>;
  backlog(): Promise<{ pending: number; oldestDueAt: Date | null }>;
}
