import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PlatformFault } from '../../core/errors.js';
import { readSettings } from '../../core/settings.js';
import { serveStatus } from '../../worker/serve-status.js';
import { type EmbeddedUnderTest, openEmbeddedForTest } from '../adapters/open-embedded-for-test.js';

let under: EmbeddedUnderTest;
let served: Awaited<ReturnType<typeof serveStatus>> | undefined;
beforeEach(async () => {
  under = await openEmbeddedForTest();
});
afterEach(async () => {
  await served?.close();
  await under.dispose();
});

/** What `/readyz` of a worker says. */
async function readiness(state: {
  fault?: string;
  ping?: () => Promise<void>;
}): Promise<[number, unknown]> {
  served = await serveStatus({
    platform: { ...under.platform, ...(state.ping && { ping: state.ping }) },
    settings: readSettings({ HOST: '127.0.0.1', PORT: '0' }),
    fault: () => state.fault ?? null,
    render: async () => ({ contentType: 'text/plain', body: '' }),
  });
  const answer = await fetch(`http://127.0.0.1:${served.port}/readyz`);
  return [answer.status, await answer.json()];
}

describe('the readiness of a worker alone', () => {
  test('holds when nothing is wrong', async () => {
    expect(await readiness({})).toEqual([200, { ready: true, reasons: [] }]);
  });

  test('names what is wrong with the worker, and with the platform', async () => {
    const fault = 'model edges has not the device it needs';
    const sentence = 'The clock of this machine is 47 s ahead.';
    const ping = () => Promise.reject(new PlatformFault(sentence));
    expect(await readiness({ fault, ping })).toEqual([
      503,
      { ready: false, reasons: [fault, sentence] },
    ]);
  });

  test('shows no more of an unexpected error than that the stores do not answer', async () => {
    const ping = () => Promise.reject(new Error('password of 10.0.0.9'));
    expect(await readiness({ ping })).toEqual([
      503,
      { ready: false, reasons: ['the stores do not answer'] },
    ]);
  });
});
