import { openRedis } from '../../../adapters/cluster/redis/open-redis.js';
import { startRedis } from '../../servers/redis-server.js';
import { describeWithRedis } from '../../servers/suites.js';
import { describeJobQueue } from '../contract/job-queue.js';
import { testClock } from '../contract/platform-under-test.js';
import { describeRateLimiter } from '../contract/rate-limiter.js';
import { letTimePass } from './let-time-pass.js';

const quiet = { info: () => {}, warn: () => {} };

async function open() {
  const server = await startRedis();
  const platform = await openRedis(server.url, { log: quiet });
  const clock = testClock();
  return {
    platform,
    clock,
    pass: async (ms: number) => {
      clock.advance(ms);
      await letTimePass(server.url, ms);
    },
    dispose: async () => {
      await platform.close();
      await server.dispose();
    },
  };
}

describeWithRedis('What the cluster keeps in Redis', () => {
  describeJobQueue('the cluster', open);
  describeRateLimiter('the cluster', open);
});
