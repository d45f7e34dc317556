import type { Connection } from 'mongoose';
import type { ScanStore } from '../../../core/ports.js';
import { toStored } from '../../stored-json.js';
import { trainingCopiesSince } from './training-copies.js';
import { scans } from './scan-model.js';

/** What people decide about documents. */
export function openDecisions(connection: Connection): Pick<ScanStore, 'decide'> {
  const model = scans.on(connection);
  return {
    decide: async (organisationId, id, decision) => {
      // A scan that is being removed has no organisation.
      const scan = { _id: id, organisationId };
      if (decision === null) {
        const taken = {
          $unset: { label: 1 as const, decision: 1 as const, trainingSince: 1 as const },
        };
        return (await model.updateOne(scan, taken)).matchedCount === 1;
      }
      const $set = { label: decision.label, decision: toStored(decision) };
      const trainingSince = await trainingCopiesSince(connection, organisationId);
      if (trainingSince !== null) {
        const kept = { ...scan, fileAvailable: true };
        const { matchedCount } = await model.updateOne(kept, { $set: { ...$set, trainingSince } });
        if (matchedCount === 1) return true;
      }
      return (await model.updateOne(scan, { $set })).matchedCount === 1;
    },
  };
}
