import { type Organisation, type PlanId, PLANS } from './accounts.js';

/** What is to be different; undefined fields stay. */
export interface OrganisationChange {
  name?: string | undefined;
  plan?: PlanId | undefined;
  /** Monthly allowance in scans; null is unlimited, `default` that of the plan. */
  limit?: number | null | 'default' | undefined;
  /** Requests a minute. */
  rateLimit?: number | undefined;
}

/** The organisation after a change. */
export const changedOrganisation = (
  organisation: Organisation,
  change: OrganisationChange,
): Organisation => ({
  ...organisation,
  name: change.name ?? organisation.name,
  plan: change.plan ?? organisation.plan,
  limit: changedLimit(organisation, change),
  rateLimit: change.rateLimit ?? organisation.rateLimit,
});

/** A limit that is its plan's default follows the plan; one of its own stays. */
function changedLimit(
  { plan: oldPlan, limit: old }: Organisation,
  { plan = oldPlan, limit }: OrganisationChange,
): number | null {
  const isDefault = limit === undefined && old === PLANS[oldPlan].limitDefault;
  if (isDefault || limit === 'default') return PLANS[plan].limitDefault;
  return limit === undefined ? old : limit;
}
