import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';

/** A registry with Node's process metrics, labelled with the part of the program it runs. */
export function openRegistry(part: 'api' | 'worker'): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, labels: { process: part } });
  return registry;
}

/** Prometheus text of this process and of others, each in the format of `getMetricsAsJSON()`. */
export async function renderMetrics(
  own: Registry,
  others: object[][] = [],
): Promise<{ contentType: string; body: string }> {
  const parts = [await own.getMetricsAsJSON(), ...others].map((metrics) =>
    // Each process labels its own metrics, so no averaging or omission is needed.
    metrics.map((metric) => ({ ...metric, aggregator: 'sum' })),
  );
  const merged = AggregatorRegistry.aggregate(parts);
  return { contentType: merged.contentType, body: await merged.metrics() };
}
