import type { Way } from '../way.js';
import { commandWays } from './commands.js';
import { libraryWays } from './libraries.js';
import { officeWays } from './office.js';
import { pdfLibWays } from './pdf-lib.js';
import { scanWays } from './scan.js';

/** Everything that the tools can do to a file. */
export const WAYS: readonly Way[] = [
  ...libraryWays,
  ...pdfLibWays,
  ...commandWays,
  ...officeWays,
  ...scanWays,
];
