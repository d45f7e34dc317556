import { readFile, writeFile } from 'node:fs/promises';
import { withSettingsTable } from './readme/settings-table.js';

/** Writes the settings table into the README, generated from the settings. */
const path = 'README.md';
await writeFile(path, withSettingsTable(await readFile(path, 'utf8')));
