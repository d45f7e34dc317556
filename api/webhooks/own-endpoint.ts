import { z } from 'zod';
import type { Organisation, WebhookEndpoint } from '../../core/accounts.js';
import { AppError } from '../../core/errors.js';
import type { Api } from '../api.js';

const Id = z.uuid().transform((id) => id.toLowerCase());

/** Path parameters. A value that is not a UUID matches nothing: 404. */
export const EndpointId = z.strictObject({ id: Id.describe('The endpoint.') });
export const DeliveryId = EndpointId.extend({ event: Id.describe('The event.') });

/**
 * The organisation's endpoint of this id, which every route on one asks for first.
 * Throws NOT_FOUND for that of another organisation as for none.
 */
export async function ownEndpoint(
  api: Api,
  { id: organisationId }: Organisation,
  id: string,
): Promise<WebhookEndpoint> {
  const found = await api.platform.webhooks.getEndpoint(id);
  if (found?.organisationId !== organisationId) {
    throw new AppError('NOT_FOUND', 'There is no such webhook endpoint.');
  }
  return found;
}

export const noDelivery = (): AppError =>
  new AppError('NOT_FOUND', 'The endpoint has no such delivery.');
