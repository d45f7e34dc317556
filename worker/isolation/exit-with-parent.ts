import { Worker } from 'node:worker_threads';

/** Makes this process a child that never outlives its parent, and that only its parent ends. */
export function exitWithParent(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // A blocked main thread hears no event, so a thread of its own watches too.
  new Worker(new URL('./watch-parent.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, stackSizeMb: 1 },
  }).unref();
  // Ctrl-C and service managers signal the whole group; the parent decides when a child ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
}
