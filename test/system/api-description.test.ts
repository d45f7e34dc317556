import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../api/describe-api.js';
import { ROUTES } from '../../api/routes/index.js';
import { loadCatalogue } from '../../worker/engine/index.js';
import { startService, type Service } from './start-service.js';

/** Making it takes 250 ms and more of a request that waits for it. */
const READY_WITHIN_MS = 150;
/** The thread that makes it begins when the API listens. */
const MADE_WITHIN_MS = 5_000;

let service: Service;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.dispose());

test('the first who asks a ready service for its documentation does not wait for its making', async () => {
  await wait(MADE_WITHIN_MS);
  const beganMs = performance.now();
  const page = await (await fetch(`${service.root}/docs`)).text();
  expect(performance.now() - beganMs).toBeLessThan(READY_WITHIN_MS);
  const { docs, openapi } = describeApi(ROUTES, await loadCatalogue());
  expect(page).toBe(Buffer.from(docs).toString());
  const document = await (await fetch(`${service.base}/openapi.json`)).text();
  expect(document).toBe(Buffer.from(openapi).toString());
});
