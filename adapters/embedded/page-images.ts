import { z } from 'zod';
import type { PageImage } from '../../core/page-image.js';
import type { ScanStore } from '../../core/ports.js';
import type { Database } from './database.js';

const InfoRow = z.object({
  page: z.number(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
});
const WebpRow = z.object({ webp: z.instanceof(Buffer) });
const ImageRow = InfoRow.omit({ bytes: true }).extend(WebpRow.shape);

type Methods = Pick<ScanStore, 'listPageImages' | 'readPageImage'>;

export function pageImages(database: Database): Methods {
  return {
    listPageImages: async (organisationId, scanId) =>
      database.all(
        InfoRow,
        `SELECT page, width, height, length(webp) AS bytes
         FROM page_images JOIN scans s ON s.number = scan
         WHERE s.organisation_id = ? AND s.id = ? ORDER BY page`,
        [organisationId, scanId],
      ),

    readPageImage: async (organisationId, scanId, page) =>
      database.get(
        WebpRow,
        `SELECT webp FROM page_images JOIN scans s ON s.number = scan
         WHERE s.organisation_id = ? AND s.id = ? AND page = ?`,
        [organisationId, scanId, page],
      )?.webp ?? null,
  };
}

/** @param scan number of its row */
export function writePageImage(database: Database, scan: number, image: PageImage): void {
  database.run('INSERT INTO page_images (scan, page, width, height, webp) VALUES (?, ?, ?, ?, ?)', [
    scan,
    image.page,
    image.width,
    image.height,
    Buffer.from(image.webp),
  ]);
}

/** The picture of a page, which must be there. */
export function readPageImage(database: Database, scan: number, page: number): PageImage {
  const row = database.get(
    ImageRow,
    'SELECT page, width, height, webp FROM page_images WHERE scan = ? AND page = ?',
    [scan, page],
  );
  if (row === undefined) throw new Error('A row that was just read is not there.');
  return row;
}
