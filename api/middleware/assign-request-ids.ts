import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { API_VERSION } from '../../core/vocabulary.js';
import { openState } from '../request-state.js';

/** A client's own id is kept when it is short and plain; it appears in logs and error bodies. */
const PLAIN_ID = /^[A-Za-z0-9._-]{1,100}$/;

/** Gives each request its id, and each answer the headers that all of them carry. */
export const assignRequestIds: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  const id = given !== undefined && PLAIN_ID.test(given) ? given : randomUUID();
  openState(request, id);
  response.setHeader('X-Request-Id', id);
  response.setHeader('Emet-Version', API_VERSION);
  response.setHeader('Cache-Control', 'no-store');
  next();
};
