import { Worker } from 'node:worker_threads';
import type { ApiDescription } from '../api/api-description.js';
import { childEntry } from '../worker/isolation/child-entry.js';

/**
 * Answers what the API says of itself. That takes the engine's tables, some 0.4 s and 35 MB, so
 * it is made in a thread, which ends: no request waits for it, and the memory is given back.
 * Made once, at the first call; a call after a failure tries again.
 *
 * @param describe makes it; tests give another one
 */
export function openApiDescription(describe = describeInThread): () => Promise<ApiDescription> {
  let made: Promise<ApiDescription> | null = null;
  return () =>
    (made ??= describe().catch((error: unknown) => {
      made = null;
      throw error;
    }));
}

function describeInThread(): Promise<ApiDescription> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(childEntry('main/describe-in-thread.js'));
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that describes the API has ended.')));
  });
}
