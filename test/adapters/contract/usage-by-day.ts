import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allowancePeriod } from '../../../core/accounts.js';
import type { ScanOrigin } from '../../../core/ports.js';
import {
  accepted,
  claimed,
  completed,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

const DAY_MS = 24 * 3_600_000;
const ORIGIN = { requestId: 'r-1', clientAddress: null, traceparent: null };

export function describeUsageByDay(name: string, open: OpenForTest): void {
  describe(`Usage by day of ${name}`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => {
      under = await open();
    });
    afterEach(() => under.dispose());

    test('counts what was accepted and not refunded or deleted, by day and source', async () => {
      const { platform, clock } = under;
      const { scans } = platform;
      const { start, end } = allowancePeriod(clock());
      // The first minute of the next month, so that three days follow in it.
      clock.advance(end.getTime() - clock().getTime() + 60_000);
      const [org, other] = [await organisation(platform), await organisation(platform)];
      const [first, second] = [randomUUID(), randomUUID()];
      const add = (origin: Partial<ScanOrigin>, to = org) =>
        accepted(platform, to, { origin: { ...ORIGIN, ...origin } });
      const period = end;
      const days = async (of = org) =>
        (await scans.usageByDay(of, period)).map(({ day, source, scans: count }) => [
          ...[Math.round((Date.parse(day) - period.getTime()) / DAY_MS), source, count],
        ]);
      expect(await days()).toEqual([]);

      await add({ keyId: first });
      await add({ keyId: first });
      await add({ keyId: second }, other);
      await add({});
      clock.advance(DAY_MS);
      const deleted = await add({ keyId: second });
      await add({ userId: randomUUID() });
      await add({ userId: randomUUID() });
      await completed(platform, org, { scan: { origin: { ...ORIGIN, keyId: first } } });
      expect(await days()).toEqual([
        [0, null, 1],
        [0, first, 2],
        ...[
          [1, first, 1],
          [1, second, 1],
          [1, 'dashboard', 2],
        ].sort((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1)),
      ]);
      await scans.remove(org, deleted);
      const failed = await add({ keyId: second });
      await scans.fail(failed, await claimed(platform, failed), 'corrupt_file');
      expect(await days()).not.toContainEqual([1, second, 1]);
      expect(await days(other)).toEqual([[0, second, 1]]);
      expect(await scans.usageByDay(org, start)).toEqual([]);
    });
  });
}
