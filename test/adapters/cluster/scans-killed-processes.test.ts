import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeWithMongo } from '../../servers/suites.js';
import { organisation } from '../contract/platform-under-test.js';
import { openScansForTest, type ScansUnderTest } from './open-scans-for-test.js';
import { checkBooks, mend } from './scan-books.js';
import { STEPS } from './scan-steps.js';
import { openWriteGate, type WriteGate } from './write-gate.js';

const PROGRAM = fileURLToPath(new URL('./scan-rival.mjs', import.meta.url));
/** More than any call writes. */
const WRITES_MAX = 20;

describeWithMongo('A process that is killed between two writes', () => {
  let under: ScansUnderTest;
  let gate: WriteGate;
  let rivals: Promise<ChildProcess>[];
  beforeEach(async () => {
    under = await openScansForTest();
    gate = await openWriteGate(under.url);
    rivals = [];
  });
  afterEach(async () => {
    for (const rival of rivals) (await rival).kill('SIGKILL');
    await gate.dispose();
    await under.dispose();
  });

  async function start(): Promise<ChildProcess> {
    const env = {
      PATH: process.env['PATH'],
      MONGODB_URL: gate.url,
      EMET_TEST_NOW: under.clock().toISOString(),
    };
    const child = fork(PROGRAM, { env, execArgv: [], serialization: 'advanced' });
    const [first] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit'),
    ])) as unknown[];
    expect(first).toEqual({ ready: true });
    return child;
  }

  // At the gate one step is enough: scans-paused-processes stops all of them, without a process for each write.
  describe.each(STEPS.slice(0, 1))('$name', killedAnywhere);
  describe.each(STEPS.slice(1))('$name', { tags: ['full'] }, killedAnywhere);

  function killedAnywhere({ prepare }: (typeof STEPS)[number]): void {
    test('whichever the last write was, it is made good', { timeout: 120_000 }, async () => {
      for (let writes = 0; ; writes += 1) {
        expect(writes).toBeLessThan(WRITES_MAX);
        const organisationId = await organisation(under.platform);
        const rival = start();
        rivals.push(rival);
        const { method, values, goOn, atOnce } = await prepare(under, organisationId);
        const child = await rival;
        const { reached, forget } = gate.closeAfter(writes);
        const answered = once(child, 'message').then(([message]: unknown[]) => message);
        child.send({ method, values });
        const outcome = await Promise.race([reached.then(() => 'held' as const), answered]);
        child.kill('SIGKILL');
        await once(child, 'exit');
        forget();
        if (outcome !== 'held') expect(outcome).toEqual({ done: true });

        await atOnce?.();
        await mend(under);
        await goOn();
        await mend(under);
        await checkBooks(under, organisationId);
        if (outcome !== 'held') return;
      }
    });
  }
});
