import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Emet } from './client.js';
import { EmetError } from './errors.js';
import type { WebhookDelivery, WebhookDeliveryWithContent } from './types.js';

export interface ListenOptions {
  /** Whose events are brought here. */
  endpointId: string;
  /** With which they are signed anew: that of the endpoint, or any that your receiver knows. */
  secret: string;
  /** Where they are sent to, such as `http://localhost:3000/hooks`. */
  forwardTo: string;
  /** Events made at this instant or later; default: now. */
  since?: Date;
  /** Milliseconds between two looks; default 2000. */
  pollMs?: number;
  /** Ends it. */
  signal?: AbortSignal;
  /** Told what became of each event. */
  onForwarded?: (event: ForwardedEvent) => void;
}

export interface ForwardedEvent {
  id: string;
  type: string;
  /** Of your receiver; null when it did not answer. */
  status: number | null;
}

const POLL_MS = 2_000;
/** An event is written with its scan: one may appear after another of a later instant. */
const LATE_MS = 60_000;
const RECEIVER_TIMEOUT_MS = 10_000;

/**
 * Brings events to a machine that the service cannot reach: looks for new deliveries of an
 * endpoint and sends each once, oldest first, as the service would. Each is signed now.
 *
 * Returns when `signal` is aborted.
 *
 * @throws {EmetApiError | EmetConnectionError} when the service refuses, or cannot be reached
 */
export async function listen(emet: Emet, options: ListenOptions): Promise<void> {
  const { endpointId, pollMs = POLL_MS, signal, onForwarded = () => {} } = options;
  const beganMs = (options.since ?? new Date()).getTime();
  const seen = new Map<string, number>();
  let newestMs = beganMs;

  while (!signal?.aborted) {
    const fromMs = Math.max(beganMs, newestMs - LATE_MS);
    const fresh: WebhookDelivery[] = [];
    for await (const delivery of emet.webhooks.deliveries(endpointId)) {
      const atMs = Date.parse(delivery.created_at);
      if (atMs < fromMs) break;
      if (!seen.has(delivery.id)) fresh.push(delivery);
      seen.set(delivery.id, atMs);
      newestMs = Math.max(newestMs, atMs);
    }
    for (const { id } of fresh.reverse()) {
      if (signal?.aborted) return;
      const delivery = await emet.webhooks.delivery(endpointId, id);
      onForwarded({ id, type: delivery.type, status: await forward(delivery, options) });
    }
    for (const [id, atMs] of seen) if (atMs < newestMs - LATE_MS) seen.delete(id);
    await wait(pollMs, undefined, { signal }).catch(() => {});
  }
}

async function forward(
  { id, type, body }: WebhookDeliveryWithContent,
  { forwardTo, secret }: ListenOptions,
): Promise<number | null> {
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const standard = createHmac('sha256', key).update(`${id}.${t}.${body}`).digest('base64');
  try {
    const answer = await fetch(forwardTo, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Emet-Event': type,
        'Emet-Delivery': id,
        'Emet-Signature': `t=${t},v1=${v1}`,
        'webhook-id': id,
        'webhook-timestamp': String(t),
        'webhook-signature': `v1,${standard}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(RECEIVER_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

/** The endpoint of this id, or the only one there is. */
export async function chooseEndpoint(emet: Emet, id: string | undefined): Promise<string> {
  if (id !== undefined) return id;
  const endpoints = await emet.webhooks.list();
  const [only] = endpoints;
  if (only !== undefined && endpoints.length === 1) return only.id;
  const listed = endpoints.map(({ id, url }) => `\n  ${id}  ${url}`).join('');
  throw new EmetError(
    only === undefined
      ? 'There is no webhook endpoint: create one with this key.'
      : `There are several webhook endpoints, choose one with --endpoint:${listed}`,
  );
}
