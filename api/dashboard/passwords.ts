import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../core/errors.js';

/**
 * Hashing of passwords. Parameters: OWASP Password Storage Cheat Sheet, Argon2id with
 * m = 19 MiB, t = 2, p = 1. Argon2id is the library's default, whose constants TypeScript
 * cannot read here; a test holds it. It hashes in the thread pool of Node.
 */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** The thread pool has four threads, and files need some of them. */
const AT_ONCE = 2;
/** At some 20 ms each, those that wait are answered within two seconds. */
const WAITING_MAX = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** Throws RATE_LIMITED when too many are waiting. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalise(password), PARAMETERS));

/**
 * Whether the password is the one of the hash. Without a hash it takes as long and is
 * false, so that time does not tell whether there is a user. Throws RATE_LIMITED when too
 * many are waiting.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await nobodysHash());
  const isRight = await inTurn(() => verify(against, normalise(password)));
  return isRight && stored !== null;
}

let nobodys: Promise<string> | null = null;
const nobodysHash = (): Promise<string> => (nobodys ??= hash('nobody', PARAMETERS));

/** The same characters typed on different keyboards are one password (NIST SP 800-63B, 5.1.1.2). */
const normalise = (password: string): string => password.normalize('NFKC');

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) {
      throw new AppError('RATE_LIMITED', undefined, { retryAfterS: 2 });
    }
    // Whoever ends hands the place on, so that nobody who comes later takes it.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
