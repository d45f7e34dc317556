import type { NewWebhookEndpoint, WebhookEndpoint } from '../accounts.js';
import type { AttemptOutcome, DeliveryState, EndpointState, EventType } from '../webhook.js';

/** A delivery claimed for one attempt. */
export interface Delivery {
  /** Identifies this event at this endpoint. */
  deliveryId: string;
  /** The same for every attempt, replay and endpoint; receivers deduplicate by it. */
  eventId: string;
  type: EventType;
  /** `secrets`: those to sign with, the current one first. */
  endpoint: { id: string; url: string; secrets: string[] };
  /** The raw body, identical bytes in every attempt. */
  body: string;
  /** Counts from 1 and includes this attempt; a replay begins anew. */
  attempt: number;
  /** Identifies this claim: the outcome of an earlier one moves nothing. */
  fence: number;
  /** Of a failing endpoint's probe: how many probes failed before it; null otherwise. */
  probe: number | null;
}

/** One attempt, as the log keeps it. */
export interface WebhookAttempt {
  /** When it began. */
  at: Date;
  durationMs: number;
  outcome: AttemptOutcome;
  /** HTTP status; null when there was none. */
  status: number | null;
  /** Request headers as sent. */
  headers: Record<string, string>;
  /** The first ANSWER_KEPT_BYTES of the answer's body as text; null without an answer. */
  answer: string | null;
}

/** A delivery as its owner sees it. */
export interface LoggedDelivery {
  eventId: string;
  endpointId: string;
  scanId: string | null;
  type: EventType;
  state: DeliveryState;
  createdAt: Date;
  /**
   * While pending: when it is tried next; null in line behind a probe, or of a
   * disabled endpoint.
   */
  nextAttemptAt: Date | null;
  body: string;
  /** Oldest first; the last ATTEMPTS_KEPT of them. */
  attempts: WebhookAttempt[];
}

export interface RecordedAttempt {
  endpointDisabled: boolean;
  gaveUp: boolean;
  /** Whether this attempt made the endpoint fail, or answer again. */
  turned: 'failing' | 'ok' | null;
}

export interface WebhookStore {
  /**
   * null when there is no such organisation. Rejects with TooManyEndpoints
   * beyond ENDPOINTS_MAX; a few that are added at the same instant may exceed it.
   */
  addEndpoint(
    organisationId: string,
    url: string,
    notifyUrl?: string | null,
  ): Promise<NewWebhookEndpoint | null>;
  getEndpoint(id: string): Promise<WebhookEndpoint | null>;
  listEndpoints(organisationId: string): Promise<WebhookEndpoint[] | null>;
  /** Removes it with its deliveries and their log. */
  removeEndpoint(id: string): Promise<boolean>;
  /**
   * Enables it, resets the failure count and lets waiting events through.
   * Deliveries held back meanwhile resume.
   */
  enableEndpoint(id: string): Promise<WebhookEndpoint | null>;
  /**
   * Gives it a new secret. For `keepMs` from now deliveries are signed with the
   * former one too, unless that cannot be decrypted.
   */
  rollSecret(id: string, keepMs: number): Promise<NewWebhookEndpoint | null>;
  /** Writes a `ping` event for the endpoint, even when it is disabled; returns its event id. */
  ping(id: string): Promise<string | null>;

  /**
   * Claims due deliveries and counts the attempt. A claimed delivery without a
   * recorded outcome is due again after `leaseMs`. `exceptEndpoints` (ids)
   * excludes endpoints that the caller already serves at capacity.
   *
   * Retries are due by their schedule, pings and notices at once. First attempts
   * wait in line, oldest first: of a healthy endpoint STARTS_MAX are under way
   * at a time, of a failing one a single probe. A disabled endpoint gets only
   * pings and, at its `notifyUrl`, notices.
   */
  claimDue(limit: number, leaseMs: number, exceptEndpoints?: string[]): Promise<Delivery[]>;
  /**
   * Records an attempt in the log and its outcome. A success ends the delivery
   * and makes the endpoint healthy. A failure schedules the next attempt by
   * RETRY_DELAYS_MS, or abandons the delivery after ATTEMPTS_MAX, and makes the
   * endpoint fail until any attempt succeeds; the CONSECUTIVE_FAILURES_MAX-th in
   * a row disables it. Notices count for nothing.
   */
  record(delivery: Delivery, attempt: WebhookAttempt): Promise<RecordedAttempt>;

  /** An endpoint's deliveries, newest first. */
  listDeliveries(query: {
    endpointId: string;
    state?: DeliveryState | undefined;
    after: { createdAt: Date; id: string } | null;
    limit: number;
  }): Promise<{ deliveries: LoggedDelivery[]; hasMore: boolean }>;
  getDelivery(endpointId: string, eventId: string): Promise<LoggedDelivery | null>;
  /**
   * Puts deliveries back in line, whatever became of them, with a new schedule
   * and the same event id. Returns their number.
   */
  replay(endpointId: string, which: { eventId: string } | { since: Date }): Promise<number>;
  /**
   * Removes deliveries that are done and older than LOG_KEPT_DAYS, and secrets
   * that are valid no more. Returns the number of deliveries.
   */
  expireLog(): Promise<number>;

  /**
   * `oldestDueAt` of those that nothing but a worker keeps waiting: not behind
   * a probe or for a disabled endpoint.
   */
  backlog(): Promise<{ pending: number; oldestDueAt: Date | null }>;
  /** Endpoints by state, without those of test data. */
  countEndpoints(): Promise<Record<EndpointState, number>>;
}
