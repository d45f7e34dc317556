import type { Request } from 'express';
import { z } from 'zod';
import type { ScanOrigin } from '../../core/ports.js';
import { Scan } from '../../core/scan.js';
import { IdempotencyKey } from '../../core/vocabulary.js';
import { locationOf, RETRY_AFTER_HEADER, retryAfter } from '../poll.js';
import { presentScan } from '../present-scan.js';
import { JsonBody } from '../receive/receive-json.js';
import { MultipartBody } from '../receive/receive-multipart.js';
import { receiveScan } from '../receive/receive-scan.js';
import { stateOf } from '../request-state.js';
import { type Caller, keyRoute } from '../route.js';
import { takeScan } from '../take-scan.js';

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
    const { scan, replayed } = await takeScan(api, request, {
      organisation: caller.organisation,
      origin: originOf(request, caller),
      receive: receiveScan,
      log,
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
