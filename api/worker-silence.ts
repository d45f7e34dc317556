/** A worker that was not heard from for this long is not counted on. */
export const WORKER_SILENCE_MAX_MS = 30_000;
