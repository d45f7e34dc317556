import type { Request } from 'express';
import { z } from 'zod';
import type { ScanOrigin } from '../../../core/ports.js';
import { IdempotencyKey } from '../../../core/vocabulary.js';
import { MultipartBody, receiveMultipart } from '../../receive/receive-multipart.js';
import { stateOf } from '../../request-state.js';
import { takeScan } from '../../take-scan.js';
import type { Person } from '../person.js';
import { sessionRoute } from '../route.js';
import { DashboardScan, presentDashboardScan } from '../scan-shapes.js';

export const createScan = sessionRoute({
  id: 'create-scan',
  method: 'post',
  path: '/scans',
  right: 'scans:write',
  acts: [],
  summary: 'Send a document',
  description: 'As POST /scans of the API in its multipart form; the same allowance holds.',
  headers: z.object({
    'Idempotency-Key': IdempotencyKey.optional().describe(
      'The same key with the same document answers the same scan.',
    ),
  }),
  body: { 'multipart/form-data': MultipartBody },
  answers: {
    202: { description: 'Accepted: the scan is queued.', schema: DashboardScan },
    200: { description: 'It was accepted earlier.', schema: DashboardScan },
  },
  errors: [
    'FILE_REQUIRED',
    'EMPTY_FILE',
    'FILE_TOO_LARGE',
    'UNSUPPORTED_FILE',
    'QUOTA_EXCEEDED',
    'CONFLICT',
    'AI_NOT_CONFIGURED',
  ],
  async handle({ api, request, person, log }) {
    const { scan, replayed } = await takeScan(api, request, {
      organisation: person.organisation,
      origin: originOf(request, person),
      receive: receiveMultipart,
      log,
    });
    return {
      status: replayed ? 200 : 202,
      body: presentDashboardScan(scan, 'summary'),
      scanId: scan.id,
    };
  },
});

function originOf(request: Request, { user }: Person): ScanOrigin {
  const { about, span } = stateOf(request);
  const { requestId, clientAddress } = about;
  return { requestId, userId: user.id, clientAddress, traceparent: span.traceparent };
}
