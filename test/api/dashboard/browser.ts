import type { NewUser } from '../../../core/ports.js';
import type { User } from '../../../core/users.js';
import { hashToken, newToken } from '../../../api/dashboard/session-token.js';
import { type CalledAnswer, type CallOptions, openCaller } from '../call.js';
import type { TestApi } from '../open-api.js';

export const PASSWORD = 'Lantern over the quay 7';

/** Keeps cookies and the CSRF token as the dashboard's page in a browser does. */
export async function openBrowser(
  api: Pick<TestApi, 'root'>,
  headers: Record<string, string> = {},
) {
  const caller = await callerOf(api.root);
  const cookies = new Map<string, string>();
  let csrf: string | null = null;

  const call = async (method: string, path: string, options: CallOptions = {}) => {
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await caller.call(method, path, {
      ...options,
      headers: {
        ...(sent !== '' && { Cookie: sent }),
        ...(csrf !== null && method !== 'GET' && { 'X-CSRF-Token': csrf }),
        ...headers,
        ...options.headers,
      },
    });
    for (const set of answer.headers.getSetCookie()) keep(set);
    const token = (answer.body as { csrf_token?: unknown }).csrf_token;
    if (typeof token === 'string') csrf = token;
    return answer;
  };
  const keep = (set: string): void => {
    const [pair = '', ...attributes] = set.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  };

  return {
    call,
    contract: caller.contract,
    cookies,
    csrf: () => csrf,
    signIn: (email: string, password = PASSWORD, code?: string): Promise<CalledAnswer> =>
      call('POST', '/session', { json: { email, password, ...(code !== undefined && { code }) } }),
  };
}

const callers = new Map<string, ReturnType<typeof openCaller>>();
function callerOf(root: string): ReturnType<typeof openCaller> {
  const caller = callers.get(root) ?? openCaller(`${root}/dashboard/api`);
  callers.set(root, caller);
  return caller;
}

let users = 0;

/** Invites a user, in an organisation of their own unless one is given; answers the link's token. */
export async function invite(
  { platform }: Pick<TestApi, 'platform'>,
  changes: Partial<NewUser> = {},
): Promise<{ user: User; token: string }> {
  const organisationId =
    changes.organisationId ??
    (await platform.accounts.createOrganisation({ name: 'Sample', plan: 'business' })).id;
  const token = newToken();
  const user = await platform.users.invite(
    {
      email: `person${(users += 1)}@example.com`,
      name: 'Person',
      role: 'analyst',
      language: 'en',
      ...changes,
      organisationId,
    },
    { hash: hashToken(token), expiresAt: new Date(Date.now() + 60_000) },
  );
  if (typeof user === 'string') throw new Error(user);
  return { user, token };
}

/** Invites a user who accepts with PASSWORD, and answers the browser in which they did. */
export async function openSignedIn(
  api: Pick<TestApi, 'root' | 'platform'>,
  changes: Partial<NewUser> = {},
) {
  const { user, token } = await invite(api, changes);
  const browser = await openBrowser(api);
  const answer = await browser.call('POST', '/invitations/accept', {
    json: { token, password: PASSWORD },
  });
  if (answer.status !== 200) throw new Error(`Not accepted: ${answer.code}`);
  return { ...browser, user };
}
