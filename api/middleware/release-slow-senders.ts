import type { Request, RequestHandler } from 'express';

/**
 * How long a client may continue to send a body that was already answered (an
 * upload over the limit, for example). Closing at once would reset the
 * connection and could lose the answer; reading without limit would waste
 * resources.
 */
const LINGER_MS = 5_000;

/**
 * What is read meanwhile for nothing, of one connection: 6.4 MB/s, so that the
 * largest body a scan may have passes in the time above, while somebody who sends
 * refused bodies one after another keeps nobody from being served.
 */
const STEP_BYTES = 128 * 1024;
const STEP_MS = 20;

export const releaseSlowSenders: RequestHandler = (request, response, next) => {
  // First of the listeners, because Node's own reads a body without limit if nobody has begun to.
  response.prependListener('finish', () => {
    if (!request.complete) discardSlowly(request);
  });
  next();
};

function discardSlowly(request: Request): void {
  let allowance = STEP_BYTES;
  request.on('data', (chunk: Buffer) => {
    allowance -= chunk.length;
    if (allowance <= 0) request.pause();
  });
  const step = setInterval(() => {
    allowance = STEP_BYTES;
    request.resume();
  }, STEP_MS).unref();
  const deadline = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
  const settle = (): void => {
    clearInterval(step);
    clearTimeout(deadline);
  };
  request.once('end', settle).once('close', settle);
  request.resume();
}
