import { z } from 'zod';
import { ScanId } from '../scan-id.js';

/** A missed place of a scan. Its id is made by whoever draws it. */
export const MissedPlaceId = ScanId.extend({
  place: z.uuid().toLowerCase().describe('A UUID of its own, made by the caller.'),
});
