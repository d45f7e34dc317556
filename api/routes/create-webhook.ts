import { z } from 'zod';
import { describeEndpoint } from '../../core/audit.js';
import { AppError } from '../../core/errors.js';
import { ENDPOINTS_MAX, TooManyEndpoints } from '../../core/webhook.js';
import { readFields } from '../receive/read-fields.js';
import { byKey, operation } from '../operation.js';
import { checkedUrl, presentEndpoint, WebhookEndpointWithSecret } from '../webhooks/shapes.js';

const Body = z
  .strictObject({
    url: z
      .string()
      .max(2000)
      .describe('Public https URL that receives events. Redirects are not followed.'),
    notify_url: z
      .string()
      .max(2000)
      .nullable()
      .optional()
      .describe(
        'Another URL, better on another machine: told when the endpoint has failed for a ' +
          'minute, is disabled, or answers again. Signed with the same secret.',
      ),
  })
  .meta({ id: 'CreateWebhook' });

export const createWebhookOperation = operation({
  id: 'create-webhook',
  method: 'post',
  acts: ['webhook.created'],
  path: '/webhooks',
  summary: 'Create a webhook endpoint',
  description:
    `It receives the events of the organization from now on. The answer shows its signing ` +
    `secret, this once. An organization may have ${ENDPOINTS_MAX} endpoints.`,
  body: { 'application/json': Body },
  answers: {
    201: { description: 'The endpoint, with its secret.', schema: WebhookEndpointWithSecret },
  },
  errors: ['INVALID_REQUEST'],
  async handle({ api, request, organisation, act }) {
    const fields = await readFields(request, Body);
    const url = checkedUrl(fields.url, 'url', api.settings);
    const notifyUrl =
      typeof fields.notify_url === 'string'
        ? checkedUrl(fields.notify_url, 'notify_url', api.settings)
        : null;
    const { webhooks } = api.platform;
    const { id: organisationId } = organisation;
    const added = await act(
      { action: 'webhook.created', organisationId },
      () => webhooks.addEndpoint(organisationId, url, notifyUrl),
      describeEndpoint,
    ).catch((error: unknown) => {
      if (!(error instanceof TooManyEndpoints)) throw error;
      throw new AppError('INVALID_REQUEST', error.message);
    });
    if (added === null) throw new Error('The organisation of a valid key is missing');
    return { status: 201, body: { ...presentEndpoint(added, organisation), secret: added.secret } };
  },
});
export const createWebhook = byKey(createWebhookOperation, 'webhooks:manage');
