import type { Request } from 'express';
import { z } from 'zod';
import { type Organisation, PLANS, PlanId } from '../../core/accounts.js';
import { AppError } from '../../core/errors.js';
import { SIGN_IN_PATH, SSO_CALLBACK_PATH } from '../../core/sso.js';
import { Lang } from '../../core/vocabulary.js';
import type { Api } from '../api.js';
import { baseUrlOf } from './one-time-link.js';

const Plan = z.object({ id: PlanId, name: z.string() });

export const OrganisationAnswer = z
  .object({
    object: z.literal('organization'),
    id: z.uuid(),
    name: z.string(),
    language: Lang.describe('Of users who are invited.'),
    plan: Plan,
    plans: z.array(Plan).describe('Those that an owner may choose.'),
    file_retention_days: z
      .number()
      .int()
      .nullable()
      .describe('Days after which original files are removed; null: as the operator has set.'),
    file_retention_max_days: z
      .number()
      .int()
      .nullable()
      .describe('What the operator has set; null: kept until deleted.'),
    training_copies: z.boolean().describe('Whether labelled documents are kept for training.'),
    training_copies_kept: z
      .object({ count: z.number().int(), bytes: z.number().int() })
      .describe('Documents that are kept for training now.'),
    sign_in_link: z.string().describe('Leads to the provider of single sign-on.'),
    redirect_uri: z.string().describe('What the provider must know of this service.'),
    single_sign_on: z.object({ issuer: z.string(), client_id: z.string() }).nullable(),
  })
  .meta({ id: 'Organization' });

export async function presentOrganisation(
  { platform, settings }: Api,
  request: Request,
  organisation: Organisation,
): Promise<z.output<typeof OrganisationAnswer>> {
  const base = baseUrlOf(settings, request);
  const [sso, kept] = await Promise.all([
    platform.sso.get(organisation.id),
    platform.scans.countTrainingCopies(organisation.id),
  ]);
  return {
    object: 'organization',
    id: organisation.id,
    name: organisation.name,
    language: organisation.language,
    plan: planOf(organisation.plan),
    plans: settings.ownerPlans.map(planOf),
    file_retention_days: organisation.fileRetentionDays,
    file_retention_max_days: settings.fileRetentionDays ?? null,
    training_copies: organisation.trainingCopiesSince !== null,
    training_copies_kept: { count: kept.copies, bytes: kept.bytes },
    sign_in_link: `${base}${SIGN_IN_PATH}?organization=${organisation.id}`,
    redirect_uri: base + SSO_CALLBACK_PATH,
    single_sign_on: sso && { issuer: sso.issuer, client_id: sso.clientId },
  };
}

const planOf = (id: PlanId): z.output<typeof Plan> => ({ id, name: PLANS[id].name });

/** What the store answered to a change of the organisation of a session. */
export function changedOrganisation(answer: Organisation | null): Organisation {
  // Its deletion began after the session was read.
  if (answer === null) throw new AppError('NO_SESSION');
  return answer;
}
