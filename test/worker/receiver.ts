import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { WebhookEvent } from '../../core/webhook.js';

export interface Received {
  event: WebhookEvent;
  headers: IncomingHttpHeaders;
  body: string;
  /** Unix seconds of the signature. */
  t: number;
  /** Whether the signature is right for `secret`, as a receiver checks it. */
  signedWith: (secret: string) => boolean;
}

/** A receiver of webhooks on this machine. `answer` decides what it says; default: 200. */
export async function openReceiver(
  answer: (response: ServerResponse, received: Received) => void = (response) => response.end(),
  host = '127.0.0.1',
): Promise<{ url: string; received: Received[]; close(): Promise<void> }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const signature = String(request.headers['emet-signature']);
      const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      const one: Received = {
        event: WebhookEvent.parse(JSON.parse(body)),
        headers: request.headers,
        body,
        t: Number(t),
        signedWith: (secret) => {
          const due = createHmac('sha256', secret).update(`${t}.${body}`).digest();
          return v1 !== '' && timingSafeEqual(due, Buffer.from(v1, 'hex'));
        },
      };
      received.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  return {
    url: `http://${host}:${address.port}/hook`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
