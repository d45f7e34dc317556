import type { Stage } from '../core/scan.js';
import type { StoreOutage } from './store-outage.js';

export interface Lease {
  /** Notes a new stage at once, and with every renewal from then on. */
  note: (stage: Stage) => void;
  end(): void;
}

/**
 * Keeps a claim alive while its scan is worked on: four renewals a lease, so
 * that three may be late. A store that is away is no reason to stop: if the
 * lease lapses meanwhile, the fence keeps the two workers apart.
 */
export function holdLease(options: {
  /** false when the scan is gone or another worker's. */
  renew(stage: Stage): Promise<boolean>;
  leaseMs: number;
  outage: StoreOutage;
  onLost(): void;
  /** After each stage, the last one when the lease ends. */
  onStageDone(stage: Stage, durationMs: number): void;
}): Lease {
  let stage: Stage = 'decoding';
  let sinceMs = performance.now();
  const timer = setInterval(renew, options.leaseMs / 4);

  return {
    note: (next) => {
      if (next === stage) return;
      stageDone();
      stage = next;
      renew();
    },
    end() {
      clearInterval(timer);
      stageDone();
    },
  };

  function renew(): void {
    options.renew(stage).then(
      (held) => {
        options.outage.answered();
        if (!held) options.onLost();
      },
      (error: unknown) => options.outage.failed(error),
    );
  }

  function stageDone(): void {
    const nowMs = performance.now();
    options.onStageDone(stage, nowMs - sinceMs);
    sinceMs = nowMs;
  }
}
