import { openReceiver, type Received } from '../worker/receiver.js';

export interface Arrival {
  scanId: string;
  /** What receivers tell repeats by. */
  deliveryId: string;
  type: string;
  /** Program that sent it, with its version. */
  agent: string;
  atMs: number;
}

/** Where webhooks of all tenants arrive, and when. */
export interface Inbox {
  url: string;
  arrivals: Arrival[];
  close(): Promise<void>;
}

/** @param host the address it listens on and is reached by */
export async function openInbox(host?: string): Promise<Inbox> {
  const arrivals: Arrival[] = [];
  const note = ({ event, headers }: Received): void => {
    if (!('scan' in event.data)) return;
    arrivals.push({
      scanId: event.data.scan.id,
      deliveryId: String(headers['emet-delivery']),
      type: event.type,
      agent: String(headers['user-agent']),
      atMs: Date.now(),
    });
  };
  const answer: Parameters<typeof openReceiver>[0] = (response, received) => {
    note(received);
    response.end();
  };
  const receiver = await openReceiver(answer, host);
  return { url: receiver.url, arrivals, close: () => receiver.close() };
}
