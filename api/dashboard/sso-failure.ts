import type { Request } from 'express';
import * as oidc from 'openid-client';
import type { Logger } from 'pino';
import { SIGN_IN_PATH, type SsoProblem } from '../../core/sso.js';
import type { Answer } from '../route.js';
import { ssoCookie } from './cookies.js';

/** Why a single sign-on did not succeed, as the sign-in page says it. */
export class SsoFailure extends Error {
  readonly problem: SsoProblem;

  constructor(problem: SsoProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

/** Where what a provider answered, or our check of it, has failed. */
export function problemOf(error: unknown): SsoProblem {
  if (error instanceof SsoFailure) return error.problem;
  if (error instanceof oidc.AuthorizationResponseError) return 'refused';
  const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : null);
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
  if (code === 'OAUTH_TIMEOUT' || error instanceof TypeError) return 'unreachable';
  return 'failed';
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/**
 * Runs a step of a single sign-on, which a browser shows: a failure sends it to the sign-in
 * page with the cause.
 */
export async function orToSignIn(
  { request, log }: { request: Request; log: Logger },
  organisationId: string | undefined,
  step: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await step();
  } catch (error) {
    const problem = problemOf(error);
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn({ problem, reason, organisationId }, 'Single sign-on failed');
    const query = new URLSearchParams({
      problem,
      ...(organisationId !== undefined && { organization: organisationId }),
    });
    return {
      status: 302,
      type: 'text/plain',
      headers: {
        Location: `${SIGN_IN_PATH}?${query.toString()}`,
        'Set-Cookie': [ssoCookie(request, null)],
      },
      body: '',
    };
  }
}
