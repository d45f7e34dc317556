import { setTimeout as wait } from 'node:timers/promises';
import { endpointTarget } from '../../core/audit.js';
import type { LoggedDelivery } from '../../core/ports.js';
import { RECEIVER_TIMEOUT_MS } from '../../core/webhook.js';
import type { Api } from '../api.js';
import { byKey, operation } from '../operation.js';
import { EndpointId, noDelivery, ownEndpoint } from '../webhooks/own-endpoint.js';
import { presentDeliveryWithContent, WebhookDeliveryWithContent } from '../webhooks/shapes.js';

/** The receiver's time, and some for a worker to take it on. */
const ANSWER_WAIT_MS = RECEIVER_TIMEOUT_MS + 3_000;
const POLL_MS = 100;

export const pingWebhookOperation = operation({
  id: 'ping-webhook',
  method: 'post',
  acts: ['webhook.pinged'],
  path: '/webhooks/{id}/ping',
  summary: 'Ping a webhook endpoint',
  description:
    'Sends a `ping` event, to a disabled endpoint too, and answers what the receiver said to its ' +
    'first attempt. Without a worker at hand the answer comes after 13 seconds, without attempts.',
  params: EndpointId,
  answers: {
    200: { description: 'The delivery of the ping.', schema: WebhookDeliveryWithContent },
  },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id }, request, organisation, act }) {
    await ownEndpoint(api, organisation, id);
    const eventId = await act(
      { action: 'webhook.pinged', target: endpointTarget(id) },
      () => api.platform.webhooks.ping(id),
      (event_id) => ({ details: { event_id } }),
    );
    if (eventId === null) throw noDelivery();
    const gone = new AbortController();
    request.res?.once('close', () => gone.abort());
    return {
      status: 200,
      body: presentDeliveryWithContent(await firstAnswer(api, id, eventId, gone.signal)),
    };
  },
});
export const pingWebhook = byKey(pingWebhookOperation, 'webhooks:manage');

/** Workers deliver, so the log tells. */
async function firstAnswer(
  api: Api,
  endpointId: string,
  eventId: string,
  gone: AbortSignal,
): Promise<LoggedDelivery> {
  const endMs = performance.now() + ANSWER_WAIT_MS;
  for (;;) {
    const delivery = await api.platform.webhooks.getDelivery(endpointId, eventId);
    if (delivery === null) throw noDelivery();
    const isOver = performance.now() > endMs || gone.aborted;
    if (delivery.attempts.length > 0 || isOver) return delivery;
    await wait(POLL_MS, undefined, { signal: gone }).catch(() => {});
  }
}
