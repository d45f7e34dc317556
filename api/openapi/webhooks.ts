import type { z } from 'zod';
import { EventType, WebhookEvent } from '../../core/webhook.js';
import type { OpenApiDocument } from './document.js';
import type { JsonSchema } from './json-schema.js';

const SUMMARIES: Record<EventType, { summary: string; description: string }> = {
  'scan.completed': {
    summary: 'A scan is completed',
    description: 'Carries the outcome; the full report comes from `GET /scans/{id}`.',
  },
  'scan.failed': {
    summary: 'A scan has failed',
    description: 'The document could not be analysed; the unit of the allowance was given back.',
  },
  ping: { summary: 'A test', description: 'Sent when somebody asks for it.' },
  'endpoint.failing': {
    summary: 'An endpoint fails',
    description:
      'Sent to the `notify_url` of an endpoint that has failed for a minute. Its events wait.',
  },
  'endpoint.disabled': {
    summary: 'An endpoint was disabled',
    description: 'Sent to the `notify_url` after 50 failures in a row.',
  },
  'endpoint.recovered': {
    summary: 'An endpoint answers again',
    description: 'Sent to the `notify_url` after `endpoint.failing`.',
  },
};

const text = { type: 'string' };

/** What the service sends to a registered endpoint. */
export function describeWebhooks(
  add: (schema: z.ZodType) => JsonSchema,
): OpenApiDocument['webhooks'] {
  const event = add(WebhookEvent);
  const one = (type: EventType) => ({
    post: {
      operationId: `webhook-${type.replace('.', '-')}`,
      tags: ['webhooks'],
      ...SUMMARIES[type],
      security: [],
      parameters: [
        header('Emet-Event', 'The type of the event.', { ...text, const: type }),
        header('Emet-Delivery', 'Id of the event: the same in every attempt; dedupe on it.', text),
        header(
          'Emet-Signature',
          '`t=<unix seconds>,v1=<hex>`: v1 is HMAC-SHA256, with the secret of the endpoint, of `<t>.<raw body>`. While a rolled secret is still valid there is a second v1, made with it.',
          { ...text, pattern: '^t=\\d+(,v1=[0-9a-f]{64}){1,2}$' },
        ),
        header('webhook-id', 'Of Standard Webhooks: the same as Emet-Delivery.', text),
        header('webhook-timestamp', 'Of Standard Webhooks: unix seconds of this attempt.', text),
        header(
          'webhook-signature',
          'Of Standard Webhooks: `v1,<base64>` of HMAC-SHA256, with the base64 after `whsec_` as key, of `<id>.<timestamp>.<raw body>`; a second one, after a space, with a rolled secret.',
          text,
        ),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { allOf: [event, { type: 'object', properties: { type: { const: type } } }] },
          },
        },
      },
      responses: {
        '2XX': { description: 'Received. Anything else, or nothing within 10 s, is tried again.' },
      },
    },
  });
  return Object.fromEntries(EventType.options.map((type) => [type, one(type)]));
}

const header = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema,
});
