import process from 'node:process';
import { loadModel } from '../../../dist/worker/inference/load-model.js';

// Loads and releases a version again and again; prints resident memory, MiB, after each round.
const [root = '', name = '', version = '', times = '0'] = process.argv.slice(2);
const resident = [];
for (let time = 0; time < Number(times); time += 1) {
  const { model } = await loadModel(root, name, version, { device: { kind: 'cpu' }, threads: 1 });
  await model.release();
  globalThis.gc?.();
  resident.push(Math.round(process.memoryUsage.rss() / 1024 ** 2));
}
process.stdout.write(JSON.stringify(resident));
