import type { Request, Response } from 'express';
import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import type { ScanOrigin } from '../../core/ports.js';
import { Scan } from '../../core/scan.js';
import { IDEMPOTENCY_KEY_MAX_CHARS, IdempotencyKey } from '../../core/vocabulary.js';
import { isLive } from '../../core/accounts.js';
import { acceptScan } from '../accept-scan.js';
import { locationOf, RETRY_AFTER_HEADER, retryAfter } from '../poll.js';
import { presentScan } from '../present-scan.js';
import { JsonBody } from '../receive/receive-json.js';
import { MultipartBody } from '../receive/receive-multipart.js';
import { receiveScan } from '../receive/receive-scan.js';
import { stateOf } from '../request-state.js';
import { type Caller, keyRoute } from '../route.js';

const LOCATION = { Location: 'Path of the scan on this host.' };

export const createScan = keyRoute({
  id: 'create-scan',
  method: 'post',
  acts: [],
  path: '/scans',
  scope: 'scans:write',
  summary: 'Create a scan',
  description:
    'Send one document: as multipart (recommended), as base64 in JSON, or as a public https URL. ' +
    'The scan is analysed in the background: poll it, or register a webhook. One unit of the ' +
    'monthly allowance is used, and given back if the analysis fails.',
  headers: z.object({
    'Idempotency-Key': IdempotencyKey.optional().describe(
      'Printable ASCII. The same key with the same request answers the same scan without ' +
        'another charge; kept 7 days.',
    ),
  }),
  body: { 'multipart/form-data': MultipartBody, 'application/json': JsonBody },
  answers: {
    202: {
      description: 'Accepted: the scan is queued.',
      schema: Scan,
      headers: { ...LOCATION, ...RETRY_AFTER_HEADER },
    },
    200: {
      description: 'A replay of an earlier request with the same key and file.',
      schema: Scan,
      headers: { 'Idempotent-Replayed': 'Always `true`.', ...LOCATION, ...RETRY_AFTER_HEADER },
    },
  },
  errors: [
    'INVALID_REQUEST',
    'FILE_REQUIRED',
    'EMPTY_FILE',
    'FILE_TOO_LARGE',
    'UNSUPPORTED_FILE',
    'FILE_URL_REJECTED',
    'QUOTA_EXCEEDED',
    'CONFLICT',
    'AI_NOT_CONFIGURED',
  ],
  async handle({ api, request, caller, log }) {
    const idempotencyKey = readIdempotencyKey(request);
    const response = request.res;
    if (response === undefined) throw new Error('The request has no response');
    const organisationId = caller.organisation.id;
    const received = await receiveScan(api, request, response);
    const { scan, replayed } = await acceptScan(api, {
      organisationId,
      origin: originOf(request, caller),
      livemode: isLive(caller.organisation),
      received,
      idempotencyKey,
      log,
      gone: goneSignal(response),
    });
    const body = presentScan(scan, 'report');
    const headers = { ...locationOf(scan), ...retryAfter(scan) };
    return replayed
      ? {
          status: 200,
          body,
          scanId: scan.id,
          headers: { ...headers, 'Idempotent-Replayed': 'true' },
        }
      : { status: 202, body, scanId: scan.id, headers };
  },
});

function originOf(request: Request, { key }: Caller): ScanOrigin {
  const { about, span } = stateOf(request);
  const { requestId, clientAddress } = about;
  return { requestId, keyId: key.id, clientAddress, traceparent: span.traceparent };
}

function readIdempotencyKey(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!IdempotencyKey.safeParse(key).success) {
    throw new AppError(
      'INVALID_REQUEST',
      `Header Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY_MAX_CHARS} printable characters.`,
    );
  }
  return key;
}

function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
