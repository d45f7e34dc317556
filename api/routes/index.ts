import type { Route } from '../route.js';
import { checkKey } from './check-key.js';
import { createKey } from './create-key.js';
import { createScan } from './create-scan.js';
import { createWebhook } from './create-webhook.js';
import { deleteScan } from './delete-scan.js';
import { deleteWebhook } from './delete-webhook.js';
import { docs } from './docs.js';
import { enableWebhook } from './enable-webhook.js';
import { healthz } from './healthz.js';
import { listAuditEvents } from './list-audit-events.js';
import { listCodes } from './list-codes.js';
import { listDeliveries } from './list-deliveries.js';
import { listKeys } from './list-keys.js';
import { listScans } from './list-scans.js';
import { listWebhooks } from './list-webhooks.js';
import { metrics } from './metrics.js';
import { openapi } from './openapi.js';
import { pingWebhook } from './ping-webhook.js';
import { readHeatmap } from './read-heatmap.js';
import { readReportPdf } from './read-report-pdf.js';
import { readTestDocument } from './read-test-document.js';
import { readUsage } from './read-usage.js';
import { readyz } from './readyz.js';
import { replayDeliveries } from './replay-deliveries.js';
import { replayDelivery } from './replay-delivery.js';
import { retrieveDelivery } from './retrieve-delivery.js';
import { retrieveKey } from './retrieve-key.js';
import { retrieveScan } from './retrieve-scan.js';
import { retrieveWebhook } from './retrieve-webhook.js';
import { revokeKey } from './revoke-key.js';
import { rollKey } from './roll-key.js';
import { rollWebhook } from './roll-webhook.js';

/** Every endpoint. To add one, add a file beside this one and a line here. */
export const ROUTES: readonly Route[] = [
  checkKey,
  createScan,
  listScans,
  retrieveScan,
  readHeatmap,
  readReportPdf,
  deleteScan,
  readUsage,
  listCodes,
  readTestDocument,
  listWebhooks,
  createWebhook,
  retrieveWebhook,
  deleteWebhook,
  pingWebhook,
  enableWebhook,
  rollWebhook,
  listDeliveries,
  retrieveDelivery,
  replayDelivery,
  replayDeliveries,
  listKeys,
  createKey,
  retrieveKey,
  rollKey,
  revokeKey,
  listAuditEvents,
  openapi,
  docs,
  healthz,
  readyz,
  metrics,
];
