import { Redis, type RedisOptions } from 'ioredis';
import { TimedOut, withTimeout } from './with-timeout.js';

/** Where the adapters tell an operator something; a pino logger is one. */
export interface RedisLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Longest wait for an answer. */
export const COMMAND_MAX_MS = 2000;
/** A connection whose commands stay unanswered this long is dead, whatever TCP says. */
const SOCKET_MAX_MS = 4000;
const CONNECT_MAX_MS = 2000;
const RECONNECT_MAX_MS = 2000;
/** How often Redis is asked whether it is back. */
const PROBE_EVERY_MS = 250;

/** Commands fail at once while there is no connection; the connection itself is tried for ever. */
export const CONNECTION: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  connectTimeout: CONNECT_MAX_MS,
  socketTimeout: SOCKET_MAX_MS,
  commandTimeout: COMMAND_MAX_MS,
  retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 10), RECONNECT_MAX_MS),
  // What was the primary is a replica now: find the new one.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
  disableClientInfo: true,
};

/** Redis is known to be away: it was not asked. */
export class RedisUnavailable extends Error {
  constructor() {
    super('Redis does not answer');
  }
}

/** The connection that everything but blocking commands shares, and what is known of the server. */
export interface RedisLink {
  readonly client: Redis;
  /**
   * Runs commands, at most `withinMs` long. Once Redis has failed to answer, nobody
   * waits for it again until it does: this rejects with RedisAway at once.
   */
  run<T>(commands: (client: Redis) => Promise<T>, withinMs?: number): Promise<T>;
  /** A connection of its own, for commands that block it. */
  openBlocking(): Redis;
  close(): void;
}

/** Connects; resolves when Redis answered. `url` was checked before: see `checkRedis`. */
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

  // Without a listener an error would end the process; the next command meets it again.
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
      // Bull insists on these two for a connection that blocks.
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
