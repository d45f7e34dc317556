import type { Scan } from '../../core/scan.js';
import { EXAMPLE_REPORT } from './example-report.js';

const ID = '3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613';

const queued: Scan = {
  id: ID,
  object: 'scan',
  status: 'queued',
  stage: 'queued',
  error: null,
  error_code: null,
  created_at: '2026-10-05T09:30:00.000Z',
  completed_at: null,
  client_reference: 'loan-4711',
  metadata: { branch: 'north' },
  file: {
    name: 'statement.pdf',
    type: 'application/pdf',
    size: 48213,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    available: true,
  },
  verdict: null,
  risk_score: null,
  document_type: null,
  issuer: null,
  channel: null,
  label: null,
  livemode: true,
};

const completed: Scan = {
  ...queued,
  status: 'completed',
  completed_at: '2026-10-05T09:30:21.000Z',
  verdict: 'high_risk',
  risk_score: 70,
  document_type: 'bank_statement',
  issuer: 'Sample Bank',
  channel: 'native_pdf',
};
delete completed.stage;

/** Examples by route and status; a test validates them against the schemas. */
export const EXAMPLES: Record<string, Record<number, unknown>> = {
  'check-key': {
    200: {
      object: 'api_key',
      organization: { id: '8c6f7f0e-51c4-4e0a-9b57-6f1f5f6d2a11', name: 'Demo' },
      scopes: ['scans:write', 'scans:read'],
      livemode: true,
    },
  },
  'create-scan': { 202: queued },
  'list-scans': {
    200: { object: 'list', data: [completed], has_more: false, next_cursor: null },
  },
  'retrieve-scan': { 200: { ...completed, report: EXAMPLE_REPORT } },
  'delete-scan': { 200: { id: ID, deleted: true } },
  'read-usage': {
    200: {
      object: 'usage',
      plan: { id: 'business', name: 'Business' },
      period: { start: '2026-10-01T00:00:00.000Z', end: '2026-11-01T00:00:00.000Z' },
      used: 42,
      limit: 1000,
      remaining: 958,
      total_scans: 317,
      livemode: true,
    },
  },
  healthz: { 200: { status: 'ok' } },
  readyz: {
    200: { ready: true, reasons: [] },
    503: { ready: false, reasons: ['no worker is ready'] },
  },
};
