import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ANSWER_ERRORS, AppError } from '../core/errors.js';
import { API_VERSION } from '../core/vocabulary.js';
import type { Api } from './api.js';
import { errorBody } from './middleware/answer-errors.js';
import { labelsOf } from './request-labels.js';
import { addressSubject, peekAtClient, rateLimitHeaders } from './rate-limit.js';

/**
 * Answers requests that are not valid HTTP, or that time out, in the same form
 * as every other error. No request object exists then, only the connection.
 */
export const answerBrokenRequests =
  (api: Api) =>
  (fault: NodeJS.ErrnoException, socket: Duplex): void => {
    if (fault.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    void answer(api, fault, socket);
  };

async function answer(api: Api, fault: NodeJS.ErrnoException, socket: Duplex): Promise<void> {
  const id = randomUUID();
  const error = new AppError('INVALID_REQUEST', MESSAGES[fault.code ?? ''] ?? MESSAGES.malformed);
  const address = socket instanceof Socket ? (socket.remoteAddress ?? '') : '';
  const limit = await peekAtClient(api, addressSubject(address));
  const { status } = ANSWER_ERRORS[error.code];
  const body = JSON.stringify(errorBody(error, id));
  const headers = {
    ...rateLimitHeaders(limit),
    'X-Request-Id': id,
    'Emet-Version': API_VERSION,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  socket.once('finish', () => socket.destroy());

  const labels = labelsOf({ method: 'other', route: null, status, code: error.code });
  api.httpMetrics.requests.inc({ ...labels });
  api.logger.info({ ...labels, status, ms: 0, requestId: id, clientAddress: address }, 'request');
}

const MESSAGES: Record<string, string> & { malformed: string } = {
  malformed: 'The request is not valid HTTP.',
  HPE_HEADER_OVERFLOW: 'The headers of the request are too long.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time.',
};
