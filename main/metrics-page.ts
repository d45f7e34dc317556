import { collectDefaultMetrics, Registry } from 'prom-client';
import { holdAnswer, PROBE_HELD_MS } from '../core/hold-answer.js';
import { METRICS_HOST_DEFAULT, type Settings } from '../core/settings.js';
import { type ServedPages, servePages } from '../worker/serve-pages.js';

export interface MetricsPage {
  contentType: string;
  body: string;
}

/**
 * A registry with Node's process metrics, labelled with the part of the program it runs. Of
 * the type OpenMetrics, which alone knows exemplars; a page is written in the format asked for.
 */
export function openRegistry(part: 'api' | 'worker'): Registry {
  const registry = registryFor(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry, labels: { process: part } });
  return registry;
}

/** The type of a registry says its format; nothing here depends on it. */
const registryFor = (contentType: string): Registry =>
  new (Registry as new (contentType: string) => Registry)(contentType);

/** What `getMetricsAsJSON()` answers of one metric. */
interface MetricJson {
  name: string;
  type: unknown;
  help: string;
  values: unknown[];
}

/**
 * Renders the metrics of this process and of others, each in the format of
 * `getMetricsAsJSON()`; they are read at most once a second, however many ask.
 *
 * @returns a page for what a client accepts: OpenMetrics, with exemplars, or Prometheus' text
 */
export function openMetricsPage(
  own: Registry,
  others: () => Promise<object[][]> = () => Promise.resolve([]),
): (accept: string) => Promise<MetricsPage> {
  const read = holdAnswer(PROBE_HELD_MS, async () => {
    const parts = [await own.getMetricsAsJSON(), ...(await others())];
    return merge(parts as MetricJson[][]);
  });
  const pageIn = (contentType: string) =>
    holdAnswer(PROBE_HELD_MS, async () => pageOf(await read(), contentType));
  const text = pageIn(Registry.PROMETHEUS_CONTENT_TYPE);
  const openMetrics = pageIn(Registry.OPENMETRICS_CONTENT_TYPE);
  return (accept) => (accept.includes('application/openmetrics-text') ? openMetrics() : text());
}

async function pageOf(metrics: MetricJson[], contentType: string): Promise<MetricsPage> {
  const page = registryFor(contentType);
  for (const metric of metrics) {
    // OpenMetrics names a counter without its ending: the page renames what it asks. It asks for
    // name, type and `get`; the type wants all that counts, and aggregate() loses exemplars.
    const shown = { ...metric, get: () => shown };
    page.registerMetric(shown as unknown as Parameters<Registry['registerMetric']>[0]);
  }
  return { contentType, body: await page.metrics() };
}

/** By name. Each process labels what others have too, so no two values are of one series. */
function merge(parts: MetricJson[][]): MetricJson[] {
  const merged = new Map<string, MetricJson>();
  for (const metric of parts.flat()) {
    const before = merged.get(metric.name);
    if (before === undefined) merged.set(metric.name, { ...metric, values: [...metric.values] });
    else before.values.push(...metric.values);
  }
  return [...merged.values()];
}

/** Serves /metrics on METRICS_HOST:METRICS_PORT; null without that setting. */
export async function serveMetrics(
  { metricsPort: port, metricsHost: host = METRICS_HOST_DEFAULT }: Settings,
  render: (accept: string) => Promise<MetricsPage>,
): Promise<ServedPages | null> {
  if (port === undefined) return null;
  return servePages(
    { host, port },
    {
      '/metrics': async ({ headers }) => ({ status: 200, ...(await render(headers.accept ?? '')) }),
    },
  );
}
