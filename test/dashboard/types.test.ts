import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../system/start-service.js';
import { generateTypes } from './generate-types.js';

const TYPES = fileURLToPath(new URL('../../dashboard/api/openapi.ts', import.meta.url));

let service: Service;
beforeAll(async () => {
  service = await startService({}, 'alive');
});
afterAll(() => service.dispose());

test('the types of the dashboard are those of the document that is served', async () => {
  const answer = await fetch(`${service.root}/dashboard/api/openapi.json`);
  const types = await generateTypes(await answer.text(), TYPES);
  await expect(types).toMatchFileSnapshot(TYPES);
});
