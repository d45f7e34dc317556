import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { Report } from '../../core/report.js';
import { API_PREFIX } from '../../core/vocabulary.js';

/** A scan as the API answers it, as far as the tools speak of it. */
export const Scan = z.object({
  id: z.string(),
  status: z.enum(['queued', 'processing', 'completed', 'failed']),
  error: z.string().nullable(),
  error_code: z.string().nullish(),
  verdict: z.string().nullable(),
  risk_score: z.number().nullable(),
  document_type: z.string().nullable(),
  issuer: z.string().nullable(),
  channel: z.string().nullable(),
  client_reference: z.string().nullable(),
  file: z.object({ type: z.string(), size: z.number(), sha256: z.string() }),
  report: Report.optional(),
});

export type Scan = z.infer<typeof Scan>;

const Refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** The API of a running service, with the key of one organisation. */
export interface EmetService {
  /** Sends a file of this machine. @throws {Error} one sentence: the file, or the API's answer */
  create(path: string, fields: Record<string, string>): Promise<Scan>;
  /** @throws {Error} one sentence, for instance that there is no such scan */
  read(id: string): Promise<Scan>;
  /** Reads again until it is final or `withinMs` have passed. */
  wait(scan: Scan, withinMs: number): Promise<Scan>;
}

const POLL_MS = 1_000;
const REQUEST_MAX_MS = 60_000;

/** @param base of the service, without the API's prefix */
export function openService(base: string, key: string): EmetService {
  const root = `${base.replace(/\/+$/, '')}${API_PREFIX}`;

  return {
    async create(path, fields) {
      const form = new FormData();
      form.set('file', await blobOf(path), basename(path));
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      // A request that is repeated below the API must not make a second scan.
      return ask('/scans', {
        method: 'POST',
        body: form,
        headers: { 'Idempotency-Key': randomUUID() },
      });
    },
    read: (id) => ask(`/scans/${encodeURIComponent(id)}`),
    async wait(scan, withinMs) {
      const endMs = performance.now() + withinMs;
      let current = scan;
      while (!isFinal(current) && performance.now() < endMs) {
        await wait(POLL_MS);
        current = await ask(`/scans/${encodeURIComponent(scan.id)}`);
      }
      return current;
    },
  };

  async function ask(path: string, init: RequestInit = {}): Promise<Scan> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${key}`);
    const answer = await fetch(`${root}${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(REQUEST_MAX_MS),
    }).catch(() => {
      throw new Error('The service does not answer; see EMET_URL.');
    });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return Scan.parse(body);
    const refused = Refusal.safeParse(body);
    throw new Error(
      refused.success
        ? `${refused.data.error.code}: ${refused.data.error.message}`
        : `The service answered with ${answer.status}.`,
    );
  }
}

export const isFinal = ({ status }: Scan): boolean => status === 'completed' || status === 'failed';

async function blobOf(path: string): Promise<Blob> {
  try {
    return await openAsBlob(path);
  } catch {
    throw new Error('The file cannot be read.');
  }
}
