import { z } from 'zod';
import { endpointTarget } from '../../core/audit.js';
import { AppError } from '../../core/errors.js';
import { ROLL_KEEP_DEFAULT_S, ROLL_KEEP_MAX_S } from '../../core/webhook.js';
import { readFields } from '../receive/read-fields.js';
import { byKey, operation } from '../operation.js';
import { EndpointId, ownEndpoint } from '../webhooks/own-endpoint.js';
import { presentEndpoint, WebhookEndpointWithSecret } from '../webhooks/shapes.js';

const Body = z
  .strictObject({
    keep_previous_s: z
      .number()
      .int('must be a whole number')
      .min(0)
      .max(ROLL_KEEP_MAX_S)
      .optional()
      .describe(
        `Seconds for which events are signed with the former secret too. Default ${ROLL_KEEP_DEFAULT_S}, a day; 0 ends it at once.`,
      ),
  })
  .meta({ id: 'RollWebhook' });

export const rollWebhookOperation = operation({
  id: 'roll-webhook',
  method: 'post',
  acts: ['webhook.secret_rolled'],
  path: '/webhooks/{id}/roll',
  summary: 'Roll the secret of a webhook endpoint',
  description:
    'Gives it a new secret, shown this once. Until the former one expires, every event carries ' +
    'a signature with each: a receiver that knows one of them accepts it.',
  params: EndpointId,
  body: { 'application/json': Body },
  answers: {
    200: { description: 'The endpoint, with its new secret.', schema: WebhookEndpointWithSecret },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ api, params: { id }, request, organisation, act }) {
    await ownEndpoint(api, organisation, id);
    const { keep_previous_s: keepS = ROLL_KEEP_DEFAULT_S } = await readFields(request, Body);
    const rolled = await act(
      { action: 'webhook.secret_rolled', target: endpointTarget(id) },
      () => api.platform.webhooks.rollSecret(id, keepS * 1000),
      () => ({ details: { keep_previous_s: keepS } }),
    );
    if (rolled === null) throw new AppError('NOT_FOUND', 'There is no such webhook endpoint.');
    return {
      status: 200,
      body: { ...presentEndpoint(rolled, organisation), secret: rolled.secret },
    };
  },
});
export const rollWebhook = byKey(rollWebhookOperation, 'webhooks:manage');
