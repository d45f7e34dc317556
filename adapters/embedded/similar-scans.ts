import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Fingerprint, ScanStore, SeenBefore } from '../../core/ports.js';
import type { Database } from './database.js';
import { bandsNear, bandsOf, hammingDistance, type PageHash, parsePageHash } from '../page-hash.js';
import { StoredDate } from './stored-json.js';

/**
 * Maximum number of newest candidates read for each band value. Unrelated pages
 * rarely share a band (1 in 65,536), so only a frequently repeated layout
 * reaches the limit, and then its newest scans are the answer. It bounds the
 * worst case: 200,000 pages of one layout take 80 ms per page searched, twice
 * that with a limit of 1000.
 */
const CANDIDATES_MAX = 300;

// libsql returns bytes as a Buffer for one row and as an ArrayBuffer for many.
const Blob = z
  .union([z.instanceof(Buffer), z.instanceof(ArrayBuffer)])
  .transform((bytes) => (bytes instanceof ArrayBuffer ? Buffer.from(bytes) : bytes));
const NumberRow = z.object({ number: z.number() });
const ScanNumberRow = z.object({ scan: z.number() });
const BandRow = z.object({ scan: z.number(), high: z.number(), low: z.number() });
const PagesRow = z.object({ organisation: z.number(), page_hashes: Blob });
const FingerprintRow = z
  .object({ sha256: z.string(), page_hashes: Blob, number_hashes: Blob, word_hashes: Blob })
  .transform((row): Fingerprint => ({
    sha256: row.sha256,
    pageHashes: unpack(row.page_hashes, 16),
    numberHashes: unpack(row.number_hashes, 8),
    wordHashes: unpack(row.word_hashes, 8),
  }));
const SeenRow = z.object({ number: z.number(), id: z.string(), created_at: StoredDate });

export function similarScans(database: Database): Pick<ScanStore, 'findSimilar'> {
  return {
    findSimilar: async ({ organisationId, excludeScanId, fingerprint, distanceMax, limit }) => {
      const organisation = organisationNumber(database, organisationId);
      const alike = new Set<number>();
      const sameBytes = database.all(
        ScanNumberRow,
        'SELECT scan FROM fingerprints WHERE organisation = ? AND sha256 = ?',
        [organisation, fingerprint.sha256],
      );
      for (const { scan } of sameBytes) alike.add(scan);
      for (const text of new Set(fingerprint.pageHashes)) {
        addSimilarPages(database, organisation, parsePageHash(text), distanceMax, alike);
        await setImmediate(); // a long document must not block the rest of the process
      }
      return readNewest(database, [...alike], excludeScanId, limit);
    },
  };
}

function addSimilarPages(
  database: Database,
  organisation: number,
  page: PageHash,
  distanceMax: number,
  alike: Set<number>,
): void {
  for (const band of bandsNear(page, distanceMax)) {
    const candidates = database.all(
      BandRow,
      `SELECT scan, high, low FROM page_bands
       WHERE organisation = ? AND band = ? ORDER BY scan DESC LIMIT ?`,
      [organisation, band, CANDIDATES_MAX],
    );
    for (const candidate of candidates) {
      if (hammingDistance(candidate, page) <= distanceMax) alike.add(candidate.scan);
    }
  }
}

function readNewest(
  database: Database,
  scans: number[],
  excludeScanId: string,
  limit: number,
): SeenBefore[] {
  const rows = database.all(
    SeenRow,
    `SELECT s.number, s.id, s.created_at FROM scans s JOIN fingerprints f ON f.scan = s.number
     WHERE s.number IN (SELECT value FROM json_each(?)) AND s.id <> ?
     ORDER BY s.created_at DESC, s.id DESC LIMIT ?`,
    [JSON.stringify(scans), excludeScanId, limit],
  );
  return rows.flatMap(({ number, id, created_at }) => {
    const fingerprint = readFingerprint(database, number);
    return fingerprint === null ? [] : [{ scanId: id, createdAt: created_at, fingerprint }];
  });
}

/** The fingerprint of a scan by its row number; null when it has none. */
export const readFingerprint = (database: Database, scan: number): Fingerprint | null =>
  database.get(
    FingerprintRow,
    'SELECT sha256, page_hashes, number_hashes, word_hashes FROM fingerprints WHERE scan = ?',
    [scan],
  ) ?? null;

/** Stores the fingerprint of a completed scan; within the transaction that completes it. */
export function writeFingerprint(
  database: Database,
  scan: number,
  organisationId: string,
  fingerprint: Fingerprint,
): void {
  const organisation = organisationNumber(database, organisationId);
  database.run(
    `INSERT INTO fingerprints (scan, organisation, sha256, page_hashes, number_hashes, word_hashes)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [
      scan,
      organisation,
      fingerprint.sha256,
      pack(fingerprint.pageHashes, 16),
      pack(fingerprint.numberHashes, 8),
      pack(fingerprint.wordHashes, 8),
    ],
  );
  for (const page of fingerprint.pageHashes.map(parsePageHash)) {
    for (const band of bandsOf(page)) {
      database.run(
        `INSERT INTO page_bands (organisation, band, scan, high, low) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
        [organisation, band, scan, page.high, page.low],
      );
    }
  }
}

/**
 * Removes a scan's entries from the page index. They are found by the page
 * hashes of its fingerprint, so the large table needs no second index.
 */
export function removeFromPageIndex(database: Database, scan: number): void {
  const row = database.get(
    PagesRow,
    'SELECT organisation, page_hashes FROM fingerprints WHERE scan = ?',
    [scan],
  );
  if (row === undefined) return;
  for (const page of unpack(row.page_hashes, 16).map(parsePageHash)) {
    for (const band of bandsOf(page)) {
      database.run('DELETE FROM page_bands WHERE organisation = ? AND band = ? AND scan = ?', [
        row.organisation,
        band,
        scan,
      ]);
    }
  }
}

function organisationNumber(database: Database, id: string): number {
  const row = database.get(NumberRow, 'SELECT number FROM organisations WHERE id = ?', [id]);
  if (row === undefined) throw new Error('There is no such organisation.');
  return row.number;
}

/** Packs hashes of `digits` hexadecimal digits each into concatenated bytes. */
function pack(hashes: string[], digits: number): Buffer {
  const shape = new RegExp(`^[0-9a-f]{${digits}}$`);
  if (!hashes.every((hash) => shape.test(hash))) {
    throw new RangeError(`A hash of the fingerprint is not ${digits} hexadecimal digits.`);
  }
  return Buffer.from(hashes.join(''), 'hex');
}

function unpack(bytes: Buffer, digits: number): string[] {
  const text = bytes.toString('hex');
  return Array.from({ length: text.length / digits }, (_, index) =>
    text.slice(index * digits, (index + 1) * digits),
  );
}
