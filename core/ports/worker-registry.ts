export interface WorkerState {
  /** Whether it would accept a scan now. */
  ready: boolean;
  /** Number of scans it analyses at once. */
  places: number;
}

export interface WorkerRegistry {
  /** Records that a worker is alive, and its state. */
  heartbeat(workerId: string, state: WorkerState): Promise<void>;
  /** Removes a worker that stopped in order. */
  leave(workerId: string): Promise<void>;
  /**
   * Workers whose last heartbeat was `ready` and less than `withinMs` ago, and
   * the sum of their places.
   */
  ready(withinMs: number): Promise<{ workers: number; places: number }>;
  /**
   * Whether any registered worker was `ready` less than `withinMs` ago, even if a
   * later heartbeat was not: a worker that replaces its child is not gone.
   */
  anyRecentlyReady(withinMs: number): Promise<boolean>;
}
