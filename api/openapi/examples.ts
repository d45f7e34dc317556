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

const endpoint = {
  id: '5b1f0f3e-2c34-4d0e-9a7a-0d6b6f6c1e52',
  object: 'webhook_endpoint',
  url: 'https://crm.example.com/emet',
  notify_url: null,
  state: 'ok',
  consecutive_failures: 0,
  failing_since: null,
  next_probe_at: null,
  previous_secret_expires_at: null,
  created_at: '2026-10-01T08:00:00.000Z',
  livemode: true,
};
const EVENT = '0f6f9a0e-6b57-4b7d-8f5a-3a7a5a6f2c11';
const attempt = {
  at: '2026-10-05T09:30:21.100Z',
  duration_ms: 84,
  outcome: 'delivered',
  status: 200,
};
const delivery = {
  id: EVENT,
  object: 'webhook_delivery',
  endpoint_id: endpoint.id,
  type: 'ping',
  scan_id: null,
  state: 'delivered',
  created_at: '2026-10-05T09:30:21.000Z',
  next_attempt_at: null,
  attempts: [attempt],
};
const deliveryWithContent = {
  ...delivery,
  body: `{"id":"${EVENT}","type":"ping","created":"2026-10-05T09:30:21.000Z","data":{"message":"ping","livemode":true}}`,
  attempts: [
    {
      ...attempt,
      headers: { 'emet-event': 'ping', 'emet-delivery': EVENT, 'webhook-id': EVENT },
      answer: 'ok',
    },
  ],
};

const apiKey = {
  id: 'd1b7f2a4-6f0e-4c5b-8f3a-90c4f6b2a7e8',
  object: 'api_key',
  name: 'CRM',
  prefix: 'emet_live_q3Zk',
  scopes: ['scans:write', 'scans:read'],
  owner: null,
  state: 'valid',
  created_at: '2026-10-01T08:00:00.000Z',
  expires_at: '2027-10-01T08:00:00.000Z',
  last_used_at: '2026-10-05T09:30:20.000Z',
  revoked_at: null,
  replaced_by: null,
  livemode: true,
};

const auditEvent = {
  id: '6d1a7b0c-5f0e-4c57-9a43-0d0a6e1c9f24',
  object: 'audit_event',
  created_at: '2026-10-01T08:00:00.000Z',
  action: 'webhook.created',
  outcome: 'done',
  actor: {
    type: 'key',
    id: '2e9c1f6a-7f38-4d3c-8b1e-5a4f0c7d9b12',
    prefix: 'emet_live_Ab3d',
  },
  target: { type: 'webhook_endpoint', id: endpoint.id },
  details: { url_origin: 'https://crm.example.com', notify_url_origin: null },
  before: null,
  client_address: '203.0.113.7',
  request_id: '0b9d5c1e-4f2a-4e7b-9c3d-8a6f1e2b7c45',
  livemode: true,
};

/** Examples by route and status; a test validates them against the schemas. */
export const EXAMPLES: Record<string, Record<number, unknown>> = {
  'check-key': {
    200: {
      object: 'api_key',
      id: apiKey.id,
      name: apiKey.name,
      organization: { id: '8c6f7f0e-51c4-4e0a-9b57-6f1f5f6d2a11', name: 'Demo' },
      scopes: apiKey.scopes,
      expires_at: apiKey.expires_at,
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
  'list-webhooks': { 200: { object: 'list', data: [endpoint] } },
  'retrieve-webhook': { 200: endpoint },
  'delete-webhook': { 200: { id: endpoint.id, deleted: true } },
  'ping-webhook': { 200: deliveryWithContent },
  'enable-webhook': { 200: endpoint },
  'list-deliveries': {
    200: { object: 'list', data: [delivery], has_more: false, next_cursor: null },
  },
  'retrieve-delivery': { 200: deliveryWithContent },
  'replay-deliveries': {
    200: { object: 'webhook_replay', since: '2026-10-05T09:00:00Z', deliveries: 12 },
  },
  'list-keys': { 200: { object: 'list', data: [apiKey], has_more: false, next_cursor: null } },
  'retrieve-key': { 200: apiKey },
  'revoke-key': {
    200: { ...apiKey, state: 'revoked', revoked_at: '2026-10-06T10:00:00.000Z' },
  },
  'list-audit-events': {
    200: { object: 'list', data: [auditEvent], has_more: false, next_cursor: null },
  },
  healthz: { 200: { status: 'ok' } },
  readyz: {
    200: { ready: true, reasons: [] },
    503: { ready: false, reasons: ['no worker is ready'] },
  },
};
