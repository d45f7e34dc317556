import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../core/ports.js';
import type { StoreOutage } from './store-outage.js';

/** Pauses between tries; the last one repeats. */
const PAUSES_MS: readonly number[] = [100, 250, 500, 1_000, 2_000];
/** By then a store that answers otherwise is not what is wrong. */
const TRIES_MIN = 4;

/**
 * Asks the store until it answers: a worker that has lost its store pauses, and
 * no scan pays for it. Rejects with the last error when the store answers a
 * ping and still not this question, and with the signal's reason when it fires.
 */
export async function retryWhileStoreDown<T>(
  ask: () => Promise<T>,
  service: { platform: Pick<Platform, 'ping'>; outage: StoreOutage; signal: AbortSignal },
): Promise<T> {
  const { platform, outage, signal } = service;
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const answer = await ask();
      outage.answered();
      return answer;
    } catch (error) {
      outage.failed(error);
      if (tries >= TRIES_MIN && (await answersPing(platform))) throw error;
    }
    const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1];
    await wait(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

const answersPing = (platform: Pick<Platform, 'ping'>): Promise<boolean> =>
  platform.ping().then(
    () => true,
    () => false,
  );
