import type { RequestHandler } from 'express';

/**
 * How long a client may continue to send a body that was already answered (an
 * upload over the limit, for example). Closing at once would reset the
 * connection and could lose the answer; reading without limit would waste
 * resources.
 */
const LINGER_MS = 5_000;

export const releaseSlowSenders: RequestHandler = (request, response, next) => {
  response.on('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, LINGER_MS);
    timer.unref();
    request.once('close', () => clearTimeout(timer));
  });
  next();
};
