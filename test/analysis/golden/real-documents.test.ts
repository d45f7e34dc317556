import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ScanFailure } from '../../../core/errors.js';
import { analyseGolden, resultIn } from './scan-golden.js';

const FOLDER = process.env.EMET_REAL_DOCUMENTS;
const GOLDEN = 'real-documents.json';

const hashes = Object.keys(
  JSON.parse(readFileSync(join(import.meta.dirname, GOLDEN), 'utf8')) as object,
);

/**
 * Verdict, score and finding codes of real documents, which cannot be bundled:
 * they are told by the SHA-256 of their bytes and looked for in a folder.
 */
describe('a real document', () => {
  it.skipIf(FOLDER !== undefined)(
    'is compared when EMET_REAL_DOCUMENTS names a folder that holds it',
    ({ skip }) => skip('EMET_REAL_DOCUMENTS is not set'),
  );

  it.runIf(FOLDER !== undefined)(
    'keeps its verdict, score and finding codes',
    { timeout: 1_200_000 },
    async () => {
      const paths = pathsByHash(FOLDER ?? '');
      const told: Record<string, unknown> = {};
      const missing: string[] = [];
      for (const hash of hashes) {
        const path = paths.get(hash);
        if (path === undefined) missing.push(hash);
        else told[hash] = await outcomeOf(path);
      }
      expect(missing, 'files that the folder lacks').toEqual([]);
      await expect(`${JSON.stringify(told, null, 1)}\n`).toMatchFileSnapshot(GOLDEN);
    },
  );
});

async function outcomeOf(path: string): Promise<unknown> {
  try {
    const { verdict, riskScore, report } = resultIn(await analyseGolden(path), 'en');
    return { verdict, riskScore, codes: report.findings.map(({ code }) => code) };
  } catch (error) {
    if (error instanceof ScanFailure) return { failed: error.reason };
    throw error;
  }
}

function pathsByHash(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [createHash('sha256').update(readFileSync(path)).digest('hex'), path]),
  );
}
