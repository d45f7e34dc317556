import { readFileSync } from 'node:fs';
import { z } from 'zod';

// This file is worker/engine/version.ts or dist/worker/engine/version.js; package.json lies at the package's root.
const root = import.meta.url.endsWith('.ts') ? '../../' : '../../../';

/** Version of the program: a report names what judged it. */
export const ENGINE_VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL(`${root}package.json`, import.meta.url), 'utf8'))).version;
