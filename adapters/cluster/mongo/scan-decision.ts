import type { Connection } from 'mongoose';
import type { ScanStore } from '../../../core/ports.js';
import { toStored } from '../../stored-json.js';
import { scans } from './scan-model.js';

/** What people decide about documents. */
export function openDecisions(connection: Connection): Pick<ScanStore, 'decide'> {
  const model = scans.on(connection);
  return {
    decide: async (organisationId, id, decision) => {
      // A scan that is being removed has no organisation.
      const { matchedCount } = await model.updateOne(
        { _id: id, organisationId },
        decision === null
          ? { $unset: { label: 1, decision: 1 } }
          : { $set: { label: decision.label, decision: toStored(decision) } },
      );
      return matchedCount === 1;
    },
  };
}
