import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fingerprint } from '../../../core/ports.js';
import {
  accepted,
  claimed,
  completed,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

const PAGE = '8f3a5c7e91b2d406';

/** The hash with these bits (0-63) turned over. */
function turned(hash: string, bits: number[]): string {
  const value = bits.reduce(
    (bitsSoFar, bit) => bitsSoFar ^ (1n << BigInt(bit)),
    BigInt(`0x${hash}`),
  );
  return value.toString(16).padStart(16, '0');
}

const randomBits = (count: number): number[] =>
  Array.from({ length: 64 }, (_, bit) => ({ bit, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ bit }) => bit);

const print = (changes: Partial<Fingerprint> = {}): Fingerprint => ({
  sha256: randomBytes(32).toString('hex'),
  pageHashes: [],
  numberHashes: [],
  wordHashes: [],
  ...changes,
});

/** Recognising documents seen before. */
export function describeScanLikeness(name: string, open: OpenForTest): void {
  describe(`ScanStore of ${name}, recognising`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    const seen = (fingerprint: Fingerprint) =>
      completed(under.platform, org, { result: { fingerprint } });
    const alike = (
      fingerprint: Fingerprint,
      options: { distanceMax?: number; limit?: number; excludeScanId?: string } = {},
    ) =>
      under.platform.scans.findSimilar({
        organisationId: org,
        excludeScanId: randomUUID(),
        fingerprint,
        distanceMax: 7,
        limit: 10,
        ...options,
      });
    const ids = async (...query: Parameters<typeof alike>) =>
      (await alike(...query)).map((one) => one.scanId);

    test('the same bytes are found, with the fingerprint as it was given', async () => {
      const fingerprint = print({
        pageHashes: [PAGE, '0000000000000000', 'ffffffffffffffff'],
        numberHashes: ['00000000', '0badf00d', 'ffffffff'],
        wordHashes: ['12345678'],
      });
      const id = await seen(fingerprint);
      expect(await alike(print({ sha256: fingerprint.sha256 }))).toEqual([
        { scanId: id, createdAt: under.clock(), fingerprint },
      ]);
      expect(await ids(print({ sha256: fingerprint.sha256 }), { excludeScanId: id })).toEqual([]);
      expect(await ids(print())).toEqual([]);
    });

    test('a page is found at every distance up to the greatest asked for, and none beyond', async () => {
      const id = await seen(print({ pageHashes: ['0f0f0f0f0f0f0f0f', PAGE] }));
      for (const distanceMax of [0, 1, 3, 4, 7]) {
        for (let distance = 0; distance <= distanceMax + 2; distance += 1) {
          for (let round = 0; round < 8; round += 1) {
            const bits = randomBits(distance);
            const found = await ids(print({ pageHashes: [turned(PAGE, bits)] }), { distanceMax });
            expect(found, `bits ${bits.join()} turned, ${distanceMax} allowed`).toEqual(
              distance <= distanceMax ? [id] : [],
            );
          }
        }
      }
    });

    test('differences spread over the hash in the worst way are found too', async () => {
      const id = await seen(print({ pageHashes: [PAGE] }));
      // Two in three of the quarters and one in the last; all seven in one; at the edges.
      for (const bits of [
        [0, 15, 16, 31, 32, 47, 63],
        [0, 1, 2, 3, 4, 5, 6],
        [48, 49, 50, 51, 61, 62, 63],
        [15, 16, 31, 32, 47, 48, 63],
      ]) {
        expect(await ids(print({ pageHashes: [turned(PAGE, bits)] }))).toEqual([id]);
      }
    });

    test('each scan is named once, the newest first, no more than asked', async () => {
      const sha256 = '77'.repeat(32);
      const order: string[] = [];
      for (let index = 0; index < 4; index += 1) {
        under.clock.advance(1000);
        order.unshift(await seen(print({ sha256, pageHashes: [PAGE, turned(PAGE, [index])] })));
      }
      const query = print({ sha256, pageHashes: [PAGE, turned(PAGE, [5])] });
      expect(await ids(query)).toEqual(order);
      expect(await ids(query, { limit: 2 })).toEqual(order.slice(0, 2));
    });

    test('only completed scans of the same organisation are found', async () => {
      const fingerprint = print({ pageHashes: [PAGE] });
      const other = await organisation(under.platform);
      await completed(under.platform, other, { result: { fingerprint } });
      const open = await accepted(under.platform, org);
      const failed = await accepted(under.platform, org);
      await under.platform.scans.fail(failed, await claimed(under.platform, failed), 'timed_out');
      await claimed(under.platform, open);
      expect(await ids(fingerprint)).toEqual([]);
    });

    test('removing one scan leaves those that look like it', async () => {
      const first = await seen(print({ pageHashes: [PAGE, PAGE] }));
      const second = await seen(print({ pageHashes: [PAGE] }));
      await under.platform.scans.remove(org, first);
      expect(await ids(print({ pageHashes: [PAGE] }))).toEqual([second]);
    });

    test('a hash of the wrong shape is refused, and the scan stays unfinished', async () => {
      for (const pageHashes of [['xyz'], [PAGE.slice(1)], [PAGE.toUpperCase()]]) {
        await expect(seen(print({ pageHashes }))).rejects.toThrow();
      }
      await expect(seen(print({ numberHashes: [PAGE] }))).rejects.toThrow();
      expect((await under.platform.scans.backlog()).processing).toBe(4);
    });
  });
}
