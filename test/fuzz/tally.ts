/** How the scans of files ended, and the ones that must not have ended so. */
export interface Tally {
  files: number;
  opened: number;
  /** By reason of failure, limits included. */
  failed: Record<string, number>;
  /** Child processes that ended by themselves. */
  crashed: number;
  offences: Offence[];
  slowestMs: number;
}

/** A file that caused a fault, and what is known about it. */
export interface Offence {
  /** Which file of the run, counted from 0. */
  index: number;
  what: string;
}

export const emptyTally = (): Tally => ({
  files: 0,
  opened: 0,
  failed: {},
  crashed: 0,
  offences: [],
  slowestMs: 0,
});

/** Legitimate reasons to refuse a broken file. Any other reason is a fault of the program. */
const RIGHTLY_REFUSED = new Set([
  'corrupt_file',
  'password_required',
  'too_many_pages',
  'too_many_pixels',
]);

/** Adds the result of one file; returns whether it is a fault. */
export function count(
  tally: Tally,
  index: number,
  ms: number,
  end: { reason: string | null; detail: string; crashed: boolean },
): boolean {
  tally.files++;
  tally.slowestMs = Math.max(tally.slowestMs, ms);
  if (end.crashed) tally.crashed++;
  else if (end.reason === null) tally.opened++;
  else tally.failed[end.reason] = (tally.failed[end.reason] ?? 0) + 1;
  if (!end.crashed && (end.reason === null || RIGHTLY_REFUSED.has(end.reason))) return false;
  tally.offences.push({ index, what: `${end.reason ?? 'crash'}: ${end.detail}` });
  return true;
}

/** Groups faults that broke at the same place. */
export function printTally(tally: Tally): string {
  const refused = Object.entries(tally.failed).map(([reason, count]) => `  ${reason}: ${count}`);
  const kinds = new Map<string, number[]>();
  for (const { index, what } of tally.offences)
    kinds.set(what, [...(kinds.get(what) ?? []), index]);
  const faults = [...kinds].map(
    ([what, indexes]) => `${indexes.length} x ${what}\n  files ${indexes.slice(0, 5).join(', ')}`,
  );
  return [
    `${tally.files} files: ${tally.opened} opened, ${tally.crashed} crashed a child`,
    ...refused,
    `slowest ${Math.round(tally.slowestMs)} ms`,
    faults.length === 0 ? 'no fault' : `${tally.offences.length} faults:`,
    ...faults,
  ].join('\n');
}
