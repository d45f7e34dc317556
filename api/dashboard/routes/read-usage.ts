import { z } from 'zod';
import { isLive, Usage } from '../../../core/accounts.js';
import { Livemode } from '../../../core/vocabulary.js';
import { OfMode, organisationOf } from '../by-person.js';
import { sessionRoute } from '../route.js';

const DashboardUsage = Usage.extend({
  livemode: Livemode,
  days: z
    .array(
      z.object({
        day: z.iso.date().describe('In UTC.'),
        source: z
          .string()
          .nullable()
          .describe('The id of a key, or `dashboard`; null where it is not known any more.'),
        scans: z.number().int(),
      }),
    )
    .describe('Scans of this period that are there and were not refunded.'),
  keys: z.record(z.string(), z.string()).describe('Names of the keys in `days`, by id.'),
}).meta({ id: 'DashboardUsage' });

export const readUsage = sessionRoute({
  id: 'read-usage',
  method: 'get',
  path: '/usage',
  right: 'usage:read',
  summary: 'Read usage',
  description: 'The allowance of the current calendar month (UTC), and what used it.',
  query: OfMode,
  answers: { 200: { description: 'The usage of the organization.', schema: DashboardUsage } },
  async handle({ api, person, query }) {
    const organisation = await organisationOf(api, person, query);
    const { scans, accounts } = api.platform;
    const usage = await scans.usage(organisation.id);
    if (usage === null) throw new Error('The organisation of a session has no usage');
    const days = await scans.usageByDay(organisation.id, new Date(usage.period.start));
    const used = new Set(days.map(({ source }) => source));
    const keys = ((await accounts.listKeys(organisation.id)) ?? []).filter(({ id }) =>
      used.has(id),
    );
    return {
      status: 200,
      body: {
        ...usage,
        livemode: isLive(organisation),
        days,
        keys: Object.fromEntries(keys.map(({ id, name, prefix }) => [id, name ?? `${prefix}…`])),
      },
    };
  },
});
