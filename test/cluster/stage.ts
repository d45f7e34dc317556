import type { Cluster } from './cluster.js';
import type { Inbox } from './inbox.js';

/** How much a test asks of a cluster. */
export interface Scale {
  /** That are under way, or sent, while something befalls it. */
  scans: number;
  /** Whether the seconds after it are held against their bounds: then nothing may run beside the test. */
  measured: boolean;
}

export interface Stage {
  cluster: Cluster;
  inbox: Inbox;
  scale: Scale;
  /** Seconds this machine takes for the scans of a test without a fault; null until it was measured. */
  undisturbedS: number | null;
}
