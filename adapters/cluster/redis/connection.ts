import { Redis, type RedisOptions } from 'ioredis';
import { TimedOut, withTimeout } from './with-timeout.js';

/** Log of the adapters for operators, such as a pino logger. */
export interface RedisLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Maximum wait for an answer. */
export const COMMAND_MAX_MS = 2000;
/** A connection whose commands stay unanswered this long is dead, regardless of TCP's state. */
const SOCKET_MAX_MS = 4000;
const CONNECT_MAX_MS = 2000;
const RECONNECT_MAX_MS = 2000;
/** Interval for probing an unavailable Redis. */
const PROBE_EVERY_MS = 250;

/** Commands fail at once without a connection; reconnecting never stops. */
export const CONNECTION: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  connectTimeout: CONNECT_MAX_MS,
  socketTimeout: SOCKET_MAX_MS,
  commandTimeout: COMMAND_MAX_MS,
  retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 10), RECONNECT_MAX_MS),
  // The former primary is now a replica: find the new one.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
  disableClientInfo: true,
};

/** Redis is known to be unavailable: no command was sent. */
export class RedisUnavailable extends Error {
  constructor() {
    super('Redis does not answer');
  }
}

/** The connection shared by all non-blocking commands, and the known state of the server. */
export interface RedisLink {
  readonly client: Redis;
  /**
   * Runs commands, at most `withinMs` long. After one unanswered command this
   * rejects with RedisUnavailable at once, until Redis answers again.
   */
  run<T>(commands: (client: Redis) => Promise<T>, withinMs?: number): Promise<T>;
  /** A separate connection for blocking commands. */
  openBlocking(): Redis;
  close(): void;
}

/** Connects; resolves when Redis has answered. Check `url` with `checkRedis` first. */
export async function openLink(url: string, log: RedisLog): Promise<RedisLink> {
  const client = new Redis(url, CONNECTION);
  let answers = true;
  let awaySinceMs = 0;
  let closed = false;
  let probe: NodeJS.Timeout | undefined;

  const lose = (cause: string): void => {
    if (!answers || closed) return;
    answers = false;
    awaySinceMs = performance.now();
    log.warn(`Redis does not answer (${cause}): scans wait in the store, rates are counted apart`);
    probe = setTimeout(ask, PROBE_EVERY_MS);
  };
  const ask = (): void => {
    withTimeout(COMMAND_MAX_MS, client.ping()).then(
      () => {
        if (closed) return;
        answers = true;
        const seconds = Math.round((performance.now() - awaySinceMs) / 1000);
        log.info(`Redis answers again after ${seconds} s`);
      },
      () => {
        if (!closed) probe = setTimeout(ask, PROBE_EVERY_MS);
      },
    );
  };

  // Without a listener an error would end the process; the next command meets the same error.
  client.on('error', () => {});
  client.on('close', () => lose('the connection is lost'));
  try {
    await client.connect();
  } catch (error) {
    client.disconnect();
    throw error;
  }

  return {
    client,
    run: async (commands, withinMs = COMMAND_MAX_MS) => {
      if (!answers) throw new RedisUnavailable();
      try {
        return await withTimeout(withinMs, commands(client));
      } catch (error) {
        if (isSilence(error)) lose('a command took too long');
        throw error;
      }
    },
    openBlocking: () => {
      // Bull requires these two options for a blocking connection.
      const blocking = new Redis(url, {
        ...CONNECTION,
        enableReadyCheck: false,
        commandTimeout: undefined,
      });
      blocking.on('error', () => {});
      return blocking;
    },
    close: () => {
      closed = true;
      clearTimeout(probe);
      client.disconnect();
    },
  };
}

const isSilence = (error: unknown): boolean =>
  error instanceof TimedOut || (error instanceof Error && error.message === 'Command timed out');
