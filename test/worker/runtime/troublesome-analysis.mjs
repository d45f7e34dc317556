import { existsSync, writeFileSync } from 'node:fs';
import { Buffer } from 'node:buffer';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { ScanFailure } from '../../../dist/core/errors.js';
import { serveAnalysis } from '../../../dist/worker/isolation/serve-analysis.js';

// An analysis that does to its process what hostile files do. The document's
// text says what: one word, and an argument.

const WHITE = { width: 40, height: 20, channels: 3, background: '#fff' };

const picture = async (width) => ({
  ...{ width, height: 20 },
  webp: new Uint8Array(
    await sharp({ create: { ...WHITE, width } })
      .webp()
      .toBuffer(),
  ),
});

const trouble = {
  calm: async () => {},
  sleep: async (ms) => {
    await wait(Number(ms));
  },
  // Waits until there is a file of this path, then works a little.
  gate: async (path) => {
    while (!existsSync(path)) await wait(50);
    await wait(200);
  },
  // As `sleep`, but with the event loop blocked, as a decoder in WebAssembly does.
  block: async (ms) => {
    const end = Date.now() + Number(ms);
    while (Date.now() < end);
  },
  memory: async () => {
    const kept = [];
    for (;;) {
      kept.push(new Uint8Array(64 * 1024 * 1024).fill(kept.length + 1));
      await wait(5);
    }
  },
  heap: async () => {
    const kept = [];
    for (;;) kept.push(new Array(100_000).fill(kept.length));
  },
  exit: async (code) => process.exit(Number(code)),
  signal: async (name) => {
    process.kill(process.pid, name);
    await wait(10_000);
  },
  // Ends its process only the first time it is met.
  once: async (marker) => {
    if (existsSync(marker)) return;
    writeFileSync(marker, '');
    process.exit(7);
  },
  // Ends the worker that supervises it, as often as it is met.
  regicide: async () => {
    process.kill(process.ppid, 'SIGKILL');
    await wait(10_000);
  },
  corrupt: async () => {
    throw new ScanFailure('corrupt_file', 'no page could be read');
  },
  bug: async () => {
    throw new TypeError('SECRET-CONTENT of the document');
  },
  lie: async () => {
    process.send({ kind: 'result', run: 1, result: { verdict: 'perfect' } });
    await wait(10_000);
  },
  mute: async () => {
    process.disconnect();
    await wait(10_000);
  },
  // Shows pictures to a model, as layers do, and tells which version answered with what.
  infer: async (model, hooks) => {
    const answers = [];
    for (const side of [64, 200, 300]) {
      const rgb = new Uint8Array(side * side * 3).map((_, at) => (at * 7919) % 256);
      const inferred = await hooks.infer(model, { width: side, height: side, rgb });
      answers.push(inferred && { version: inferred.model.version, score: inferred.score });
    }
    return answers;
  },
  // Pictures of pages 2 and 1, of no page where none are wanted, then perhaps an end.
  pages: async (after, hooks) => {
    for (const page of [2, 1]) hooks.pageImage?.({ page, ...(await picture(page * 40)) });
    if (after === 'sleep') await wait(60_000);
  },
  // A message about page 1 that the supervisor must not believe.
  forge: async (how) => {
    const image = { page: 1, ...(await picture(40)) };
    const png = await sharp({ create: WHITE }).png().toBuffer();
    const grown = Buffer.concat([image.webp, Buffer.alloc(200_000)]);
    const change = {
      page: { page: 51 },
      size: { width: 41 },
      format: { webp: new Uint8Array(png) },
      bytes: { webp: new Uint8Array(grown) },
    };
    process.send({ kind: 'page_image', run: 1, image: { ...image, ...change[how] } });
    await wait(10_000);
  },
  noise: async () => {
    process.stderr.write('SECRET-CONTENT '.repeat(100_000));
  },
};

await serveAnalysis(async (job, hooks) => {
  hooks.stage('decoding');
  const [word = '', argument = ''] = Buffer.from(job.bytes)
    .toString('latin1')
    .trim()
    .split(' ')
    .slice(-2);
  const answers = await (trouble[word] ?? trouble.calm)(argument, hooks);
  hooks.stage('inspecting');
  const fingerprint = {
    sha256: job.sha256,
    pageHashes: ['00000000000000ff'],
    numberHashes: [],
    wordHashes: [],
  };
  const seen = await hooks.history(fingerprint).catch((error) => error.message);
  return {
    verdict: 'low_risk',
    riskScore: 0,
    documentType: 'other',
    issuer: null,
    channel: 'unknown',
    fingerprint,
    heatmaps: [],
    report: {
      // What the tests look at: who analysed, what it sees of its surroundings, what it heard.
      summary: JSON.stringify({ pid: process.pid, env: Object.keys(process.env), seen, answers }),
      recommended_actions: [],
      findings: [],
      checks: [],
      extracted: {
        amounts: [],
        dates: [],
        names: [],
        accounts: [],
        references: [],
        identity_numbers: [],
        ibans: [],
        currency: null,
        total: null,
        transactions: [],
        fields: {},
        text_source: 'none',
      },
      forensic_analysis: null,
      engine: { version: '0', duration_ms: 0, layers: [], coverage: [] },
    },
  };
});
