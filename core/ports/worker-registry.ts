export interface WorkerState {
  /** Whether it would take a scan on now. */
  ready: boolean;
  /** Scans it analyses at once. */
  places: number;
}

export interface WorkerRegistry {
  /** Says that a worker lives, and what it could do now. */
  heartbeat(workerId: string, state: WorkerState): Promise<void>;
  /** Forgets a worker that stopped in order. */
  leave(workerId: string): Promise<void>;
  /** Workers that said `ready` in their last heartbeat, less than `withinMs` ago, and their places. */
  ready(withinMs: number): Promise<{ workers: number; places: number }>;
  /**
   * Whether a worker that has not left said `ready` less than `withinMs` ago,
   * even if it said otherwise since: one that replaces its child is not gone.
   */
  anyRecentlyReady(withinMs: number): Promise<boolean>;
}
