import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../core/ports.js';
import type { StoreOutage } from './store-outage.js';

/** Pauses between tries; the last value repeats. */
const PAUSES_MS: readonly number[] = [100, 250, 500, 1_000, 2_000];

/** After this many tries, a store that answers a ping is not the problem. */
const TRIES_MIN = 4;

/**
 * Repeats a store operation until it succeeds: a worker without its store
 * pauses, and no scan is lost. Rejects with the last error when the store
 * answers a ping but still fails the operation, and with the signal's reason
 * when it is aborted.
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
