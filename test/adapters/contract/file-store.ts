import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenForTest, PlatformUnderTest } from './platform-under-test.js';

const MISSING = '00000000-0000-4000-8000-000000000000';

async function* chunks(...parts: (Buffer | Error)[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
}

export function describeFileStore(name: string, open: OpenForTest): void {
  describe(`FileStore of ${name}`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.dispose());

    /** Every file there is, kept or staged. */
    const all = async () => under.platform.files.olderThan(new Date(8.64e15), 1000);

    test('a kept file holds the very bytes that were staged', async () => {
      const { files } = under.platform;
      const bytes = randomBytes(300_000);
      const staged = await files.stage(
        chunks(bytes.subarray(0, 10), bytes.subarray(10, 5000), bytes.subarray(5000)),
        bytes.length,
      );
      expect(staged).toMatchObject({
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
      expect(staged.head.equals(bytes.subarray(0, 4096))).toBe(true);
      expect(await files.open(staged.fileId)).toBeNull(); // not kept yet
      await files.keep(staged.fileId);
      await files.keep(staged.fileId); // twice is no fault
      const opened = await files.open(staged.fileId);
      expect((await readFile(opened?.path ?? '')).equals(bytes)).toBe(true);
      await opened?.release();
    });

    test('an empty stream is an empty file', async () => {
      const staged = await under.platform.files.stage(chunks(), 10);
      expect(staged).toMatchObject({ size: 0, head: Buffer.alloc(0) });
    });

    test('one byte too many is FILE_TOO_LARGE and leaves nothing; the stream is let go', async () => {
      let released = false;
      async function* endless() {
        try {
          for (;;) yield Buffer.alloc(1000);
        } finally {
          released = true;
        }
      }
      await expect(under.platform.files.stage(endless(), 2999)).rejects.toMatchObject({
        code: 'FILE_TOO_LARGE',
      });
      expect(released).toBe(true);
      expect(await all()).toEqual([]);
    });

    test('a stream that breaks off leaves nothing and rejects with its own error', async () => {
      const broken = new Error('connection lost');
      await expect(
        under.platform.files.stage(chunks(Buffer.alloc(5000), broken), 10_000),
      ).rejects.toBe(broken);
      expect(await all()).toEqual([]);
    });

    test('a removed file is gone, kept or staged, and removing twice is no error', async () => {
      const { files } = under.platform;
      const staged = await files.stage(chunks(Buffer.from('a')), 10);
      const kept = await files.stage(chunks(Buffer.from('b')), 10);
      await files.keep(kept.fileId);
      for (const { fileId } of [staged, kept, kept]) await files.remove(fileId);
      expect(await files.open(kept.fileId)).toBeNull();
      expect(await all()).toEqual([]);
      await files.remove(MISSING);
      await expect(files.keep(MISSING)).rejects.toThrow();
    });

    test('no id reaches outside the store', async () => {
      const { files } = under.platform;
      for (const id of ['../emet.db', '..', '', 'a/b', `${MISSING}/../x`]) {
        await expect(files.open(id)).rejects.toThrow();
        await expect(files.remove(id)).rejects.toThrow();
      }
    });

    test('the sweep sees files by their age, and comes past those that stay', async () => {
      const { files } = under.platform;
      const stage = async () => (await files.stage(chunks(Buffer.from('x')), 10)).fileId;
      const old = [await stage(), await stage(), await stage(), await stage(), await stage()];
      for (const id of old.slice(0, 3)) await files.keep(id);
      under.clock.advance(3_600_000);
      const since = under.clock();
      under.clock.advance(1000);
      const young = await stage();
      // In batches of two, as a sweep that keeps every file would ask: all are seen.
      const seen = new Set<string>();
      for (let batch = 0; batch < 6; batch += 1) {
        for (const id of await files.olderThan(since, 2)) seen.add(id);
      }
      expect([...seen].sort()).toEqual([...old].sort());
      expect(seen.has(young)).toBe(false);
    });
  });
}
