import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { holdAnswer, PROBE_HELD_MS } from '../core/hold-answer.js';
import { METRICS_HOST_DEFAULT, type Settings } from '../core/settings.js';
import { type ServedPages, servePages } from '../worker/serve-pages.js';

export interface MetricsPage {
  contentType: string;
  body: string;
}

/** A registry with Node's process metrics, labelled with the part of the program it runs. */
export function openRegistry(part: 'api' | 'worker'): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, labels: { process: part } });
  return registry;
}

/**
 * Renders the Prometheus text of this process and of others, each in the format of
 * `getMetricsAsJSON()`; at most once a second, however many ask.
 */
export function openMetricsPage(
  own: Registry,
  others: () => Promise<object[][]> = () => Promise.resolve([]),
): () => Promise<MetricsPage> {
  return holdAnswer(PROBE_HELD_MS, async () => {
    const parts = [await own.getMetricsAsJSON(), ...(await others())].map((metrics) =>
      // Each process labels its own metrics, so no averaging or omission is needed.
      metrics.map((metric) => ({ ...metric, aggregator: 'sum' })),
    );
    const merged = AggregatorRegistry.aggregate(parts);
    return { contentType: merged.contentType, body: await merged.metrics() };
  });
}

/** Serves /metrics on METRICS_HOST:METRICS_PORT; null without that setting. */
export async function serveMetrics(
  { metricsPort: port, metricsHost: host = METRICS_HOST_DEFAULT }: Settings,
  render: () => Promise<MetricsPage>,
): Promise<ServedPages | null> {
  if (port === undefined) return null;
  return servePages(
    { host, port },
    { '/metrics': async () => ({ status: 200, ...(await render()) }) },
  );
}
