import type { Usage } from '../api/types.js';

export interface SourceUse {
  /** The id of a key, or `dashboard`; null where it is not known. */
  source: string | null;
  scans: number;
}

export interface DayUse {
  /** YYYY-MM-DD, UTC. */
  day: string;
  scans: number;
}

const DAY_MS = 24 * 3_600_000;

/** Scans by where they came from, most first. */
export function bySource({ days }: Pick<Usage, 'days'>): SourceUse[] {
  const sums = new Map<string | null, number>();
  for (const { source, scans } of days) sums.set(source, (sums.get(source) ?? 0) + scans);
  return [...sums].map(([source, scans]) => ({ source, scans })).sort((a, b) => b.scans - a.scans);
}

/**
 * Every day of the period, those without scans too.
 *
 * @param chosen where the scans came from; undefined: from everywhere
 */
export function daysOf(
  { days, period }: Pick<Usage, 'days' | 'period'>,
  chosen: string | null | undefined,
): DayUse[] {
  const sums = new Map<string, number>();
  for (const { day, source, scans } of days) {
    if (chosen === undefined || source === chosen) sums.set(day, (sums.get(day) ?? 0) + scans);
  }
  const all: DayUse[] = [];
  for (let at = Date.parse(period.start); at < Date.parse(period.end); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    all.push({ day, scans: sums.get(day) ?? 0 });
  }
  return all;
}
