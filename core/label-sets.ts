/**
 * Every combination of these labels' values, as the label sets of a counter.
 *
 * @param values the values of each label, by its name
 */
export function combineLabels<Label extends string>(
  values: Record<Label, readonly string[]>,
): Record<Label, string>[] {
  const labels = Object.keys(values) as Label[];
  return labels.reduce<Partial<Record<Label, string>>[]>(
    (sets, label) =>
      sets.flatMap((set) => values[label].map((value) => ({ ...set, [label]: value }))),
    [{}],
  ) as Record<Label, string>[];
}

/**
 * Shows these series of a counter before anything is counted in them. Prometheus sees a rise
 * only between two samples: a series whose first sample is 1 has risen by nothing.
 */
export function startAtZero<Label extends string>(
  counter: { inc(labels: Partial<Record<NoInfer<Label>, string>>, by: number): void },
  sets: readonly Record<Label, string>[],
): void {
  for (const labels of sets) counter.inc(labels, 0);
}
