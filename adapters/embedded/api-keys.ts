import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { ApiKey, Organisation } from '../../core/accounts.js';
import {
  checkRollable,
  checkRoom,
  expiriesOfRoll,
  keysToForget,
  keyState,
} from '../../core/api-key.js';
import type { Clock, NewKey } from '../../core/ports.js';
import { foldEmail } from '../fold-email.js';
import type { KeyMethods } from '../keys.js';
import { forTests, testDataIdOf } from '../test-data.js';
import { KEY, KeyRow } from './account-rows.js';
import type { Database } from './database.js';
import { StoredFlag, toStored } from './stored-json.js';

/** Some milliseconds of the process, which answers requests in between. */
const USES_AT_ONCE = 200;

const SuspendedRow = z.object({ suspended: StoredFlag });

/** API keys, in SQLite. `add` stores one within the transaction of its caller. */
export function apiKeys(
  database: Database,
  clock: Clock,
  organisation: (id: string) => Organisation | null,
): { add(organisationId: string, input: NewKey, livemode?: boolean): ApiKey; methods: KeyMethods } {
  const keyOf = (id: string): ApiKey | null =>
    database.get(KeyRow, `${KEY} WHERE id = ?`, [id]) ?? null;
  const keyByHash = (hash: string): ApiKey | null =>
    database.get(KeyRow, `${KEY} WHERE hash = ?`, [hash]) ?? null;
  const keysOf = (organisationId: string): ApiKey[] =>
    database.all(KeyRow, `${KEY} WHERE organisation_id = ? ORDER BY number`, [organisationId]);
  /** Everywhere, or as a user of this organisation. */
  const isSuspended = (email: string, organisationId: string): boolean =>
    database.get(
      SuspendedRow,
      `SELECT suspended OR EXISTS (
         SELECT 1 FROM users
         WHERE users.email = owners.email AND organisation_id = ? AND suspended_at IS NOT NULL
       ) AS suspended FROM owners WHERE email = ?`,
      [organisationId, email],
    )?.suspended ?? false;

  const add = (organisationId: string, input: NewKey, livemode = true): ApiKey => {
    const added: ApiKey = {
      id: randomUUID(),
      organisationId,
      name: input.name,
      prefix: input.prefix,
      scopes: input.scopes,
      ownerEmail: input.ownerEmail === null ? null : foldEmail(input.ownerEmail),
      revokedAt: null,
      expiresAt: input.expiresAt ?? null,
      lastUsedAt: null,
      replacedBy: null,
      createdAt: clock(),
      livemode,
    };
    if (added.ownerEmail !== null) {
      database.run('INSERT INTO owners (email) VALUES (?) ON CONFLICT DO NOTHING', [
        added.ownerEmail,
      ]);
    }
    database.run(
      `INSERT INTO api_keys (id, organisation_id, hash, prefix, scopes, name, owner_email,
         expires_at, created_at, livemode)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        added.id,
        organisationId,
        input.hash,
        added.prefix,
        toStored(added.scopes),
        added.name === null ? null : toStored(added.name),
        added.ownerEmail,
        added.expiresAt?.getTime() ?? null,
        added.createdAt.getTime(),
        livemode ? 1 : 0,
      ],
    );
    return added;
  };

  /** After a key was added: refuses one too many, and forgets old ones. */
  const checkNumber = (organisationId: string, isRoll: boolean): void => {
    const keys = keysOf(organisationId);
    const now = clock();
    checkRoom(keys, now, isRoll);
    for (const id of keysToForget(keys, now))
      database.run('DELETE FROM api_keys WHERE id = ?', [id]);
  };

  const methods: KeyMethods = {
    createKey: async ({ organisationId, ...input }) =>
      database.transaction(() => {
        const holder = organisation(organisationId);
        if (holder === null) return null;
        const added = add(organisationId, input, holder.testOf === null);
        checkNumber(organisationId, false);
        return added;
      }),

    listKeys: async (organisationId) => {
      if (organisation(organisationId) === null) return null;
      return [organisationId, testDataIdOf(organisationId)].flatMap(keysOf);
    },

    getKey: async (id) => keyOf(id),

    rollKey: async (id, { hash, prefix, ...times }) =>
      database.transaction(() => {
        const old = keyOf(id);
        if (old === null) return null;
        const now = clock();
        checkRollable(old, now);
        const expiries = expiriesOfRoll(old, times, now);
        const { organisationId, scopes, name, ownerEmail, livemode } = old;
        const input = { hash, prefix, scopes, name, ownerEmail, expiresAt: expiries.new };
        const key = add(organisationId, input, livemode);
        database.run('UPDATE api_keys SET replaced_by = ?, expires_at = ? WHERE id = ?', [
          key.id,
          expiries.old.getTime(),
          id,
        ]);
        checkNumber(organisationId, true);
        return { key, previous: { ...old, replacedBy: key.id, expiresAt: expiries.old } };
      }),

    revokeKey: async (id) => {
      database.run('UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', [
        clock().getTime(),
        id,
      ]);
      return keyOf(id);
    },

    findKey: async (hash) => {
      const key = keyByHash(hash);
      if (key === null || keyState(key, clock()) !== 'valid') return null;
      const holder = organisation(key.organisationId);
      if (holder === null) return null;
      const ownerSuspended =
        key.ownerEmail !== null && isSuspended(key.ownerEmail, holder.testOf ?? holder.id);
      const live = holder.testOf === null ? holder : organisation(holder.testOf);
      if (live === null) return null;
      return { key, organisation: forTests(holder, live), ownerSuspended };
    },

    findEndedKey: async (hash) => {
      const key = keyByHash(hash);
      return key === null || keyState(key, clock()) === 'valid' ? null : key;
    },

    noteKeysUsed: async (uses) => {
      const times = [...uses].map(([id, at]) => [id, at.getTime()]);
      for (let start = 0; start < times.length; start += USES_AT_ONCE) {
        if (start > 0) await nextTurn();
        const some = JSON.stringify(times.slice(start, start + USES_AT_ONCE));
        // One lost in a power cut is noted again with the next use: no need to wait for the disk.
        database.unflushed(() =>
          database.run(
            `UPDATE api_keys SET last_used_at = max(coalesce(last_used_at, 0), used.at)
             FROM (SELECT value ->> 0 AS id, value ->> 1 AS at FROM json_each(?)) AS used
             WHERE api_keys.id = used.id`,
            [some],
          ),
        );
      }
    },
  };
  return { add, methods };
}
