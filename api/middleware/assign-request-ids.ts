import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { API_VERSION } from '../../core/vocabulary.js';
import { openState } from '../request-state.js';

/** A client's own id is accepted if it is short and plain; it appears in logs and error bodies. */
const PLAIN_ID = /^[A-Za-z0-9._-]{1,100}$/;

/** Assigns each request its id and sets the headers common to all answers. */
export const assignRequestIds: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  const id = given !== undefined && PLAIN_ID.test(given) ? given : randomUUID();
  openState(request, id, request.ip ?? null);
  response.setHeader('X-Request-Id', id);
  response.setHeader('Emet-Version', API_VERSION);
  response.setHeader('Cache-Control', 'no-store');
  next();
};
