import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Sendable } from './documents.js';

/** What a caller saw of one scan. */
export interface Seen {
  kind: string;
  isAccepted: boolean;
  /** From the first byte sent to the answer; null when none came. */
  acceptMs: number | null;
  /** From the first byte sent to the first poll that saw the end; null without one. */
  reportMs: number | null;
  /** `completed` or `failed`; else why there is none: a code, a status, or `no answer`. */
  end: string;
}

const Created = z.object({ id: z.string() });
const Status = z.object({ status: z.string() });
const Refused = z.object({ error: z.object({ code: z.string() }) });

/** Polls as the documentation asks callers to: not more than once a second. */
const POLL_MS = 1_000;

/** Sends a document once and polls until its end or the deadline. */
export async function callOnce(
  service: { url: string; key: string },
  sent: { kind: string; document: Sendable },
  signal: AbortSignal,
): Promise<Seen> {
  const { kind, document } = sent;
  const startedMs = performance.now();
  const seen: Seen = {
    ...{ kind, isAccepted: false },
    ...{ acceptMs: null, reportMs: null, end: 'no answer' },
  };
  const headers = { authorization: `Bearer ${service.key}` };
  try {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(document.bytes)]), document.name);
    const answer = await fetch(`${service.url}/api/v1/scans`, {
      method: 'POST',
      body: form,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      signal,
    });
    const body: unknown = await answer.json();
    seen.acceptMs = performance.now() - startedMs;
    if (answer.status !== 202) {
      seen.end = Refused.safeParse(body).data?.error.code ?? `status ${answer.status}`;
      return seen;
    }
    seen.isAccepted = true;
    const { id } = Created.parse(body);
    for (;;) {
      await wait(POLL_MS, undefined, { signal });
      const polled = await fetch(`${service.url}/api/v1/scans/${id}?include=summary`, {
        headers,
        signal,
      });
      const scan = Status.safeParse(await polled.json()).data;
      if (scan?.status !== 'completed' && scan?.status !== 'failed') continue;
      return { ...seen, reportMs: performance.now() - startedMs, end: scan.status };
    }
  } catch {
    if (signal.aborted) seen.end = 'not finished';
    return seen;
  }
}
