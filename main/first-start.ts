import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoOrganisation } from '../adapters/open-platform.js';
import { baseUrl, newLink } from '../api/dashboard/one-time-link.js';
import { openAudit } from '../core/act.js';
import { describeUser } from '../core/audit.js';
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

/** The one-time link of the first owner, likewise. */
export const FIRST_LINK_FILE = 'first-sign-in.txt';

/** The first owner; the name is reserved, so it is nobody's address (RFC 2606). */
const FIRST_OWNER = 'owner@demo.example';

/**
 * Creates the first organisation in an empty store, with a key and an owner who sets a
 * password by a one-time link. Key and link, of which the store keeps hashes only, are
 * shown on a terminal, once; without one they are written to files that only this user
 * can read, and one log line, at any log level, says where.
 */
export async function welcomeOnFirstStart(
  platform: Platform,
  settings: Settings,
  port: number,
): Promise<void> {
  const demo = await createDemoOrganisation(platform);
  if (demo === null) return;
  const base = baseUrl({ ...settings, publicUrl: undefined }, port);
  const { link, url } = newLink(settings, new Date(), baseUrl(settings, port));
  const { organisationId } = demo;
  const owner = { email: FIRST_OWNER, name: 'Owner', role: 'owner', language: 'en' } as const;
  await openAudit(platform.audit, { actor: { kind: 'system' } })(
    { action: 'user.created', organisationId },
    () => platform.users.invite({ organisationId, ...owner }, link),
    (invited) => (typeof invited === 'string' ? {} : describeUser(invited)),
  );
  const sample = existsSync(SAMPLE) ? relative(process.cwd(), SAMPLE) : 'DOCUMENT.pdf';
  const commands = (key: string) => ({
    create: `curl -sS ${base}${API_PREFIX}/scans --oauth2-bearer ${key} -F file=@${sample} -F lang=en`,
    retrieve: `curl -sS ${base}${API_PREFIX}/scans/ID --oauth2-bearer ${key}`,
  });
  const dataDir = resolve(settings.dataDir);

  if (!process.stdout.isTTY) {
    const keyFile = await writeFirstSecret(dataDir, FIRST_KEY_FILE, demo.key);
    const linkFile = await writeFirstSecret(dataDir, FIRST_LINK_FILE, url);
    openLog({ logLevel: 'info' }, 'api').info(
      {
        organisation: 'Demo',
        keyFile,
        owner: FIRST_OWNER,
        linkFile,
        // Without double quotes, so that they can be pasted from a line of JSON.
        ...commands(`$(cat '${keyFile}')`),
        docs: `${base}/docs`,
        dataDir,
        port,
      },
      'First start: organisation "Demo" has an API key and an owner, whose one-time link is opened in a browser; both are in files, to be deleted once they are read',
    );
    return;
  }
  const { create, retrieve } = commands(demo.key);
  process.stdout.write(`
  Welcome to Emet. This is the first start, so the organisation "Demo" was made.

  Its API key, shown this once:

    ${demo.key}

  Its dashboard, for ${FIRST_OWNER}; this link sets the password, once:

    ${url}

  Scan a sample document:

    ${create}

  and read its report, with the "id" of the answer:

    ${retrieve}

  API documentation: ${base}/docs
  All data lies in:  ${dataDir}

`);
}
