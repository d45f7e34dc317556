import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoOrganisation } from '../adapters/open-platform.js';
import type { Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { API_PREFIX } from '../core/vocabulary.js';
import { writeFirstSecret } from './first-secret.js';
import { openLog } from './log.js';

// This file is main/first-start.ts or dist/main/first-start.js.
const ROOT = import.meta.url.endsWith('.ts') ? '..' : '../..';
const SAMPLE = fileURLToPath(
  new URL(`${ROOT}/samples/he-bank-statement-forged-balance.pdf`, import.meta.url),
);

/** The key of the first organisation, where the first start had no terminal to show it on. */
export const FIRST_KEY_FILE = 'first-key.txt';

/**
 * Creates the first organisation in an empty store. Its key, of which the store keeps
 * the hash only, is shown on a terminal, once; without one it is written to a file
 * that only this user can read, and one log line, at any log level, says where.
 */
export async function welcomeOnFirstStart(
  platform: Platform,
  settings: Settings,
  port: number,
): Promise<void> {
  const demo = await createDemoOrganisation(platform);
  if (demo === null) return;
  const scheme = settings.tlsCertFile === undefined ? 'http' : 'https';
  const anywhere = settings.host === '0.0.0.0' || settings.host === '::';
  const base = `${scheme}://${anywhere ? 'localhost' : settings.host}:${port}`;
  const sample = existsSync(SAMPLE) ? relative(process.cwd(), SAMPLE) : 'DOCUMENT.pdf';
  const commands = (key: string) => ({
    create: `curl -sS ${base}${API_PREFIX}/scans --oauth2-bearer ${key} -F file=@${sample} -F lang=en`,
    retrieve: `curl -sS ${base}${API_PREFIX}/scans/ID --oauth2-bearer ${key}`,
  });
  const dataDir = resolve(settings.dataDir);

  if (!process.stdout.isTTY) {
    const keyFile = await writeFirstSecret(dataDir, FIRST_KEY_FILE, demo.key);
    openLog({ logLevel: 'info' }, 'api').info(
      {
        organisation: 'Demo',
        keyFile,
        // Without double quotes, so that they can be pasted from a line of JSON.
        ...commands(`$(cat '${keyFile}')`),
        docs: `${base}/docs`,
        dataDir,
        port,
      },
      'First start: organisation "Demo" has an API key, which is in a file; delete it once it is read',
    );
    return;
  }
  const { create, retrieve } = commands(demo.key);
  process.stdout.write(`
  Welcome to Emet. This is the first start, so the organisation "Demo" was made.

  Its API key, shown this once:

    ${demo.key}

  Scan a sample document:

    ${create}

  and read its report, with the "id" of the answer:

    ${retrieve}

  API documentation: ${base}/docs
  All data lies in:  ${dataDir}

`);
}
