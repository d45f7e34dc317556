import { describe } from 'vitest';
import { found } from './found.js';

// A test file that imports these is named among the skipped when its servers are missing.
export const describeWithRedis = describe.skipIf(!found.redis);
export const describeWithMongo = describe.skipIf(!found.mongo);
export const describeWithCluster = describe.skipIf(!found.redis || !found.mongo);
