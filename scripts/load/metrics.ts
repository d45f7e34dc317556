/** Cumulative counts of a histogram by upper edge, and counters, of one /metrics page. */
export type Page = Map<string, number>;

/** null when the page cannot be read from here. */
export async function readMetrics(url: string): Promise<Page | null> {
  const answer = await fetch(url).catch(() => null);
  if (answer === null || !answer.ok) return null;
  const page: Page = new Map();
  for (const line of (await answer.text()).split('\n')) {
    const [, series, value] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
    if (series !== undefined) page.set(series, Number(value));
  }
  return page;
}

/** What a counter, summed over all series that match, rose by between two pages. */
export function rise(before: Page, after: Page, series: RegExp): number {
  let sum = 0;
  for (const [name, value] of after) {
    if (!series.test(name)) continue;
    const was = before.get(name) ?? 0;
    // A process that was started anew counts from 0.
    sum += value >= was ? value - was : value;
  }
  return sum;
}

/**
 * A quantile of a histogram between two pages, in seconds, as Prometheus' histogram_quantile
 * has it: linear within its bucket. NaN where nothing was observed.
 *
 * @param labels matches the labels of its buckets
 */
export function quantile(
  before: Page,
  after: Page,
  histogram: { name: string; labels?: RegExp },
  q: number,
): number {
  const edges = new Map<number, number>();
  for (const series of after.keys()) {
    const [, labels = ''] = new RegExp(`^${histogram.name}_bucket\\{(.*)\\}$`).exec(series) ?? [];
    const le = /le="([^"]+)"/.exec(labels)?.[1];
    if (le === undefined || !(histogram.labels ?? /^/).test(labels)) continue;
    const edge = le === '+Inf' ? Infinity : Number(le);
    const one = new RegExp(`^${escape(series)}$`);
    edges.set(edge, (edges.get(edge) ?? 0) + rise(before, after, one));
  }
  const buckets = [...edges].sort(([a], [b]) => a - b);
  const total = buckets.at(-1)?.[1] ?? 0;
  if (total === 0) return NaN;
  let [below, belowCount] = [0, 0];
  for (const [edge, count] of buckets) {
    if (count >= q * total) {
      if (edge === Infinity) return below;
      return below + ((edge - below) * (q * total - belowCount)) / (count - belowCount);
    }
    [below, belowCount] = [edge, count];
  }
  return below;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
