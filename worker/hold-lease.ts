import type { Stage } from '../core/scan.js';
import type { StoreOutage } from './store-outage.js';

export interface Lease {
  /** Stores a new stage at once, and with every later renewal. */
  note: (stage: Stage) => void;
  end(): void;
}

/**
 * Renews a claim's lease while its scan is processed: four renewals per lease,
 * so that three may be late. A store outage is no reason to stop: if the lease
 * lapses meanwhile, the fence separates the two workers.
 */
export function holdLease(options: {
  /** false when the scan is gone or another worker has it. */
  renew(stage: Stage): Promise<boolean>;
  leaseMs: number;
  outage: StoreOutage;
  onLost(): void;
  /** Called after each stage; for the last one when the lease ends. */
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
