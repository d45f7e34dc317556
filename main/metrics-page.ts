import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';

/** A registry with what Node tells of its process, named by the part of the program it runs. */
export function openRegistry(part: 'api' | 'worker'): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, labels: { process: part } });
  return registry;
}

/** Prometheus text of this process and of others, each given as `getMetricsAsJSON()` answers. */
export async function renderMetrics(
  own: Registry,
  others: object[][] = [],
): Promise<{ contentType: string; body: string }> {
  const parts = [await own.getMetricsAsJSON(), ...others].map((metrics) =>
    // Each process labels what is its own, so nothing needs averaging or leaving out.
    metrics.map((metric) => ({ ...metric, aggregator: 'sum' })),
  );
  const merged = AggregatorRegistry.aggregate(parts);
  return { contentType: merged.contentType, body: await merged.metrics() };
}
