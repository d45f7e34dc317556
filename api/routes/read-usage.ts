import { Usage } from '../../core/accounts.js';
import { keyRoute } from '../route.js';

export const readUsage = keyRoute({
  id: 'read-usage',
  method: 'get',
  path: '/usage',
  scope: 'usage:read',
  summary: 'Read usage',
  description: 'The allowance of the current calendar month (UTC) and what is used of it.',
  answers: { 200: { description: 'The usage of the organization.', schema: Usage } },
  async handle({ api, caller }) {
    const usage = await api.platform.scans.usage(caller.organisation.id);
    if (usage === null) throw new Error('The organisation of a valid key has no usage');
    return { status: 200, body: usage };
  },
});
