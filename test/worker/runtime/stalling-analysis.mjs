import { Buffer } from 'node:buffer';
import process from 'node:process';
import { scanDocument, warmUp } from '../../../dist/worker/engine/index.js';
import { serveAnalysis } from '../../../dist/worker/isolation/serve-analysis.js';

// The analysis of the service, which gets stuck as it enters a stage, its event loop blocked
// as by a decoder. The document's last line, a comment, says where and how: `% reading loop`.

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const trouble = {
  // Uses time, but no CPU time.
  sleep: () => pause(60_000),
  loop: () => {
    for (;;);
  },
  memory: () => {
    for (const kept = []; ; pause(5)) kept.push(new Uint8Array(64 * 1024 * 1024).fill(1));
  },
  abort: () => process.abort(),
};

await serveAnalysis((job, hooks) => {
  const text = Buffer.from(job.bytes).toString('latin1');
  const [, stage, kind] = text.trim().split('\n').at(-1).split(' ');
  return scanDocument(job, {
    ...hooks,
    stage: (next) => {
      hooks.stage(next);
      // What was sent before leaves this process first.
      if (next === stage) (pause(100), trouble[kind]());
    },
  });
}, warmUp);
