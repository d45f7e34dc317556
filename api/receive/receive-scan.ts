import type { Request, Response } from 'express';
import { AppError } from '../../core/errors.js';
import type { Api } from '../api.js';
import { receiveJson } from './receive-json.js';
import { receiveMultipart } from './receive-multipart.js';
import type { ReceivedScan } from './received-scan.js';

/** Reads the body in any of its three forms. */
export async function receiveScan(
  api: Api,
  request: Request,
  response: Response,
): Promise<ReceivedScan> {
  const encoding = request.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new AppError(
      'INVALID_REQUEST',
      'Header Content-Encoding is not supported: send the body as it is.',
    );
  }
  if (request.is('multipart/form-data')) return receiveMultipart(api, request, response);
  if (request.is('application/json')) return receiveJson(api, request);
  const lengthBytes = Number(request.get('content-length') ?? 0);
  if (lengthBytes === 0 && request.get('transfer-encoding') === undefined) {
    throw new AppError('FILE_REQUIRED');
  }
  throw new AppError(
    'INVALID_REQUEST',
    'Header Content-Type must be multipart/form-data or application/json.',
  );
}
