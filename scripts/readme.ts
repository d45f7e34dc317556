import { readFile, writeFile } from 'node:fs/promises';
import { withSettingsTable } from './readme/settings-table.js';

/** Writes the table of settings into the README, from the settings themselves. */
const path = 'README.md';
await writeFile(path, withSettingsTable(await readFile(path, 'utf8')));
