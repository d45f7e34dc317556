import type { Connection } from 'mongoose';
import type { SsoStore } from '../../../core/ports.js';
import { openOrNull, type SecretBox } from '../../secret-box.js';
import { upsert } from './duplicate-key.js';
import { organisations } from './organisation-model.js';
import { singleSignOn } from './sso-model.js';

/** Single sign-on of organisations, in MongoDB. */
export function openSsoStore(connection: Connection, box: SecretBox): SsoStore {
  const sso = singleSignOn.on(connection);
  return {
    get: async (organisationId) => {
      const found = await sso.findById(organisationId).lean();
      if (found === null) return null;
      const { issuer, clientId, clientSecret: sealed } = found;
      return { issuer, clientId, clientSecret: openOrNull(box, sealed, organisationId) };
    },

    set: async (organisationId, settings) => {
      const holder = await organisations.on(connection).findById(organisationId).lean();
      if (holder === null || holder.testOf !== undefined) return false;
      if (settings === null) {
        await sso.deleteOne({ _id: organisationId });
        return true;
      }
      const { issuer, clientId, clientSecret } = settings;
      const sealed = box.seal(clientSecret, organisationId);
      await upsert(() =>
        sso.updateOne(
          { _id: organisationId },
          { $set: { issuer, clientId, clientSecret: sealed } },
          { upsert: true },
        ),
      );
      return true;
    },
  };
}
