import { z } from 'zod';
import {
  type Feedback,
  FEEDBACK_MAX,
  type FindingFeedback,
  type MissedPlace,
} from '../../core/feedback.js';
import type { ScanStore } from '../../core/ports.js';
import type { Database } from './database.js';
import { selectScans } from './scan-rows.js';
import { fromStored, StoredFlag, toStored } from './stored-json.js';

/** Of a scan `s` and its organisation `o`. */
export const IS_TRAINING_COPY = 's.training_since = o.training_since';

const WITH_ORGANISATION = 'JOIN organisations o ON o.id = s.organisation_id';

const ScanRow = z.object({ number: z.number(), copy: StoredFlag });
const CountRow = z.object({ count: z.number() });
const CopiesRow = z.object({ copies: z.number(), bytes: z.number() });
const GivenRow = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('finding'),
    id: z.string(),
    given: fromStored<FindingFeedback>(),
  }),
  z.object({ kind: z.literal('missed'), id: z.string(), given: fromStored<MissedPlace>() }),
]);

type Methods = Pick<
  ScanStore,
  'readFeedback' | 'giveFeedback' | 'listTrainingCopies' | 'countTrainingCopies'
>;

/** What people said about reports, and the documents that may be trained with. */
export function feedback(database: Database): Methods {
  const find = (organisationId: string, id: string) =>
    database.get(
      ScanRow,
      `SELECT s.number, coalesce(${IS_TRAINING_COPY}, 0) AS copy
       FROM scans s ${WITH_ORGANISATION} WHERE s.organisation_id = ? AND s.id = ?`,
      [organisationId, id],
    );

  return {
    readFeedback: async (organisationId, scanId) => {
      const scan = find(organisationId, scanId);
      if (scan === undefined) return null;
      return { ...feedbackOf(database, scan.number), hasTrainingCopy: scan.copy };
    },

    giveFeedback: async (organisationId, scanId, { kind, id, given }) =>
      database.transaction(() => {
        const scan = find(organisationId, scanId);
        if (scan === undefined) return null;
        if (given === null) {
          const which = [scan.number, kind, id];
          database.run('DELETE FROM feedback WHERE scan = ? AND kind = ? AND id = ?', which);
          return 'kept';
        }
        const others = database.get(
          CountRow,
          'SELECT count(*) AS count FROM feedback WHERE scan = ? AND kind = ? AND id <> ?',
          [scan.number, kind, id],
        );
        if ((others?.count ?? 0) >= FEEDBACK_MAX[kind]) return 'full';
        writeGiven(database, scan.number, { kind, id, given });
        return 'kept';
      }),

    listTrainingCopies: async ({ organisationId, after, limit }) =>
      selectScans(
        database,
        'report',
        `${WITH_ORGANISATION}
         WHERE s.organisation_id = ? AND s.training_since IS NOT NULL AND ${IS_TRAINING_COPY}
           AND (s.created_at, s.id) > (?, ?)
         ORDER BY s.created_at, s.id LIMIT ?`,
        [organisationId, after?.createdAt.getTime() ?? -1, after?.id ?? '', limit],
      ).map(({ number, scan }) => ({ scan, feedback: feedbackOf(database, number) })),

    countTrainingCopies: async (organisationId) =>
      database.get(
        CopiesRow,
        `SELECT count(*) AS copies, coalesce(sum(s.file_size), 0) AS bytes
         FROM scans s ${WITH_ORGANISATION}
         WHERE s.organisation_id = ? AND s.training_since IS NOT NULL AND ${IS_TRAINING_COPY}`,
        [organisationId],
      ) ?? { copies: 0, bytes: 0 },
  };
}

/** @param scan number of its row */
export function feedbackOf(database: Database, scan: number): Feedback {
  const rows = database.all(
    GivenRow,
    'SELECT kind, id, given FROM feedback WHERE scan = ? ORDER BY kind, id',
    [scan],
  );
  const said: Feedback = { findings: {}, missed: {} };
  for (const row of rows) {
    if (row.kind === 'finding') said.findings[row.id] = row.given;
    else said.missed[row.id] = row.given;
  }
  return said;
}

/** @param scan number of its row */
export function writeFeedback(database: Database, scan: number, said: Feedback): void {
  for (const [id, given] of Object.entries(said.findings))
    writeGiven(database, scan, { kind: 'finding', id, given });
  for (const [id, given] of Object.entries(said.missed))
    writeGiven(database, scan, { kind: 'missed', id, given });
}

const writeGiven = (
  database: Database,
  scan: number,
  { kind, id, given }: { kind: string; id: string; given: FindingFeedback | MissedPlace },
): void =>
  void database.run(
    `INSERT INTO feedback (scan, kind, id, given) VALUES (?, ?, ?, ?)
     ON CONFLICT (scan, kind, id) DO UPDATE SET given = excluded.given`,
    [scan, kind, id, toStored(given)],
  );
