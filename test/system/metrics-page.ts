/** One sample of a /metrics page. */
export interface Sample {
  labels: Record<string, string>;
  value: number;
}

/** The counters of a /metrics page in Prometheus' text format, by name. */
export function readPage(text: string): { counters: Map<string, Sample[]> } {
  const counters = new Map<string, Sample[]>();
  for (const line of text.split('\n')) {
    const [, declared, type] = /^# TYPE (\S+) (\w+)/.exec(line) ?? [];
    if (declared !== undefined && type === 'counter') counters.set(declared, []);
    const [, name = '', braces = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const labels = [...braces.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(
      ([, label = '', text = '']): [string, string] => [label, text],
    );
    counters.get(name)?.push({ labels: Object.fromEntries(labels), value: Number(value) });
  }
  return { counters };
}
