import type { Transport } from './transport.js';
import type {
  DeletedWebhook,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookDeliveryWithContent,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
  WebhookReplay,
} from './types.js';

export interface DeliveryOptions {
  state?: WebhookDelivery['state'];
  /** Deliveries on a page, 1 to 100. */
  limit?: number;
}

/** Webhook endpoints and what was sent to them; needs the scope `webhooks:manage`. */
export class WebhookEndpoints {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async list(): Promise<WebhookEndpoint[]> {
    const path = '/webhooks';
    const { data } = await this.#transport.json<{ data: WebhookEndpoint[] }>({
      method: 'GET',
      path,
    });
    return data;
  }

  /** The answer shows the secret, this once. Sent once: it may not be repeated safely. */
  async create(url: string, notifyUrl?: string): Promise<WebhookEndpointWithSecret> {
    return this.#post('/webhooks', { url, notify_url: notifyUrl }, { once: true });
  }

  async retrieve(id: string): Promise<WebhookEndpoint> {
    return this.#transport.json({ method: 'GET', path: pathOf(id) });
  }

  async delete(id: string): Promise<DeletedWebhook> {
    return this.#transport.json({ method: 'DELETE', path: pathOf(id) });
  }

  /** Sends a test event and answers what the receiver said. */
  async ping(id: string): Promise<WebhookDeliveryWithContent> {
    return this.#post(`${pathOf(id)}/ping`, undefined, { once: true });
  }

  /** After too many failures have disabled it. */
  async enable(id: string): Promise<WebhookEndpoint> {
    return this.#post(`${pathOf(id)}/enable`, undefined);
  }

  /** A new secret, shown this once; the former one is valid for `keepPreviousS` seconds more. */
  async roll(id: string, keepPreviousS?: number): Promise<WebhookEndpointWithSecret> {
    return this.#post(`${pathOf(id)}/roll`, { keep_previous_s: keepPreviousS }, { once: true });
  }

  /** What was sent to an endpoint or will be, newest first, over all pages. */
  async *deliveries(
    id: string,
    options: DeliveryOptions = {},
  ): AsyncGenerator<WebhookDelivery, void, undefined> {
    let cursor: string | null = null;
    do {
      const page: WebhookDeliveryList = await this.#transport.json({
        method: 'GET',
        path: `${pathOf(id)}/deliveries`,
        query: { ...options, ...(cursor && { cursor }) },
      });
      yield* page.data;
      cursor = page.next_cursor;
    } while (cursor !== null);
  }

  /** One delivery with its body, and the headers and answer of each attempt. */
  async delivery(id: string, eventId: string): Promise<WebhookDeliveryWithContent> {
    return this.#transport.json({ method: 'GET', path: deliveryPath(id, eventId) });
  }

  /** Sends one event again. */
  async replay(id: string, eventId: string): Promise<WebhookDelivery> {
    return this.#post(`${deliveryPath(id, eventId)}/replay`, undefined);
  }

  /** Sends all events of scans since an instant again. */
  async replaySince(id: string, since: Date | string): Promise<WebhookReplay> {
    const instant = since instanceof Date ? since.toISOString() : since;
    return this.#post(`${pathOf(id)}/replay`, { since: instant });
  }

  #post<T>(path: string, body: object | undefined, options: { once?: boolean } = {}): Promise<T> {
    return this.#transport.json({
      method: 'POST',
      path,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: () => JSON.stringify(body),
      }),
      ...options,
    });
  }
}

const pathOf = (id: string): string => `/webhooks/${encodeURIComponent(id)}`;
const deliveryPath = (id: string, eventId: string): string =>
  `${pathOf(id)}/deliveries/${encodeURIComponent(eventId)}`;
