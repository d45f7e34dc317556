import type { RequestHandler } from 'express';

/**
 * How long a client may go on sending a body that was answered already (an
 * upload over the limit, say). Closing at once would reset the connection and
 * could cost the client the answer; reading on without end would be a gift.
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
