import { Secret, TOTP } from 'otpauth';
import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import type { SignIn } from '../../core/ports.js';
import type { Api } from '../api.js';

/** Codes of an authenticator: TOTP (RFC 6238) with its defaults, which all of them know. */
const STEP_S = 30;
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: STEP_S };
/** Clocks of phones are off by some seconds: the steps before and after count, too (5.2). */
const STEPS_OFF = 1;
/** RFC 4226, 4: 160 bits are recommended. */
const SECRET_BYTES = 20;

export const TotpCode = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'must be six digits'))
  .meta({ shown: { type: 'string', pattern: '^\\d{6}$' } });

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator reads from a QR code. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...PARAMETERS, issuer: 'Emet', label: email, secret }).toString();

/** The time step of a code that is right now; null for a wrong one. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ ...PARAMETERS, secret });
  const delta = totp.validate({ token: code, timestamp: now, window: STEPS_OFF });
  return delta === null ? null : Math.floor(now / 1000 / STEP_S) + delta;
}

/**
 * Passes a user without a second factor, and one whose code is right and was not taken
 * before. Throws CODE_REQUIRED without a code, else SIGN_IN_FAILED.
 */
export async function requireSecondFactor(
  api: Api,
  { user, totp }: SignIn,
  code: string | null,
  log: Logger,
): Promise<void> {
  if (totp === null) return;
  if (code === null) throw new AppError('CODE_REQUIRED');
  if (totp.secret === null) {
    log.error({ userId: user.id }, 'SECRETS_KEY lacks the key of a second factor');
    throw new AppError('SIGN_IN_FAILED');
  }
  const step = stepOf(totp.secret, code);
  if (step === null || !(await api.platform.users.takeTotpStep(user.id, step))) {
    throw new AppError('SIGN_IN_FAILED');
  }
}
