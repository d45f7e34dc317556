import type { PdfMetadata } from '../../../evidence/metadata.js';
import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import type { PictureFacts } from '../../../evidence/picture-facts.js';
import { creationRewritten, impossibleDates } from './impossible.js';
import { dateFinding as finding, iso } from './date-finding.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Programs write Info and XMP at once; dates further apart were written at different times. */
const SAME_EVENT_MS = 2 * MINUTE_MS;

/** Fields without a time zone are off by whole quarters of an hour, up to fourteen hours. */
const ZONE_STEP_MS = 15 * MINUTE_MS;
const ZONE_MAX_MS = 14 * HOUR_MS;

/** Saving takes minutes; a later save is a separate event. */
const SAVED_AGAIN_MS = HOUR_MS;

/** Clocks, mail gateways and copies of metadata cause most of these. */
const DISAGREE = 0.3;

/** Dates in the metadata that contradict each other or are in the future. */
export const metadataDates = documentDetector({
  id: 'metadata-dates',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['file'],
  mayUse: ['metadata', 'statements', 'picture'],
  detect: ({ metadata, statements, picture }) => [
    ...findingsOf(timesOf(metadata, picture), new Date()),
    ...(metadata ? impossibleDates(metadata) : []),
    ...(statements ? creationRewritten(statements) : []),
  ],
});

interface Times {
  created: Date[];
  modified: Date[];
}

function timesOf(metadata: PdfMetadata | null, picture: PictureFacts | null): Times {
  const real = (dates: (Date | null | undefined)[]) =>
    dates.filter((date): date is Date => date instanceof Date && !Number.isNaN(date.getTime()));
  return {
    created: real([metadata?.info.creationDate, metadata?.xmp?.createDate, picture?.takenAt]),
    modified: real([
      metadata?.info.modificationDate,
      metadata?.xmp?.modifyDate,
      picture?.modifiedAt,
    ]),
  };
}

/** Pure, so that a test can set the time of the scan. */
export function findingsOf({ created, modified }: Times, now: Date): Finding[] {
  const findings: Finding[] = [];
  // A day, because a clock without a time zone may legitimately be ahead of ours.
  const ahead = [...created, ...modified].find((date) => date.getTime() > now.getTime() + DAY_MS);
  if (ahead) findings.push(finding('metadata_date_in_future', 0.9, { one: iso(ahead) }));

  // One stale packet makes both pairs differ: it is reported once.
  const stale = [created, modified].find(([one, other]) => one && other && areApart(one, other));
  if (stale?.[0] && stale[1]) {
    const values = { one: iso(stale[0]), other: iso(stale[1]), event: 'same' };
    findings.push(finding('metadata_dates_disagree', DISAGREE, values));
  }
  const [start] = created;
  const [end] = modified;
  if (!start || !end) return findings;
  if (end.getTime() < start.getTime() - SAME_EVENT_MS && areApart(start, end)) {
    const values = { one: iso(start), other: iso(end), event: 'reversed' };
    findings.push(finding('metadata_dates_disagree', DISAGREE, values));
  } else if (end.getTime() > start.getTime() + SAVED_AGAIN_MS && areApart(start, end)) {
    findings.push(finding('modified_after_creation', 0.9, { one: iso(start), other: iso(end) }));
  }
  return findings;
}

function areApart(one: Date, other: Date): boolean {
  const gap = Math.abs(one.getTime() - other.getTime());
  if (gap <= SAME_EVENT_MS) return false;
  const offStep = gap % ZONE_STEP_MS;
  const onStep = Math.min(offStep, ZONE_STEP_MS - offStep) <= SAME_EVENT_MS;
  return !(onStep && gap <= ZONE_MAX_MS);
}
