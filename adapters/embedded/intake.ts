import { z } from 'zod';
import type { Intake } from '../../core/ports.js';
import type { Database } from './database.js';

const ValueRow = z.object({ value: z.string() });

export function openIntake(database: Database): Intake {
  const decide = (value: 'open' | 'closed') =>
    database.run(
      `INSERT INTO decisions (name, value) VALUES ('intake', ?)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [value],
    );
  return {
    isOpen: async () =>
      database.get(ValueRow, `SELECT value FROM decisions WHERE name = 'intake'`, [])?.value !==
      'closed',
    open: async () => void decide('open'),
    close: async () => void decide('closed'),
  };
}
