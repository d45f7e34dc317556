import { isLive, Usage } from '../../core/accounts.js';
import { Livemode } from '../../core/vocabulary.js';
import { byKey, operation } from '../operation.js';

const UsageAnswer = Usage.extend({ livemode: Livemode }).meta({ id: 'Usage' });

export const readUsageOperation = operation({
  id: 'read-usage',
  method: 'get',
  path: '/usage',
  summary: 'Read usage',
  description:
    'The allowance of the current calendar month (UTC) and what is used of it. A test key is ' +
    'shown its test scans, which are charged to nobody, without a limit.',
  answers: { 200: { description: 'The usage of the organization.', schema: UsageAnswer } },
  async handle({ api, organisation }) {
    const usage = await api.platform.scans.usage(organisation.id);
    if (usage === null) throw new Error('The organisation of a valid key has no usage');
    return { status: 200, body: { ...usage, livemode: isLive(organisation) } };
  },
});
export const readUsage = byKey(readUsageOperation, 'usage:read');
