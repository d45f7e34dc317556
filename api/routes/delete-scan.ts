import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import { keyRoute } from '../route.js';
import { ScanId } from '../scan-id.js';

const DeletedScan = z
  .object({ id: z.uuid(), deleted: z.literal(true) })
  .meta({ id: 'DeletedScan' });

export const deleteScan = keyRoute({
  id: 'delete-scan',
  method: 'delete',
  acts: [],
  path: '/scans/{id}',
  scope: 'scans:delete',
  summary: 'Delete a scan',
  description:
    'Deletes the scan, its report and the original file for good, in any state. A scan under way ' +
    'stops; its unit of the allowance stays used.',
  params: ScanId,
  answers: { 200: { description: 'The scan is gone.', schema: DeletedScan } },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ api, params: { id }, caller, log }) {
    const { scans, files, jobs } = api.platform;
    const removed = await scans.remove(caller.organisation.id, id);
    if (removed === null) throw new AppError('NOT_FOUND', 'There is no such scan.');
    // The scan is removed at this point. A file or job that cannot be removed now
    // belongs to no scan; the sweep of orphaned files and the worker drop it.
    const rest = await Promise.allSettled([files.remove(removed.fileId), jobs.drop('scan', id)]);
    for (const outcome of rest) {
      if (outcome.status === 'rejected')
        log.error({ err: outcome.reason as unknown }, 'left to the sweep');
    }
    return { status: 200, body: { id, deleted: true } };
  },
});
