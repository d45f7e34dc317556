import type { RequestHandler } from 'express';
import { AppError } from '../../core/errors.js';
import { API_VERSION } from '../../core/vocabulary.js';

/** A client may name the API version it was written for; only one exists so far. */
export const checkVersion: RequestHandler = (request, _response, next) => {
  const asked = request.get('emet-version');
  if (asked !== undefined && asked !== API_VERSION) {
    throw new AppError('INVALID_REQUEST', `Header Emet-Version must be ${API_VERSION} or absent.`);
  }
  next();
};
