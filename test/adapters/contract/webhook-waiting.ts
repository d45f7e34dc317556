import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ArchiveRecord } from '../../../core/archive.js';
import { DELIVERED, REFUSED } from './attempts.js';
import { type OpenForTest, organisation, type PlatformUnderTest } from './platform-under-test.js';

const WAITING = 10_000;
/** What a worker asks in 25 s. */
const POLLS = 100;
/** Below the interval of 250 ms: the stand-in for MongoDB has no index for it, and other programs run beside it. */
const POLL_MAX_MS = 200;

export function describeManyWaiting(name: string, open: OpenForTest): void {
  describe(`${WAITING} events in line, of the WebhookStore of ${name}`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => {
      under = await open();
    });
    afterEach(() => under.dispose());

    test('cost a poll less than its interval, and go in their order once the line opens', async () => {
      const { webhooks, archive } = under.platform;
      const org = await organisation(under.platform);
      const endpoint = await webhooks.addEndpoint(org, 'https://a.example/hooks');
      const id = endpoint?.id ?? '';
      const start = under.clock().getTime();
      async function* waiting(): AsyncGenerator<ArchiveRecord> {
        for (let index = 0; index < WAITING; index += 1) {
          const at = new Date(start - WAITING + index).toISOString();
          const eventId = randomUUID();
          yield await Promise.resolve({
            ...{
              kind: 'webhook_delivery' as const,
              id: `${eventId}:${id}`,
              eventId,
              endpointId: id,
            },
            ...{ scanId: null, type: 'scan.completed' as const, body: String(index), attempt: 0 },
            ...{ dueAt: at, createdAt: at, state: 'pending' as const, attempts: [] },
          });
        }
      }
      await archive.restore(waiting());
      const bodies = async () =>
        (await webhooks.claimDue(16, 15_000)).map((one) => ({ one, index: Number(one.body) }));
      const [first, ...others] = await bodies();
      for (const { one } of others) await webhooks.record(one, DELIVERED);
      if (first !== undefined) await webhooks.record(first.one, REFUSED);
      expect((await bodies()).map(({ index }) => index)).toEqual([0]); // its retry; the line is closed
      const began = performance.now();
      for (let poll = 0; poll < POLLS; poll += 1) expect(await bodies()).toEqual([]);
      expect((performance.now() - began) / POLLS).toBeLessThan(POLL_MAX_MS);
      expect((await webhooks.backlog()).pending).toBe(WAITING - 3);

      await webhooks.enableEndpoint(id);
      const seen: number[] = [];
      while (seen.length < 200) {
        const due = await bodies();
        seen.push(...due.map(({ index }) => index));
        for (const { one } of due) await webhooks.record(one, DELIVERED);
      }
      expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => index + 4));
    }, 60_000);
  });
}
