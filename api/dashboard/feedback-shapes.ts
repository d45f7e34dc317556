import { z } from 'zod';
import { Feedback, FindingFeedback, MissedPlace } from '../../core/feedback.js';
import { AppError } from '../../core/errors.js';
import type { Platform } from '../../core/ports.js';
import type { Person } from './person.js';

/** What people said about a scan, as the dashboard shows it. */
export const FeedbackAnswer = z
  .object({
    object: z.literal('feedback'),
    findings: z
      .record(z.string(), FindingFeedback)
      .describe('Answers by the id of the finding in the report.'),
    missed: z.record(z.string(), MissedPlace).describe('By the id they were sent under.'),
    training_copies: z.boolean().describe('Whether the organization keeps training copies.'),
    training_copy: z.boolean().describe('Whether the file of this scan is one.'),
  })
  .meta({ id: 'Feedback' });

/** Everything said about one of the person's scans. Rejects with NOT_FOUND. */
export async function answerFeedback(
  { scans }: Platform,
  { organisation }: Person,
  scanId: string,
): Promise<z.output<typeof FeedbackAnswer>> {
  const found = await scans.readFeedback(organisation.id, scanId);
  if (found === null) throw noScan();
  const { findings, missed } = Feedback.parse({ findings: found.findings, missed: found.missed });
  return {
    object: 'feedback',
    ...{ findings, missed },
    training_copies: organisation.trainingCopiesSince !== null,
    training_copy: found.hasTrainingCopy,
  };
}

export const noScan = (): AppError => new AppError('NOT_FOUND', 'There is no such scan.');

/** Of whoever says something, now. */
export const saidBy = ({ user }: Person) => ({
  by: { userId: user.id, name: user.name },
  at: new Date().toISOString(),
});
