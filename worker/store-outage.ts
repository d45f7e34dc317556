import type { Logger } from 'pino';

/** Logs once that the store is down and once that it is back, however many callers notice. */
export interface StoreOutage {
  failed(error: unknown): void;
  answered(): void;
}

export function watchStore(logger: Logger): StoreOutage {
  let isAway = false;
  return {
    failed(error) {
      if (!isAway) logger.error({ err: error }, 'The store does not answer; work waits for it');
      isAway = true;
    },
    answered() {
      if (isAway) logger.info('The store answers again');
      isAway = false;
    },
  };
}
