import { PlatformFault } from '../core/errors.js';
import { holdAnswer, PROBE_HELD_MS } from '../core/hold-answer.js';
import type { Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { isFromThisMachine } from '../core/this-machine.js';
import { jsonPage, NOT_FOUND, type ServedPages, servePages } from './serve-pages.js';

/**
 * Serves /healthz and /readyz on HOST:PORT for a worker without an API, and /metrics
 * to this machine unless METRICS_PORT gives them a port of their own.
 */
export async function serveStatus(service: {
  platform: Platform;
  settings: Settings;
  /** Why the worker accepts no scans; null when it does. */
  fault(): string | null;
  render(accept: string): Promise<{ contentType: string; body: string }>;
}): Promise<ServedPages> {
  const { platform, settings } = service;
  const storesFault = holdAnswer(PROBE_HELD_MS, () =>
    platform.ping().then(
      () => null,
      (error: unknown) =>
        error instanceof PlatformFault ? error.message : 'the stores do not answer',
    ),
  );
  return servePages(settings, {
    '/healthz': async () => jsonPage(200, { status: 'ok' }),
    '/readyz': async () => {
      const reasons = [service.fault(), await storesFault()].filter((why) => why !== null);
      return jsonPage(reasons.length === 0 ? 200 : 503, { ready: reasons.length === 0, reasons });
    },
    '/metrics': async (request) => {
      if (settings.metricsPort !== undefined || !isFromThisMachine(request)) return NOT_FOUND;
      return { status: 200, ...(await service.render(request.headers.accept ?? '')) };
    },
  });
}
