import { type Connection, trusted } from 'mongoose';
import { z } from 'zod';
import type { ScanStore } from '../../../core/ports.js';
import { bandsNear, hammingDistance, parsePageHash } from '../../page-hash.js';
import { scans } from './scan-model.js';
import { splitHashes } from './scan-result.js';

/**
 * Maximum number of newest candidates read for each band of a page. Unrelated
 * pages rarely share a band (17 in 65,536), so only a frequently repeated
 * layout reaches the limit, and then its newest scans are the answer.
 */
const CANDIDATES_MAX = 300;
const BANDS = 4;

const Candidates = z.array(z.object({ _id: z.string(), pageHashes: z.array(z.string()) }));
const Seen = z.array(
  z.object({
    _id: z.string(),
    createdAt: z.date(),
    sha256: z.string(),
    pageHashes: z.array(z.string()),
    numberHashes: z.string(),
    wordHashes: z.string(),
  }),
);

export function openSimilarScans(connection: Connection): Pick<ScanStore, 'findSimilar'> {
  const model = scans.on(connection);

  return {
    findSimilar: async ({ organisationId, excludeScanId, fingerprint, distanceMax, limit }) => {
      const alike = await sameBytes(organisationId, fingerprint.sha256, limit);
      for (const page of new Set(fingerprint.pageHashes)) {
        for (const id of await samePages(organisationId, page, distanceMax)) alike.add(id);
      }
      alike.delete(excludeScanId);
      const found = await model
        .find(
          { _id: trusted({ $in: [...alike] }), organisationId, sha256: trusted({ $exists: true }) },
          { createdAt: 1, sha256: 1, pageHashes: 1, numberHashes: 1, wordHashes: 1 },
        )
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean();
      return Seen.parse(found).map((seen) => ({
        scanId: seen._id,
        createdAt: seen.createdAt,
        fingerprint: {
          sha256: seen.sha256,
          pageHashes: seen.pageHashes,
          numberHashes: splitHashes(seen.numberHashes),
          wordHashes: splitHashes(seen.wordHashes),
        },
      }));
    },
  };

  /** One more than requested: the current scan may be among them. */
  async function sameBytes(
    organisationId: string,
    sha256: string,
    limit: number,
  ): Promise<Set<string>> {
    const found = await model
      .find({ organisationId, sha256 }, { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return new Set(found.map((scan) => scan._id));
  }

  async function samePages(
    organisationId: string,
    text: string,
    distanceMax: number,
  ): Promise<string[]> {
    const page = parsePageHash(text);
    const near = bandsNear(page, distanceMax);
    const values = near.length / BANDS;
    const bands = Array.from({ length: BANDS }, (_, index) =>
      near.slice(index * values, (index + 1) * values),
    );
    const candidates = await Promise.all(
      bands.map((band) =>
        model
          .find({ organisationId, bands: trusted({ $in: band }) }, { pageHashes: 1 })
          .sort({ createdAt: -1 })
          .limit(CANDIDATES_MAX)
          .lean(),
      ),
    );
    return Candidates.parse(candidates.flat())
      .filter(({ pageHashes }) =>
        pageHashes.some((other) => hammingDistance(parsePageHash(other), page) <= distanceMax),
      )
      .map((candidate) => candidate._id);
  }
}
