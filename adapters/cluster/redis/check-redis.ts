import { Redis } from 'ioredis';
import { SettingError } from '../../../core/settings.js';
import { CONNECTION, type RedisLog } from './connection.js';
import { TimedOut, withTimeout } from './with-timeout.js';

/** Redis may still be loading its file when both start together. */
const START_MAX_MS = 10_000;

/**
 * Rejects with SettingError when the address cannot be used; the message names
 * the cause and never shows credentials. Warns if Redis may evict jobs.
 */
export async function checkRedis(url: string, log: RedisLog): Promise<void> {
  const place = placeOf(url) + (/^rediss:/i.test(url) ? ' over TLS' : '');
  // One attempt: an unreachable server is reported at once.
  const client = new Redis(url, { ...CONNECTION, commandTimeout: undefined, retryStrategy: null });
  let first: Error | null = null;
  client.on('error', (error: Error) => (first ??= error));
  try {
    const memory = await withTimeout(START_MAX_MS, ask(client));
    if (first !== null) throw first as Error;
    const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1];
    if (policy !== undefined && policy !== 'noeviction') {
      log.warn(
        `Redis has maxmemory-policy ${policy} and may throw jobs away: it ought to be noeviction`,
      );
    }
  } catch (error) {
    throw new SettingError(`Setting REDIS_URL cannot be used: ${cause(first ?? error, place)}.`);
  } finally {
    client.disconnect();
  }
}

async function ask(client: Redis): Promise<string> {
  await client.connect();
  await client.ping();
  return client.info('memory');
}

/** Host and port; throws SettingError for an invalid Redis address. */
function placeOf(text: string): string {
  if (!/^rediss?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new SettingError(
      'Setting REDIS_URL must be an address such as redis://host:6379 or rediss://:password@host:6379.',
    );
  }
  const { hostname, port, pathname } = new URL(text);
  if (!/^\/?\d*$/.test(pathname)) {
    throw new SettingError(
      'Setting REDIS_URL may end in the number of a database and nothing else.',
    );
  }
  return `${hostname || 'localhost'}:${port || '6379'}`;
}

function cause(error: unknown, place: string): string {
  const text = error instanceof Error ? error.message : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof TimedOut) {
    return `what listens at ${place} does not answer as Redis does within ${START_MAX_MS / 1000} s`;
  }
  if (/WRONGPASS|invalid password/i.test(text)) return `Redis at ${place} refuses its password`;
  if (/NOAUTH|Authentication required/i.test(text)) return `Redis at ${place} asks for a password`;
  if (/NOPERM/.test(text))
    return `Redis at ${place} does not permit this user what the service needs`;
  if (/Protocol error/i.test(text)) return `what listens at ${place} is not Redis`;
  if (/DB index/i.test(text)) return `Redis at ${place} has no database of this number`;
  if (/certificate|SSL|TLS/i.test(code + text)) {
    return `the connection to ${place} fails (${code || 'handshake'})`;
  }
  if (code !== '') return `there is no connection to ${place} (${code})`;
  if (/ETIMEDOUT|timed? ?out/i.test(text)) return `there is no answer from ${place}`;
  return `what listens at ${place} closes the connection`;
}
