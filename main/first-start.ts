import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoOrganisation } from '../adapters/open-platform.js';
import type { Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { API_PREFIX } from '../core/vocabulary.js';
import { openLog } from './log.js';

// This file is main/first-start.ts or dist/main/first-start.js.
const ROOT = import.meta.url.endsWith('.ts') ? '..' : '../..';
const SAMPLE = fileURLToPath(
  new URL(`${ROOT}/samples/he-bank-statement-forged-balance.pdf`, import.meta.url),
);

/**
 * Creates the first organisation in an empty store and shows its key: as a text
 * block on a terminal, as one log line at any log level otherwise. The key is
 * shown only once; the store keeps its hash only.
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
  // JSON leaves single quotes unescaped, so the command can also be pasted from a log line.
  const authorization = `-H 'Authorization: Bearer ${demo.key}'`;
  const sample = existsSync(SAMPLE) ? relative(process.cwd(), SAMPLE) : 'DOCUMENT.pdf';
  const create = `curl -sS ${base}${API_PREFIX}/scans ${authorization} -F file=@${sample} -F lang=en`;
  const retrieve = `curl -sS ${base}${API_PREFIX}/scans/ID ${authorization}`;
  const dataDir = resolve(settings.dataDir);

  if (!process.stdout.isTTY) {
    openLog({ logLevel: 'info' }, 'api').info(
      {
        organisation: 'Demo',
        apiKey: demo.key,
        create,
        retrieve,
        docs: `${base}/docs`,
        dataDir,
        port,
      },
      'First start: organisation "Demo" has an API key, shown this once',
    );
    return;
  }
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
