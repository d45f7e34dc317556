import type { components } from './openapi.js';

type Schemas = components['schemas'];

export type Scan = Schemas['DashboardScan'];
export type ScanList = Schemas['DashboardScanList'];
export type SessionDetails = Schemas['Session'];
export type OwnSession = Schemas['SessionList']['data'][number];
export type User = Schemas['User'];
export type InvitedUser = Schemas['InvitedUser'];
export type PageImage = Schemas['ScanPages']['data'][number];
export type Report = Schemas['Report'];
export type Finding = Schemas['Finding'];
export type Check = Schemas['Check'];
export type Box = Schemas['Box'];
export type LayerRun = Schemas['LayerRun'];
export type ApiKey = Schemas['ApiKey'];
export type ApiKeyList = Schemas['ApiKeyList'];
export type ApiKeyWithSecret = Schemas['ApiKeyWithSecret'];
export type Scope = ApiKey['scopes'][number];
export type Feedback = Schemas['Feedback'];
export type FindingAnswer = Schemas['FindingFeedback']['answer'];
export type MissedPlace = Schemas['MissedPlace'];
export type DrawnBox = Schemas['DrawnBox'];
export type WebhookEndpoint = Schemas['WebhookEndpoint'];
export type WebhookEndpointWithSecret = Schemas['WebhookEndpointWithSecret'];
export type Delivery = Schemas['WebhookDelivery'];
export type DeliveryList = Schemas['WebhookDeliveryList'];
export type DeliveryWithContent = Schemas['WebhookDeliveryWithContent'];
