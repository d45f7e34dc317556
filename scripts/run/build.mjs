import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { takeTurn } from './turn.mjs';
import {
  DASHBOARD,
  isBuilt,
  isDashboardBuilt,
  isDashboardHere,
  readInputs,
  removeOrphans,
  removeStamp,
  wasBuiltBefore,
  writeDashboardStamp,
  writeStamp,
} from './stamp.mjs';

const COMPILER = 'node_modules/typescript/bin/tsc';
const BUNDLER = 'node_modules/vite/bin/vite.js';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// Not to standard output: that of a command may be read by a program.
const say = (text) => process.stderr.write(`${text}\n`);

/**
 * Builds dist/, unless another command just did, and answers the exit status of the tool that failed, or 0.
 * A signal ends the tool first and then this process.
 */
export async function build(root) {
  if (!existsSync(join(root, COMPILER))) {
    say('dist/ is not built from these sources, and the compiler is not installed: run npm ci.');
    return 1;
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  const turn = await takeTurn(join(root, 'dist/.building'), (pid) =>
    say(`Waiting for the build of process ${pid} ...`),
  );
  if (isBuilt(root)) {
    turn.end();
    return 0;
  }
  const isFirst = !wasBuiltBefore(root);
  say(isFirst ? 'Building (the first time: up to a minute) ...' : 'Building what changed ...');
  const startMs = performance.now();
  removeStamp(root);
  const inputs = readInputs(root);
  let { status, signal } = await compile(root, turn.wasLeft);
  if (status === 0 && isDashboardHere(root) && !isDashboardBuilt(root, inputs)) {
    ({ status, signal } = await bundle(root));
    if (status === 0) writeDashboardStamp(root, inputs);
  } else if (existsSync(join(root, DASHBOARD)) && !isDashboardHere(root)) {
    say('The dashboard is not built, and not served: run npm ci.');
  }
  if (signal !== null) {
    // The turn is not ended: whoever comes next sees that outputs may be half written.
    say(`The compiler was ended by ${signal}.`);
    return 1;
  }
  if (status === 0) {
    removeOrphans(root);
    writeStamp(root, inputs);
    say(`Built in ${Math.ceil((performance.now() - startMs) / 1000)} s.`);
  }
  turn.end();
  return status;
}

/** @param isForced whether outputs are written that the compiler takes for written already */
const compile = (root, isForced) =>
  runTool(root, [join(root, COMPILER), '-b', ...(isForced ? ['--force'] : [])]);

/** The dashboard is bundled; its types are checked with those of the tests (npm run types). */
const bundle = (root) =>
  runTool(root, [join(root, BUNDLER), 'build', DASHBOARD, '--logLevel', 'warn']);

async function runTool(root, words) {
  const tool = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 2, 2] });
  let received = null;
  const pass = (signal) => {
    received = signal;
    tool.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const ended = await new Promise((resolve, reject) => {
    tool.once('error', reject);
    tool.once('exit', (status, signal) => resolve({ status, signal }));
  });
  for (const signal of SIGNALS) process.off(signal, pass);
  if (received !== null) {
    // Ends as a process without a handler does, so that the shell sees the signal.
    process.kill(process.pid, received);
    await wait(60_000);
  }
  return ended;
}
