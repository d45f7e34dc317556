import { Worker } from 'node:worker_threads';

/** Ends this process when its parent dies, and lets only the parent end it. */
export function exitWithParent(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // A blocked main thread receives no events, so a separate thread also watches the parent.
  new Worker(new URL('./watch-parent.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, stackSizeMb: 1 },
  }).unref();
  // Ctrl-C and service managers signal the whole group; the parent decides when a child ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
}
