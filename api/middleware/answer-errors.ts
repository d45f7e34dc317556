import type { ErrorRequestHandler } from 'express';
import { z } from 'zod';
import { ANSWER_ERRORS, AppError } from '../../core/errors.js';
import type { Api } from '../api.js';
import { clientSubject, peekAtClient, showRateLimit } from '../rate-limit.js';
import { stateOf } from '../request-state.js';
import { RefusalAsked } from '../test-mode.js';

/** The only place that maps an error to a status and a body. */
export const answerErrors =
  (api: Api): ErrorRequestHandler =>
  async (thrown: unknown, request, response, _next) => {
    const state = stateOf(request);
    if (request.destroyed && !request.complete) {
      // The client disconnected during its request, so no answer is possible.
      response.destroy();
      return;
    }
    const error = toAppError(thrown);
    const asked = error instanceof RefusalAsked;
    state.code = asked ? null : error.code;
    if (error.code === 'SERVICE_ERROR' && !asked) {
      api.logger.error({ err: thrown, ...state.about }, 'request failed');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (!response.hasHeader('RateLimit-Limit')) {
      showRateLimit(response, await peekAtClient(api, clientSubject(request)));
    }
    if (error.retryAfterS !== undefined) {
      response.setHeader('Retry-After', String(error.retryAfterS));
    }
    response.status(ANSWER_ERRORS[error.code].status).json(errorBody(error, state.id));
  };

/** The body of every error (specification 2.11). */
export const errorBody = (error: AppError, requestId: string) => ({
  error: { code: error.code, message: error.message, request_id: requestId },
});

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (FrameworkRefusal.safeParse(thrown).success) {
    return new AppError('INVALID_REQUEST', 'The path or a header of the request is malformed.');
  }
  return new AppError('SERVICE_ERROR', undefined, { cause: thrown });
}

/** Refusals by the framework itself, such as a path with an invalid percent escape. */
const FrameworkRefusal = z.object({ status: z.number().min(400).max(499) });
