// Another process on the same Redis: node redis-rival.mjs URL LOCK_MS hold|run|add. Says the
// id of each job it starts; `hold` never ends one, `add` adds one itself.
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { URL } from 'node:url';

const { openRedis } = await import(
  new URL('../../../dist/adapters/cluster/redis/open-redis.js', import.meta.url).href
);

const [url, lockMs, what] = process.argv.slice(2);
const { jobs } = await openRedis(url, { log: { info: () => {}, warn: () => {} } });
jobs.consume('scan', { concurrency: 2, lockMs: Number(lockMs) }, async ({ scanId }) => {
  process.send(scanId);
  if (what === 'hold') await new Promise(() => {});
});
if (what === 'add') {
  const id = randomUUID();
  await jobs.add('scan', { scanId: id }, { id });
}
process.on('disconnect', () => process.exit());
