import type { Redis } from 'ioredis';

/**
 * Operations that Bull lacks, as scripts on Bull's own keys (of the version
 * pinned in package.json). Each is atomic.
 */
export interface QueueKeys {
  /** Prefix of a job's own keys. */
  job: string;
  wait: string;
  active: string;
  delayed: string;
  stalled: string;
  completed: string;
  failed: string;
}

export const queueKeys = (prefix: string, queue: string): QueueKeys => {
  const key = (name: string): string => `${prefix}:${queue}:${name}`;
  return {
    job: key(''),
    wait: key('wait'),
    active: key('active'),
    delayed: key('delayed'),
    stalled: key('stalled'),
    completed: key('completed'),
    failed: key('failed'),
  };
};

const FORGET_STRAY = `
if redis.call('EXISTS', KEYS[1]) == 0
  or redis.call('LPOS', KEYS[2], ARGV[1])
  or redis.call('LPOS', KEYS[3], ARGV[1])
  or redis.call('ZSCORE', KEYS[4], ARGV[1]) then
  return 0
end
redis.call('ZREM', KEYS[5], ARGV[1])
redis.call('ZREM', KEYS[6], ARGV[1])
redis.call('DEL', KEYS[1])
return 1`;

/**
 * Removes a job that is in no list. A FLUSHALL or a crash between two of Bull's
 * steps leaves such a job; Bull would treat it as waiting forever.
 */
export const forgetStray = (client: Redis, keys: QueueKeys, id: string): Promise<unknown> => {
  const { job, wait, active, delayed, completed, failed } = keys;
  return client.eval(FORGET_STRAY, 6, job + id, wait, active, delayed, completed, failed, id);
};

const DROP = `
if redis.call('LREM', KEYS[2], 0, ARGV[1]) + redis.call('ZREM', KEYS[3], ARGV[1]) > 0 then
  redis.call('DEL', KEYS[1])
end`;

/** Removes a waiting job. Bull's own removal also takes one that is about to start. */
export const dropWaiting = (client: Redis, keys: QueueKeys, id: string): Promise<unknown> =>
  client.eval(DROP, 3, keys.job + id, keys.wait, keys.delayed, id);

const PUT_BACK = `
if redis.call('GET', KEYS[1]) ~= ARGV[2] then return end
redis.call('DEL', KEYS[1])
redis.call('SREM', KEYS[2], ARGV[1])
if redis.call('LREM', KEYS[3], 0, ARGV[1]) > 0 then redis.call('RPUSH', KEYS[4], ARGV[1]) end`;

/** Returns a job held by this consumer to its position, next to be taken. */
export const putBack = (
  client: Redis,
  keys: QueueKeys,
  id: string,
  token: string,
): Promise<unknown> => {
  const { job, stalled, active, wait } = keys;
  return client.eval(PUT_BACK, 4, `${job}${id}:lock`, stalled, active, wait, id, token);
};

const DISCARD = `
redis.call('LREM', KEYS[3], 0, ARGV[1])
redis.call('SREM', KEYS[2], ARGV[1])
redis.call('DEL', KEYS[1], KEYS[4])`;

/** Removes a job that no handler can parse. */
export const discard = (client: Redis, keys: QueueKeys, id: string): Promise<unknown> => {
  const { job, stalled, active } = keys;
  return client.eval(DISCARD, 4, `${job}${id}:lock`, stalled, active, job + id, id);
};
