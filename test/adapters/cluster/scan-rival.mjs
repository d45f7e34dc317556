// Another process on the same scans, for the tests that kill it between two
// writes. It does the one call it is sent; EMET_TEST_NOW is the time at which
// its clock stands.
import process from 'node:process';
import { URL } from 'node:url';

const compiled = (path) =>
  import(new URL(`../../../dist/adapters/cluster/mongo/${path}`, import.meta.url).href);
const { connectMongo } = await compiled('connection.js');
const { openScanStore } = await compiled('scan-store.js');

const now = new Date(process.env.EMET_TEST_NOW);
const scans = openScanStore(await connectMongo(process.env.MONGODB_URL), () => now);

process.on('message', ({ method, values }) => {
  void scans[method](...values)
    .then(() => scans.idle())
    .then(
      () => process.send({ done: true }),
      (error) => process.send({ error: String(error?.stack ?? error) }),
    );
});
process.send({ ready: true });
