import type { components } from './openapi.js';

type Schemas = components['schemas'];

/** The objects of the API, generated from its document. */
export type Scan = Schemas['Scan'];
export type Report = Schemas['Report'];
export type Finding = Schemas['Finding'];
export type Check = Schemas['Check'];
export type Box = Schemas['Box'];
export type Extracted = Schemas['Extracted'];
export type ScanContext = Schemas['ScanContext'];
export type ScanList = Schemas['ScanList'];
export type DeletedScan = Schemas['DeletedScan'];
export type Usage = Schemas['Usage'];
export type KeyDetails = Schemas['KeyDetails'];
export type Codes = Schemas['Codes'];
export type WebhookEvent = Schemas['WebhookEvent'];
export type EventScan = Schemas['EventScan'];

export type WebhookEndpoint = Schemas['WebhookEndpoint'];
export type WebhookEndpointWithSecret = Schemas['WebhookEndpointWithSecret'];
export type WebhookDelivery = Schemas['WebhookDelivery'];
export type WebhookDeliveryWithContent = Schemas['WebhookDeliveryWithContent'];
export type WebhookDeliveryList = Schemas['WebhookDeliveryList'];
export type WebhookReplay = Schemas['WebhookReplay'];
export type DeletedWebhook = Schemas['DeletedWebhook'];

export type AuditEvent = Schemas['AuditEvent'];
export type AuditEventList = Schemas['AuditEventList'];

export type ApiKey = Schemas['ApiKey'];
export type ApiKeyWithSecret = Schemas['ApiKeyWithSecret'];
export type ApiKeyList = Schemas['ApiKeyList'];
export type RolledApiKey = Schemas['RolledApiKey'];
export type Scope = ApiKey['scopes'][number];

export type Verdict = NonNullable<Scan['verdict']>;
export type ScanStatus = Scan['status'];

/** A scan that ended with a report. */
export type CompletedScan = Scan & {
  status: 'completed';
  verdict: Verdict;
  risk_score: number;
  report: Report;
};
