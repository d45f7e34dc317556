import type { PdfMetadata, RevisionMetadata } from '../../../evidence/metadata.js';
import type { Finding } from './findings.js';
import { formatSince, releaseOf } from './releases.js';
import { dateFinding, iso } from './date-finding.js';

/** Betas and nightly builds precede the release in the table. */
const BETA_MS = 150 * 24 * 60 * 60_000;

/** The file is dated before the program it names, or its format version, existed. */
export function impossibleDates({ info, version }: PdfMetadata): Finding[] {
  const dates = [info.creationDate, info.modificationDate].filter(isReal);
  const [first] = dates;
  if (first === undefined) return [];
  const newest = dates.reduce((a, b) => (a > b ? a : b));
  const release = info.producer === null ? null : releaseOf(info.producer);
  const made = release?.makes && isReal(info.creationDate) ? info.creationDate : newest;
  if (release && made.getTime() < release.since.getTime() - BETA_MS)
    return [
      dateFinding('metadata_dates_disagree', 0.9, {
        one: iso(made),
        other: iso(release.since),
        program: release.program,
        event: 'program',
      }),
    ];
  const since = version === null ? null : formatSince(version);
  if (since && newest.getTime() < since.getTime() - BETA_MS)
    return [
      dateFinding('metadata_dates_disagree', 0.3, {
        one: iso(newest),
        other: iso(since),
        program: `PDF ${version}`,
        event: 'format',
      }),
    ];
  return [];
}

/** A later revision changes the file's creation date, which no program that appends does. */
export function creationRewritten(statements: readonly RevisionMetadata[]): Finding[] {
  const dates = statements.map(({ info }) => info.creationDate).filter(isReal);
  const [first] = dates;
  const other = dates.find((date) => first && Math.abs(date.getTime() - first.getTime()) >= 1_000);
  if (!first || !other) return [];
  const values = { one: iso(first), other: iso(other), event: 'rewritten' };
  return [dateFinding('metadata_dates_disagree', 0.9, values)];
}

const isReal = (date: Date | null | undefined): date is Date =>
  date instanceof Date && !Number.isNaN(date.getTime());
