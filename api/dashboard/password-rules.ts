import { z } from 'zod';
import { AppError } from '../../core/errors.js';

export const PASSWORD_MIN_CHARS = 12;
/** Long enough for any sentence, short enough to hash. */
export const PASSWORD_MAX_CHARS = 256;

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN_CHARS)
  .max(PASSWORD_MAX_CHARS)
  .describe('At least 12 characters; refused when it is common or holds the e-mail address.');

/** One that is presented: of any length that was ever allowed. */
export const GivenPassword = z.string().min(1).max(PASSWORD_MAX_CHARS);

/** Different characters that a password must have at least. */
const DISTINCT_MIN = 5;

/**
 * Stems of passwords that lists of leaked ones begin with. A password is refused when it
 * has no other letters and at most DECORATION_MAX other characters.
 */
const COMMON =
  /password|passw0rd|p@ssw0rd|p@ssword|admin(istrator)?|welcome|letmein|changeme|iloveyou|qwerty(uiop)?|qwertz|azerty|asdf(ghjkl)?|zxcv(bnm)?|1q2w3e4r5t?(6y)?|qazwsx(edc)?|abc(def)?|dragon|monkey|football|baseball|superman|sunshine|princess|master|login|secret|summer|winter|spring|autumn|israel|jerusalem|shalom|emet|סיסמה|ישראל|שלום|אמת/gu;

/** A year, a date and a mark: what people add to a common word. */
const DECORATION_MAX = 9;

const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];
/** So many characters in a row of the alphabet, the digits or the keyboard count as one. */
const RUN_MIN = 4;

/** Throws PASSWORD_REFUSED with the reason. The e-mail address is that of the user. */
export function requireGoodPassword(password: string, email: string): void {
  const folded = password.normalize('NFKC').toLowerCase();
  const [name = ''] = email.split('@');
  if (folded.includes(email) || (name.length >= 4 && folded.includes(name))) {
    throw new AppError('PASSWORD_REFUSED', 'The password must not hold the e-mail address.');
  }
  if (isCommon(folded)) {
    throw new AppError('PASSWORD_REFUSED', 'This password is among those that are tried first.');
  }
}

function isCommon(folded: string): boolean {
  if (new Set(folded).size < DISTINCT_MIN) return true;
  const rest = withoutRuns(folded.replace(COMMON, ''));
  return !/\p{L}/u.test(rest) && rest.length <= DECORATION_MAX;
}

function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length;) {
    const length = runAt(text, at);
    if (length >= RUN_MIN) at += length;
    else left += text[at++];
  }
  return left;
}

/** Length of the longest run of RUNS, forwards or backwards, that begins here. */
function runAt(text: string, at: number): number {
  let length = 1;
  const runs = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);
  while (
    at + length < text.length &&
    runs.some((run) => run.includes(text.slice(at, at + length + 1)))
  ) {
    length += 1;
  }
  return length;
}
