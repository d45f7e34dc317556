import type { Connection } from 'mongoose';
import type { ApiKey, Organisation } from '../../../core/accounts.js';
import { readStored } from '../../stored-json.js';
import { type ApiKeyDocument, apiKeys } from './api-key-model.js';
import { insertOnce } from './duplicate-key.js';
import type { OrganisationDocument } from './organisation-model.js';
import { owners } from './owner-model.js';

export const toOrganisation = (found: OrganisationDocument): Organisation => ({
  id: found._id,
  name: readStored<string>(found.name),
  plan: found.plan,
  limit: found.limit,
  rateLimit: found.rateLimit,
  suspended: found.suspended,
  createdAt: found.createdAt,
  trainingCopiesSince: found.trainingCopiesSince ?? null,
  language: found.language ?? 'he',
  fileRetentionDays: found.fileRetentionDays ?? null,
  testOf: found.testOf ?? null,
});

export const toKey = (found: ApiKeyDocument): ApiKey => ({
  id: found._id,
  organisationId: found.organisationId,
  name: found.name === null ? null : readStored<string>(found.name),
  prefix: found.prefix,
  scopes: found.scopes,
  ownerEmail: found.ownerEmail,
  revokedAt: found.revokedAt,
  expiresAt: found.expiresAt ?? null,
  lastUsedAt: found.lastUsedAt ?? null,
  replacedBy: found.replacedBy ?? null,
  createdAt: found.createdAt,
  livemode: found.livemode ?? true,
});

/**
 * The keys of an organisation, oldest first, without what a roll that was broken off left:
 * a key that nobody ever had, as its predecessor does not name it.
 */
export async function keyDocumentsOf(
  connection: Connection,
  organisationId: string,
): Promise<ApiKeyDocument[]> {
  const found = await apiKeys.on(connection).find({ organisationId }).sort({ number: 1 }).lean();
  const successors = new Map(found.map(({ _id, replacedBy }) => [_id, replacedBy]));
  return found.filter(
    ({ _id, replaces }) =>
      replaces === undefined || !successors.has(replaces) || successors.get(replaces) === _id,
  );
}

/** Inserts the owner first, so that no key lacks one. */
export async function insertKey(connection: Connection, key: ApiKeyDocument): Promise<void> {
  const { ownerEmail } = key;
  if (ownerEmail !== null) {
    const owner = { _id: ownerEmail, suspended: false };
    await insertOnce(() => owners.on(connection).insertMany([owner]));
  }
  await apiKeys.on(connection).insertMany([key]);
}
