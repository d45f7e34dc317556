import { z } from 'zod';
import { DateTime, FindingCategory } from './vocabulary.js';

/** What people say about a report: whether its findings are right, and what it missed. */

export const FindingAnswer = z.enum(['right', 'wrong', 'misplaced']);
export type FindingAnswer = z.infer<typeof FindingAnswer>;

/** Missed places of one scan. */
export const MISSED_PLACES_MAX = 50;
/** Answered findings of one scan; reports have some hundreds at most. */
export const ANSWERED_FINDINGS_MAX = 1_000;
export const MISSED_NOTE_MAX_CHARS = 500;

const percent = z.number().min(0).max(100);
/** In percent of the page. Two sides that a browser added up may exceed 100 by a rounding error. */
const WHOLE = 100.001;

/** A place that a person drew, as `Box` of a report counts. */
export const DrawnBox = z
  .strictObject({
    page: z.number().int().min(1).max(10_000).describe('Page, counted from 1.'),
    x: percent.describe('Left edge, percent of the page width.'),
    y: percent.describe('Top edge, percent of the page height.'),
    w: percent.gt(0).describe('Width, percent of the page width.'),
    h: percent.gt(0).describe('Height, percent of the page height.'),
  })
  .refine(({ x, w }) => x + w <= WHOLE, { error: 'reaches beyond the page', path: ['w'] })
  .refine(({ y, h }) => y + h <= WHOLE, { error: 'reaches beyond the page', path: ['h'] })
  .meta({ id: 'DrawnBox' });
export type DrawnBox = z.infer<typeof DrawnBox>;

/** Who said it, with the name as it was then, and when. */
const SAID = {
  by: z.strictObject({ userId: z.string(), name: z.string() }),
  at: DateTime,
};

/** The answer to a finding: the last that anybody of the organisation gave. */
export const FindingFeedback = z
  .strictObject({
    answer: FindingAnswer,
    box: DrawnBox.nullable().describe('Where it should lie; only of a misplaced one.'),
    ...SAID,
  })
  .meta({ id: 'FindingFeedback' });
export type FindingFeedback = z.infer<typeof FindingFeedback>;

/** A place that should have been found. */
export const MissedPlace = z
  .strictObject({
    box: DrawnBox,
    category: FindingCategory.nullable().describe('What kind of change it is, if known.'),
    note: z.string().max(MISSED_NOTE_MAX_CHARS).nullable(),
    ...SAID,
  })
  .meta({ id: 'MissedPlace' });
export type MissedPlace = z.infer<typeof MissedPlace>;

/** Everything people said about one report; kept and deleted with its scan. */
export const Feedback = z.strictObject({
  /** By the id of the finding in the report. */
  findings: z.record(z.string(), FindingFeedback),
  /** By an id of whoever drew it, so that sending it again changes nothing. */
  missed: z.record(z.string(), MissedPlace),
});
export type Feedback = z.infer<typeof Feedback>;

export const NO_FEEDBACK: Feedback = { findings: {}, missed: {} };

/** One thing to keep, or with null to take back. */
export type FeedbackChange =
  | { kind: 'finding'; id: string; given: FindingFeedback | null }
  | { kind: 'missed'; id: string; given: MissedPlace | null };

export type FeedbackKind = FeedbackChange['kind'];

export const FEEDBACK_MAX: Record<FeedbackKind, number> = {
  finding: ANSWERED_FINDINGS_MAX,
  missed: MISSED_PLACES_MAX,
};
