import { z } from 'zod';
import type { PageImage } from '../../core/page-image.js';
import type { ScanStore } from '../../core/ports.js';
import type { Database } from './database.js';

const InfoRow = z.object({
  page: z.number(),
  revision: z.number().nullable(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
});
const WebpRow = z.object({ webp: z.instanceof(Buffer) });
const ImageRow = InfoRow.pick({ width: true, height: true }).extend(WebpRow.shape);
const KeyRow = InfoRow.pick({ page: true, revision: true });

type Methods = Pick<ScanStore, 'listPageImages' | 'readPageImage'>;

export function pageImages(database: Database): Methods {
  return {
    listPageImages: async (organisationId, scanId) =>
      database
        .all(
          InfoRow,
          `SELECT page, NULL AS revision, width, height, length(webp) AS bytes
           FROM page_images JOIN scans s ON s.number = scan
           WHERE s.organisation_id = ? AND s.id = ?
           UNION ALL
           SELECT page, revision, width, height, length(webp)
           FROM earlier_page_images JOIN scans s ON s.number = scan
           WHERE s.organisation_id = ? AND s.id = ?
           ORDER BY page, revision NULLS FIRST`,
          [organisationId, scanId, organisationId, scanId],
        )
        .map(withRevision),

    readPageImage: async (organisationId, scanId, page, revision) => {
      const { table, condition, values } = placeOf(page, revision);
      return (
        database.get(
          WebpRow,
          `SELECT webp FROM ${table} JOIN scans s ON s.number = scan
           WHERE s.organisation_id = ? AND s.id = ? AND ${condition}`,
          [organisationId, scanId, ...values],
        )?.webp ?? null
      );
    },
  };
}

/** Earlier states have a table of their own: those of the file as it is were there before. */
const placeOf = (page: number, revision: number | undefined) =>
  revision === undefined
    ? { table: 'page_images', condition: 'page = ?', values: [page] }
    : {
        table: 'earlier_page_images',
        condition: 'page = ? AND revision = ?',
        values: [page, revision],
      };

const withRevision = <Row extends { revision: number | null }>({
  revision,
  ...row
}: Row): Omit<Row, 'revision'> & { revision?: number } => ({
  ...row,
  ...(revision !== null && { revision }),
});

/** @param scan number of its row */
export function writePageImage(database: Database, scan: number, image: PageImage): void {
  const { page, revision, width, height } = image;
  const webp = Buffer.from(image.webp);
  if (revision === undefined)
    database.run(
      'INSERT INTO page_images (scan, page, width, height, webp) VALUES (?, ?, ?, ?, ?)',
      [scan, page, width, height, webp],
    );
  else
    database.run(
      `INSERT INTO earlier_page_images (scan, page, revision, width, height, webp)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [scan, page, revision, width, height, webp],
    );
}

/** Which pictures a scan has, in page order, those of earlier states after the page's own. */
export const pageImageKeys = (
  database: Database,
  scan: number,
): { page: number; revision?: number }[] =>
  database
    .all(
      KeyRow,
      `SELECT page, NULL AS revision FROM page_images WHERE scan = ?
       UNION ALL SELECT page, revision FROM earlier_page_images WHERE scan = ?
       ORDER BY page, revision NULLS FIRST`,
      [scan, scan],
    )
    .map(withRevision);

/** The picture of a page, which must be there. */
export function readPageImage(
  database: Database,
  scan: number,
  { page, revision }: { page: number; revision?: number },
): PageImage {
  const { table, condition, values } = placeOf(page, revision);
  const row = database.get(
    ImageRow,
    `SELECT width, height, webp FROM ${table} WHERE scan = ? AND ${condition}`,
    [scan, ...values],
  );
  if (row === undefined) throw new Error('A row that was just read is not there.');
  return { page, ...(revision !== undefined && { revision }), ...row };
}

/** Removes those of a scan, whose file is gone; answers how many there were. */
export function dropPageImages(database: Database, scanId: string): number {
  let removed = 0;
  for (const table of ['page_images', 'earlier_page_images'])
    removed += database.run(
      `DELETE FROM ${table} WHERE scan = (SELECT number FROM scans WHERE id = ?)`,
      [scanId],
    );
  return removed;
}
