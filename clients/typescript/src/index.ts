export { Emet } from './client.js';
export type { EmetOptions, ListOptions, ScanOptions, WaitOptions } from './client.js';
export type { Document } from './document.js';
export {
  EmetApiError,
  EmetConnectionError,
  EmetError,
  EmetScanFailedError,
  EmetWaitTimeoutError,
} from './errors.js';
export type { DeliveryOptions, WebhookEndpoints } from './webhook-endpoints.js';
export type { AuditEventOptions, AuditEvents } from './audit-events.js';
export type { Keys, NewKeyOptions, RollKeyOptions } from './keys.js';
export { listen } from './listen.js';
export type { ForwardedEvent, ListenOptions } from './listen.js';
export { EmetWebhookError, verifyWebhook } from './webhooks.js';
export type { HeadersLike, VerifyWebhookOptions, WebhookFault } from './webhooks.js';
export type * from './types.js';
