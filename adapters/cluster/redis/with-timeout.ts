/** A server did not answer within its time limit. */
export class TimedOut extends Error {}

/**
 * Settles as `work` does, or rejects with TimedOut after `ms` milliseconds; a
 * later result is ignored.
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
