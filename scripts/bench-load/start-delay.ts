import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isFinal } from '../../core/scan.js';
import { API_PREFIX } from '../../core/vocabulary.js';
import { pollUntilGiven } from './child.js';
import type { Service } from './service.js';

const SAMPLE = fileURLToPath(new URL('../../../samples/en-invoice.pdf', import.meta.url));

/** Polling interval of the store, milliseconds: the maximum excess of the measurement. */
const POLL_MS = 2;

const Accepted = z.object({ id: z.string() });

/**
 * Milliseconds from the 202 to the worker's claim, for `scans` scans sent one
 * by one to an idle worker. The store is polled from outside, every 2 ms.
 */
export async function measureStartDelay(service: Service, scans: number): Promise<number[]> {
  const worker = await service.startWorker();
  const document = new Blob([new Uint8Array(await readFile(SAMPLE))], { type: 'application/pdf' });
  const delaysMs: number[] = [];
  for (let number = 0; number <= scans; number++) {
    // A random point between two polls of the worker.
    await sleep(300 + Math.random() * 300);
    const delayMs = await sendOne(service, document);
    // The first scan is warm-up.
    if (number > 0) delaysMs.push(delayMs);
  }
  await worker.stop();
  return delaysMs;
}

async function sendOne(service: Service, document: Blob): Promise<number> {
  const { target, platform, organisationId } = service;
  const form = new FormData();
  form.append('file', document, 'document.pdf');
  const answer = await fetch(`http://127.0.0.1:${target.port}${API_PREFIX}/scans`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${target.key}` },
    body: form,
  });
  if (answer.status !== 202) throw new Error(`The API answered ${answer.status}`);
  const { id } = Accepted.parse(await answer.json());
  const acceptedMs = performance.now();
  const status = async () => (await platform.scans.get(organisationId, id, 'summary'))?.status;
  while ((await status()) === 'queued') await sleep(POLL_MS);
  const delayMs = performance.now() - acceptedMs;
  await pollUntilGiven(async () => {
    const now = await status();
    return now !== undefined && isFinal(now) ? true : null;
  }, 'the end of a scan');
  return delayMs;
}
