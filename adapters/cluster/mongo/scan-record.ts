import { z } from 'zod';
import type { StoredScan } from '../../../core/ports.js';
import { optional, SCAN_FIELDS, ScanReport, ScanTranslations, toScan } from '../../stored-scan.js';

const Announce = z.object({
  eventId: z.string(),
  type: z.enum(['scan.completed', 'scan.failed']),
  at: z.date(),
});
export type Announce = z.output<typeof Announce>;

// Unknown fields are allowed: a newer version of the program may have written them.
const ScanDocument = z.object({
  ...SCAN_FIELDS,
  _id: z.string(),
  createdAt: z.date(),
  completedAt: optional(z.date()),
  chargedPeriod: z.date(),
  fileAvailable: z.boolean(),
  livemode: z.boolean().default(true),
  report: ScanReport,
  translations: ScanTranslations,
  trainingSince: optional(z.date()),
  fence: z.number(),
  slot: optional(z.string()),
  announce: optional(Announce),
});

export interface ScanRecord {
  scan: StoredScan;
  fence: number;
  chargedPeriod: Date;
  /** The `trainingCopiesSince` under which its file became a training copy. */
  trainingSince: Date | null;
  /** `id` of its slot while it is in progress. */
  slot: string | null;
  announce: Announce | null;
}

type Include = 'report' | 'summary';

const APART = {
  ...{ pageHashes: 0, bands: 0, numberHashes: 0, wordHashes: 0 },
  ...{ saidOfFindings: 0, saidMissed: 0 },
} as const;
/** The fields read of a scan; the large reports only on request. */
export const fields = (include: Include) =>
  include === 'report' ? APART : { ...APART, report: 0 as const, translations: 0 as const };

/** Parses a scan found by its organisation or its work, so it is neither void nor removed. */
export function readScan(document: unknown, include: Include): ScanRecord {
  const parsed = ScanDocument.safeParse(document);
  // Messages of zod or JSON may quote the document.
  if (!parsed.success) throw new Error(`A stored scan cannot be read: ${places(parsed.error)}.`);
  const found = parsed.data;
  const scan = toScan(found._id, found);
  if (include === 'report') Object.assign(scan, reportOf(found));
  return {
    scan,
    fence: found.fence,
    chargedPeriod: found.chargedPeriod,
    trainingSince: found.trainingSince,
    slot: found.slot,
    announce: found.announce,
  };
}

const reportOf = ({
  report,
  translations,
}: z.output<typeof ScanDocument>): Pick<StoredScan, 'report' | 'translations'> => ({
  report,
  translations,
});

const places = (error: z.ZodError): string =>
  error.issues.map((issue) => issue.path.join('.')).join(', ');
