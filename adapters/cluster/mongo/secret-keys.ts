import type { Connection } from 'mongoose';
import type { SecretKeys } from '../../../core/ports.js';
import { isPlain, type SecretBox } from '../../secret-box.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

const FIELDS = { secret: 1, previousSecret: 1 };

/** The keys under which MongoDB holds secrets. */
export function openSecretKeys(connection: Connection, box: SecretBox): SecretKeys {
  const endpoint = webhookEndpoints.on(connection);
  return {
    missing: async () => {
      const missing = new Map<string, string[]>();
      for await (const { _id: id, secret } of endpoint.find({}, FIELDS).lean().cursor()) {
        if (box.opens(secret)) continue;
        const keyId = box.keyIdOf(secret) ?? 'none';
        missing.set(keyId, [...(missing.get(keyId) ?? []), id]);
      }
      return [...missing].map(([keyId, endpointIds]) => ({ keyId, endpointIds }));
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
