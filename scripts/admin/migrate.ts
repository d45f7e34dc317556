import { operation } from './command.js';

/** Stores older than the program cannot be opened before this. */
export const migrateCommand = operation({
  name: 'migrate',
  takes: '',
  about:
    'Brings the stores to the schema of this program and answers its versions; safe to run again, and while the service runs.',
  flags: () => ({}),
  acts: ['schema.migrated'],
  run: async ({ settings, operator }) => {
    const { migratePlatform } = await import('../../adapters/open-platform.js');
    return migratePlatform(settings, { kind: 'operator', name: operator });
  },
});
