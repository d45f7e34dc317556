import { isLive, Usage } from '../../core/accounts.js';
import { Livemode } from '../../core/vocabulary.js';
import { keyRoute } from '../route.js';

const UsageAnswer = Usage.extend({ livemode: Livemode }).meta({ id: 'Usage' });

export const readUsage = keyRoute({
  id: 'read-usage',
  method: 'get',
  path: '/usage',
  scope: 'usage:read',
  summary: 'Read usage',
  description:
    'The allowance of the current calendar month (UTC) and what is used of it. A test key is ' +
    'shown its test scans, which are charged to nobody, without a limit.',
  answers: { 200: { description: 'The usage of the organization.', schema: UsageAnswer } },
  async handle({ api, caller }) {
    const usage = await api.platform.scans.usage(caller.organisation.id);
    if (usage === null) throw new Error('The organisation of a valid key has no usage');
    return { status: 200, body: { ...usage, livemode: isLive(caller.organisation) } };
  },
});
