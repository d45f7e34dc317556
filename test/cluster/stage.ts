import type { Cluster } from './cluster.js';
import type { Inbox } from './inbox.js';

export interface Stage {
  cluster: Cluster;
  inbox: Inbox;
  /** Seconds this machine takes for the scans of a test without a fault; null until it was measured. */
  undisturbedS: number | null;
}
