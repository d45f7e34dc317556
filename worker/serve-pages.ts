import { createServer, type IncomingMessage } from 'node:http';

export interface Page {
  status: number;
  contentType: string;
  body: string;
}

/** A page by its path. */
export type Pages = Record<string, (request: IncomingMessage) => Promise<Page>>;

export interface ServedPages {
  /** The actual port, also when any free one was asked for. */
  port: number;
  close(): Promise<void>;
}

/** Those who probe and scrape are few; more connections are closed at once. */
const CONNECTIONS_MAX = 64;
const REQUEST_TIMEOUT_MS = 10_000;

/** Serves pages to machines over HTTP; rejects when the address cannot be listened on. */
export async function servePages(
  { host, port }: { host: string; port: number },
  pages: Pages,
): Promise<ServedPages> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const page = request.method === 'GET' && Object.hasOwn(pages, path) ? pages[path] : undefined;
    const answer = page?.(request) ?? Promise.resolve(NOT_FOUND);
    answer
      .catch(() => jsonPage(500, { error: 'unexpected error' }))
      .then(({ status, contentType, body }) => {
        response.writeHead(status, { 'content-type': contentType }).end(body);
      })
      .catch(() => response.destroy());
  });
  server.maxConnections = CONNECTIONS_MAX;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const jsonPage = (status: number, body: object): Page => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

export const NOT_FOUND = jsonPage(404, { error: 'not found' });
