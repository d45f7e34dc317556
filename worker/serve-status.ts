import { createServer } from 'node:http';
import { PlatformFault } from '../core/errors.js';
import type { Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';

/** Serves /healthz, /readyz and /metrics on HOST:PORT for a worker without an API. */
export async function serveStatus(service: {
  platform: Platform;
  settings: Settings;
  /** Why the worker accepts no scans; null when it does. */
  fault(): string | null;
  render(): Promise<{ contentType: string; body: string }>;
}): Promise<{ port: number; close(): Promise<void> }> {
  const { platform, settings } = service;
  const pages: Record<string, () => Promise<Page>> = {
    '/healthz': async () => json(200, { status: 'ok' }),
    '/readyz': async () => {
      const reasons: string[] = [];
      const fault = service.fault();
      if (fault !== null) reasons.push(fault);
      await platform
        .ping()
        .catch((error: unknown) =>
          reasons.push(error instanceof PlatformFault ? error.message : 'the stores do not answer'),
        );
      return json(reasons.length === 0 ? 200 : 503, { ready: reasons.length === 0, reasons });
    },
    '/metrics': async () => {
      const { contentType, body } = await service.render();
      return { status: 200, contentType, body };
    },
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const page = request.method === 'GET' ? pages[path] : undefined;
    const answer = page?.() ?? Promise.resolve(json(404, { error: 'not found' }));
    answer
      .catch(() => json(500, { error: 'unexpected error' }))
      .then(({ status, contentType, body }) => {
        response.writeHead(status, { 'content-type': contentType }).end(body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : settings.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Page {
  status: number;
  contentType: string;
  body: string;
}

const json = (status: number, body: object): Page => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
