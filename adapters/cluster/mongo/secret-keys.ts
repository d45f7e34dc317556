import { type Connection, trusted } from 'mongoose';
import type { SecretKeys } from '../../../core/ports.js';
import { gatherMissing } from '../../missing-keys.js';
import { isPlain, type SecretBox } from '../../secret-box.js';
import { singleSignOn } from './sso-model.js';
import { users } from './user-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

const FIELDS = { secret: 1, previousSecret: 1 };

/** The keys under which MongoDB holds secrets. */
export function openSecretKeys(connection: Connection, box: SecretBox): SecretKeys {
  const endpoint = webhookEndpoints.on(connection);
  const user = users.on(connection);
  const sso = singleSignOn.on(connection);
  const factors = () =>
    user
      .find({ totp: trusted({ $ne: null }) }, { totp: 1 })
      .lean()
      .cursor();
  return {
    missing: async () => {
      const missing = gatherMissing(box);
      for await (const { _id: id, secret } of endpoint.find({}, FIELDS).lean().cursor()) {
        missing.add('endpointIds', id, secret);
      }
      for await (const { _id: id, totp } of factors()) {
        if (totp !== null) missing.add('userIds', id, totp);
      }
      for await (const { _id: id, clientSecret } of sso.find().lean().cursor()) {
        missing.add('organisationIds', id, clientSecret);
      }
      return missing.all();
    },

    reencrypt: async () => {
      let [reencrypted, unreadable] = [0, 0];
      for await (const found of endpoint.find({}, FIELDS).lean().cursor()) {
        for (const field of ['secret', 'previousSecret'] as const) {
          const stored = found[field];
          if (stored === undefined || stored === null || box.isCurrent(stored)) continue;
          const opened = box.open(stored, found._id);
          if (opened === null) {
            unreadable += 1;
            continue;
          }
          const sealed = box.seal(opened, found._id);
          // One that was rolled meanwhile is sealed with the current key already.
          await endpoint.updateOne(
            { _id: found._id, [field]: stored },
            { $set: { [field]: sealed } },
          );
          reencrypted += 1;
        }
      }
      for await (const { _id, totp } of factors()) {
        if (totp === null || box.isCurrent(totp)) continue;
        const opened = box.open(totp, _id);
        if (opened === null) {
          unreadable += 1;
          continue;
        }
        // One that was set meanwhile is sealed with the current key already.
        await user.updateOne({ _id, totp }, { $set: { totp: box.seal(opened, _id) } });
        reencrypted += 1;
      }
      for await (const { _id, clientSecret } of sso.find().lean().cursor()) {
        if (box.isCurrent(clientSecret)) continue;
        const opened = box.open(clientSecret, _id);
        if (opened === null) {
          unreadable += 1;
          continue;
        }
        await sso.updateOne(
          { _id, clientSecret },
          { $set: { clientSecret: box.seal(opened, _id) } },
        );
        reencrypted += 1;
      }
      return { reencrypted, unreadable };
    },
  };
}

/** Encrypts the secrets of a database of before encryption. */
export async function sealPlainSecrets(connection: Connection, box: SecretBox): Promise<void> {
  const endpoint = webhookEndpoints.on(connection);
  for await (const { _id, secret } of endpoint.find({}, FIELDS).lean().cursor()) {
    if (!isPlain(secret)) continue;
    await endpoint.updateOne({ _id, secret }, { $set: { secret: box.seal(secret, _id) } });
  }
}
