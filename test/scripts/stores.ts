import { createHash, randomUUID } from 'node:crypto';
import { openPlatform } from '../../adapters/open-platform.js';
import type { Platform } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { fillStores } from '../adapters/contract/archive.js';
import {
  accepted,
  claimed,
  newScan,
  pageImages,
  result,
  label,
} from '../adapters/contract/platform-under-test.js';
import type { Environment } from './run-command.js';

/** Works on the stores that the environment names. */
export async function on<T>(
  environment: Environment,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const platform = await openPlatform(readSettings(environment));
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
}

/** Accepts a scan of a real file; answers its id. */
export async function acceptFile(
  platform: Platform,
  organisationId: string,
  bytes: Buffer,
): Promise<string> {
  const { fileId, size } = await platform.files.stage(iterate(bytes), bytes.length);
  await platform.files.keep(fileId);
  const file = { fileId, name: 'a.pdf', type: 'application/pdf' as const, size };
  return accepted(platform, organisationId, {
    file: { ...file, sha256: sha256(bytes), available: true },
  });
}

async function* iterate(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Puts everything a store can hold into it; `withFile` are the scans whose files are there. */
export async function fillWithFiles(platform: Platform, files: Buffer[]) {
  const filled = await fillStores(platform);
  for await (const record of platform.archive.records()) {
    // Scans of the contract name files that are not there.
    if (record.kind !== 'scan') continue;
    await platform.scans.markFileGone(record.id);
    if (record.decision === null) continue;
    // Nor are they training copies: neither for this decision nor for the one it replaced.
    for (const _ of [record.decision, ...record.pastDecisions]) {
      await label(platform, record.organisationId, record.id, null);
    }
    await label(platform, record.organisationId, record.id, record.decision);
  }
  const withFile: string[] = [];
  for (const bytes of files) {
    withFile.push(await acceptFile(platform, filled.organisationId, bytes));
  }
  // Only of a scan whose file is there are there pictures of pages.
  const [first = ''] = withFile;
  const found = result({ pageImages: pageImages(1, 2) });
  await platform.scans.complete(first, await claimed(platform, first), found);
  return { ...filled, withFile };
}

export const WRITERS = 2;

/**
 * Clients whose scans are accepted with a key each, and in turn fail, are
 * completed with a heatmap, and stay under way.
 */
export function startWriting(platform: Platform, organisationId: string) {
  const { scans } = platform;
  let [writing, turns] = [true, 0];
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; writing; turn += 1) {
      turns += 1;
      const [key, id] = [`${writer}-${turn}`, randomUUID()];
      const asked = { organisationId, key, requestHash: key, leaseMs: 9_000 };
      await scans.reserveIdempotencyKey(asked);
      const scan = newScan(organisationId, { id });
      await scans.accept({ ...scan, file: { ...scan.file, available: false } }, key);
      const fence = await claimed(platform, id);
      const heatmaps = [{ id: 'page', png: Buffer.from(id) }];
      if (turn % 3 === 0) await scans.fail(id, fence, 'corrupt_file');
      if (turn % 3 === 1) await scans.complete(id, fence, result({ heatmaps }));
    }
  });
  return {
    turns: () => turns,
    stop: async (): Promise<void> => {
      writing = false;
      await Promise.all(writers);
    },
  };
}
