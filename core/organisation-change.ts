import { type Organisation, type PlanId, PLANS } from './accounts.js';
import type { Lang } from './vocabulary.js';

/** What is to be different; undefined fields stay. */
export interface OrganisationChange {
  name?: string | undefined;
  plan?: PlanId | undefined;
  /** Monthly allowance in scans; null is unlimited, `default` that of the plan. */
  limit?: number | null | 'default' | undefined;
  /** Requests a minute. */
  rateLimit?: number | undefined;
  /** Whether labelled documents are kept as training copies. */
  trainingCopies?: boolean | undefined;
  language?: Lang | undefined;
  /** null: the operator's alone. */
  fileRetentionDays?: number | null | undefined;
}

/** The organisation after a change. */
export const changedOrganisation = (
  organisation: Organisation,
  change: OrganisationChange,
  now: Date,
): Organisation => ({
  ...organisation,
  name: change.name ?? organisation.name,
  plan: change.plan ?? organisation.plan,
  limit: changedLimit(organisation, change),
  rateLimit: change.rateLimit ?? organisation.rateLimit,
  trainingCopiesSince: changedTraining(organisation, change, now),
  language: change.language ?? organisation.language,
  fileRetentionDays:
    change.fileRetentionDays === undefined
      ? organisation.fileRetentionDays
      : change.fileRetentionDays,
});

/** What is on stays on since it was switched on. */
const changedTraining = (
  { trainingCopiesSince: since }: Organisation,
  { trainingCopies: wanted = since !== null }: OrganisationChange,
  now: Date,
): Date | null => (wanted ? (since ?? now) : null);

/** A limit that is its plan's default follows the plan; one of its own stays. */
function changedLimit(
  { plan: oldPlan, limit: old }: Organisation,
  { plan = oldPlan, limit }: OrganisationChange,
): number | null {
  const isDefault = limit === undefined && old === PLANS[oldPlan].limitDefault;
  if (isDefault || limit === 'default') return PLANS[plan].limitDefault;
  return limit === undefined ? old : limit;
}
