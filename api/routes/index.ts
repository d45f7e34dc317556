import type { Route } from '../route.js';
import { checkKey } from './check-key.js';
import { createScan } from './create-scan.js';
import { deleteScan } from './delete-scan.js';
import { docs } from './docs.js';
import { healthz } from './healthz.js';
import { listCodes } from './list-codes.js';
import { listScans } from './list-scans.js';
import { metrics } from './metrics.js';
import { openapi } from './openapi.js';
import { readHeatmap } from './read-heatmap.js';
import { readTestDocument } from './read-test-document.js';
import { readUsage } from './read-usage.js';
import { readyz } from './readyz.js';
import { retrieveScan } from './retrieve-scan.js';

/** Every endpoint. To add one, add a file beside this one and a line here. */
export const ROUTES: readonly Route[] = [
  checkKey,
  createScan,
  listScans,
  retrieveScan,
  readHeatmap,
  deleteScan,
  readUsage,
  listCodes,
  readTestDocument,
  openapi(() => ROUTES),
  docs(() => ROUTES),
  healthz,
  readyz,
  metrics,
];
