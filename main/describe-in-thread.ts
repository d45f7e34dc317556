import { parentPort } from 'node:worker_threads';
import { describeApi } from '../api/describe-api.js';
import { ROUTES } from '../api/routes/index.js';
import { loadCatalogue } from '../worker/engine/index.js';

/** The thread of api-description.ts. */
parentPort?.postMessage(describeApi(ROUTES, await loadCatalogue()));
