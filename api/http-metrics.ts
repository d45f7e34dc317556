import { Counter, Histogram, type Registry } from 'prom-client';

/** The process's metrics: the registry, and the text of all metrics, including the workers'. */
export interface Metrics {
  registry: Registry;
  /** @param accept header of the request: the formats its client reads */
  render(accept: string): Promise<{ contentType: string; body: string }>;
}

export interface HttpMetrics {
  requests: Counter<'method' | 'route' | 'status' | 'code'>;
  durationS: Histogram<'method' | 'route'>;
  uploadBytes: Histogram<'source'>;
}

const MIB = 1024 * 1024;

/** The ways a document comes. */
const SOURCES = ['multipart', 'base64', 'url'] as const;

/**
 * Labels hold route templates, methods, statuses and codes only: never an id,
 * an organisation, a file name or a URL.
 */
export function registerHttpMetrics(registry: Registry): HttpMetrics {
  const registers = [registry];
  const uploadBytes = new Histogram({
    name: 'emet_http_upload_bytes',
    help: 'Size of the documents received, by the way they came.',
    labelNames: ['source'],
    buckets: [0.03, 0.1, 0.3, 1, 2, 4, 6, 8, 10].map((mib) => mib * MIB),
    registers,
  });
  for (const source of SOURCES) uploadBytes.zero({ source });
  return {
    requests: new Counter({
      name: 'emet_http_requests_total',
      help: 'Requests answered, by route template, status and error code ("none" without one).',
      labelNames: ['method', 'route', 'status', 'code'],
      registers,
    }),
    durationS: new Histogram({
      name: 'emet_http_request_duration_seconds',
      help: 'Seconds from the first byte of a request to the last byte of its answer.',
      labelNames: ['method', 'route'],
      enableExemplars: true,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60, 120],
      registers,
    }),
    uploadBytes,
  };
}

/** Counts requests whose rate this process counted alone; only for platforms with shared rates. */
export const registerLocalRateCounter = (registry: Registry): Counter =>
  new Counter({
    name: 'emet_rate_limiter_fallbacks_total',
    help: 'Requests whose rate this process counted alone, because the shared counter did not answer.',
    registers: [registry],
  });
