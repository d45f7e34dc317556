import type { LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock, Delivery, ScanStore, WebhookAttempt, WebhookStore } from '../core/ports.js';
import { endWith, NO_SPAN, NO_TRACING, type Span, type Tracing } from '../core/tracing.js';
import { RECEIVER_TIMEOUT_MS } from '../core/webhook.js';
import type { WorkerMetrics } from './metrics.js';
import { postEvent } from './post-event.js';
import { signedHeaders } from './sign-event.js';

export interface WebhookDeliverer {
  /** Attempts deliveries until none is due; resolves when all attempts are recorded. */
  deliverDue(): Promise<void>;
  /** Delivers until stopped. */
  start(): void;
  /** Claims no more; resolves when the running attempts are recorded. */
  stop(): Promise<void>;
}

/** Polling interval while no attempt ends; reading an empty outbox costs well under a millisecond. */
const POLL_MS = 250;

/** Attempts wait for the network, not for this machine. */
const IN_FLIGHT_MAX = 256;

/**
 * Per-endpoint limit: an endpoint that does not answer holds at most about
 * twice as many, so others still receive theirs.
 */
const IN_FLIGHT_OF_ENDPOINT_MAX = 16;

/**
 * Longer than any attempt, so that no other worker repeats it meanwhile; also
 * the delay of a delivery whose worker died during it.
 */
const LEASE_MS = RECEIVER_TIMEOUT_MS + 5_000;

/** Sends the deliveries of the webhook outbox, signed, each endpoint independently. */
export function openWebhookDeliverer(options: {
  webhooks: WebhookStore;
  allowPrivateNetwork: boolean;
  logger: Logger;
  metrics: WorkerMetrics;
  clock?: Clock;
  lookup?: LookupFunction;
  /** Default: none. With it, deliveries belong to the trace of their scan. */
  tracing?: Tracing;
  scans?: Pick<ScanStore, 'origin'>;
}): WebhookDeliverer {
  const { webhooks, logger, metrics, clock = () => new Date() } = options;
  const { tracing = NO_TRACING, scans } = options;
  const inFlight = new Set<Promise<void>>();
  const inFlightOf = new Map<string, number>();
  const stopping = new AbortController();
  let ended = new AbortController();
  let loop = Promise.resolve();

  return {
    async deliverDue() {
      while ((await takeOn()) > 0) await Promise.all(inFlight);
    },
    start() {
      loop = deliverUntilStopped();
    },
    async stop() {
      stopping.abort();
      await loop;
      await Promise.all(inFlight);
    },
  };

  async function deliverUntilStopped(): Promise<void> {
    let storeAnswers = true;
    while (!stopping.signal.aborted) {
      // An attempt that ends from here on makes room for the next in line.
      ended = new AbortController();
      try {
        await takeOn();
        storeAnswers = true;
      } catch (error) {
        if (storeAnswers) logger.error({ err: error }, 'Webhooks wait: the store does not answer');
        storeAnswers = false;
      }
      const pauseMs = storeAnswers ? POLL_MS : 10 * POLL_MS;
      const signal = AbortSignal.any([stopping.signal, ...(storeAnswers ? [ended.signal] : [])]);
      await wait(pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  /** Starts due deliveries, as capacity allows, and returns their number. */
  async function takeOn(): Promise<number> {
    let begun = 0;
    while (inFlight.size < IN_FLIGHT_MAX) {
      const busy = [...inFlightOf].filter(([, count]) => count >= IN_FLIGHT_OF_ENDPOINT_MAX);
      const limit = IN_FLIGHT_OF_ENDPOINT_MAX;
      const due = await webhooks.claimDue(
        limit,
        LEASE_MS,
        busy.map(([id]) => id),
      );
      for (const delivery of due) begin(delivery);
      begun += due.length;
      if (due.length < limit) break;
    }
    return begun;
  }

  function begin(delivery: Delivery): void {
    const { id } = delivery.endpoint;
    inFlightOf.set(id, (inFlightOf.get(id) ?? 0) + 1);
    const attempt = deliver(delivery)
      // If not recorded, it is due again when the lease ends: delivered twice rather than never.
      .catch((error: unknown) => logger.error({ err: error }, 'A webhook attempt is not recorded'))
      .finally(() => {
        inFlight.delete(attempt);
        const left = (inFlightOf.get(id) ?? 1) - 1;
        if (left > 0) inFlightOf.set(id, left);
        else inFlightOf.delete(id);
        ended.abort();
      });
    inFlight.add(attempt);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { endpoint, eventId, type, body, attempt } = delivery;
    const { scanId, livemode } = aboutEvent(body);
    const span = await spanOf(delivery, scanId);
    const made = await endWith(span, () => attemptOnce(delivery, span));
    const { outcome } = made;
    if (livemode) metrics.webhookAttempts.inc({ outcome });
    const about = {
      ...{ scanId, endpointId: endpoint.id, eventId, type },
      ...{ deliveryAttempt: attempt, outcome },
    };
    const after = await webhooks.record(delivery, made);
    if (outcome === 'delivered') logger.debug(about, 'Webhook delivered');
    else logger.info(about, after.gaveUp ? 'Webhook given up' : 'Webhook not delivered');
    if (outcome === 'unsigned') {
      logger.error(about, 'A webhook secret cannot be decrypted: SECRETS_KEY lacks its key');
    }
    if (after.gaveUp && livemode) metrics.webhooksGivenUp.inc();
    if (after.turned === 'failing') {
      logger.warn({ endpointId: endpoint.id }, 'Webhook endpoint fails: its events wait in line');
    } else if (after.turned === 'ok') {
      logger.info({ endpointId: endpoint.id }, 'Webhook endpoint answers again');
    }
    if (after.endpointDisabled) {
      if (livemode) metrics.endpointsDisabled.inc();
      logger.warn({ endpointId: endpoint.id }, 'Webhook endpoint disabled: too many failures');
    }
  }

  /** Of an attempt, in the trace of the scan that it tells of. */
  async function spanOf(delivery: Delivery, scanId: string | undefined): Promise<Span> {
    if (!tracing.isOn) return NO_SPAN;
    const origin = scanId === undefined ? null : await scans?.origin(scanId);
    const attributes = {
      ...(scanId !== undefined && { 'emet.scanId': scanId }),
      'emet.endpointId': delivery.endpoint.id,
      'emet.eventId': delivery.eventId,
      'emet.deliveryAttempt': delivery.attempt,
    };
    const parent = origin?.traceparent ?? null;
    return tracing.begin('webhook', { kind: 'client', parent, attributes });
  }

  async function attemptOnce(delivery: Delivery, span: Span): Promise<WebhookAttempt> {
    const at = clock();
    if (delivery.endpoint.secrets.length === 0) {
      const nothing = { status: null, headers: {}, answer: null };
      return { at, durationMs: 0, outcome: 'unsigned', ...nothing };
    }
    const beganMs = performance.now();
    const { url } = delivery.endpoint;
    const headers = signedHeaders(delivery, at);
    if (span.traceparent !== null) headers['traceparent'] = span.traceparent;
    const posted = await postEvent(url, headers, delivery.body, options);
    span.set({ 'emet.outcome': posted.outcome });
    if (posted.outcome !== 'delivered') span.fail(undefined);
    return { at, durationMs: Math.round(performance.now() - beganMs), ...posted };
  }
}

/** Of which scan an event tells, if of one, and whether it is live data: those of tests are in no metric. */
function aboutEvent(body: string): { scanId: string | undefined; livemode: boolean } {
  const { scan, livemode } = EventData.parse(JSON.parse(body)).data;
  return { scanId: scan?.id, livemode: scan?.livemode ?? livemode ?? true };
}
/** Notices, and events written by versions without test data, do not have `livemode`. */
const EventData = z.object({
  data: z.object({
    scan: z.object({ id: z.uuid(), livemode: z.boolean().optional() }).optional(),
    livemode: z.boolean().optional(),
  }),
});
