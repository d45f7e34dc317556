import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';
import { pino } from 'pino';
import { findAccessible } from '../../../dist/worker/isolation/confine/find-accessible.js';
import { forkChild } from '../../../dist/worker/isolation/fork-child.js';

// A supervisor of two children, as whatever user it was started: `confined` or not. Tells
// what the first reached, and what the program's own probe says.

const confined = process.argv[2] === 'confined';
const logger = pino({ level: 'silent' });
const entry = fileURLToPath(new URL('hostile-child.mjs', import.meta.url));
const start = () => forkChild({ entry, memoryBytes: 512 * 1024 ** 2, logger, confined });
const folder = mkdtempSync(join(tmpdir(), 'emet-hostile-'));
const [bait, secret] = [join(folder, 'bait'), join(folder, 'secret')];
writeFileSync(bait, 'bait', { mode: 0o666 });
writeFileSync(secret, 'secret', { mode: 0o600 });

const [child, other] = [start(), start()];
const next = ({ process: from, exited, startOutput }) =>
  Promise.race([
    new Promise((resolve) => from.once('message', resolve)),
    exited.then((exit) => Promise.reject(new Error(JSON.stringify([exit, startOutput()])))),
  ]);
await Promise.all([next(child), next(other)]);
const told = {
  confined,
  ...{ parent: process.pid, other: other.process.pid, bait, secret },
  program: fileURLToPath(new URL('../../../dist', import.meta.url)),
};
child.process.send(told);
const answer = await next(child);
for (const one of [child, other]) one.process.kill('SIGKILL');
await Promise.all([child.exited, other.exited]);
rmSync(folder, { recursive: true });
process.send({
  ...answer,
  supervisor: process.pid,
  probed: await findAccessible(confined, logger),
});
process.disconnect();
