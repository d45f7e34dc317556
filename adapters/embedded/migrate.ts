import { z } from 'zod';
import type { AuditActor } from '../../core/audit.js';
import { SettingError } from '../../core/settings.js';
import { migrationEvent } from '../audit-event.js';
import { insertAuditEvent } from './audit-store.js';
import type { Database } from './database.js';
import { MIGRATIONS } from './schema.js';

const Version = z.object({ user_version: z.number() });

/**
 * Migrates the database to this program's schema. Safe when several processes
 * start at once: the version is read under the write lock. A database of a
 * newer program is refused, because this program might damage it. Returns the
 * versions before and after. The audit log has a record of it.
 */
export function migrate(
  database: Database,
  now: Date,
  actor: AuditActor,
): { from: number; to: number } {
  return database.transaction(() => {
    const version = database.get(Version, 'PRAGMA user_version')?.user_version ?? 0;
    if (version > MIGRATIONS.length) {
      throw new SettingError(
        `Setting DATA_DIR names data written by a newer version of this program ` +
          `(schema ${version}, this one knows ${MIGRATIONS.length}): run the newer version.`,
      );
    }
    for (const migration of MIGRATIONS.slice(version)) database.script(migration);
    if (version < MIGRATIONS.length) database.script(`PRAGMA user_version = ${MIGRATIONS.length}`);
    // A new store has nobody to tell of.
    if (version > 0 && version < MIGRATIONS.length) {
      insertAuditEvent(database, migrationEvent(actor, version, MIGRATIONS.length, now));
    }
    return { from: version, to: MIGRATIONS.length };
  });
}
