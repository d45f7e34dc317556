import type { Logger } from 'pino';
import type { ReportPdfInput } from '../../core/report-pdf.js';
import { childEntry } from '../isolation/child-entry.js';
import { forkChild } from '../isolation/fork-child.js';
import { RESOURCE_POLL_MS, resourceUse } from '../isolation/resource-use.js';
import { FromReportChild } from './protocol.js';

export interface ReportPdfLimits {
  /** Wall time, from the start of the process. */
  wallMs: number;
  /** Resident memory. */
  memoryBytes: number;
}

const ENTRY = childEntry('worker/report-pdf/child.js');

/**
 * Writes one report in a process of its own, which ends with it. Rejects with the reason of
 * the signal, or when the process fails, reaches a limit or breaks the protocol.
 */
export async function writeInChild(
  input: ReportPdfInput,
  options: {
    limits: ReportPdfLimits;
    logger: Logger;
    confined: boolean;
    signal: AbortSignal;
    /** The module it runs; tests give another. */
    entry?: string;
  },
): Promise<Uint8Array> {
  const { limits, logger, confined, signal, entry = ENTRY } = options;
  signal.throwIfAborted();
  const { memoryBytes } = limits;
  const child = forkChild({ entry, memoryBytes, logger, confined });
  // What it prints from now on may quote the document.
  child.endStartup();
  let why: Error | null = null;
  const end = (reason: unknown): void => {
    why ??= reason instanceof Error ? reason : new Error(String(reason));
    child.process.kill('SIGKILL');
  };
  const onAbort = (): void => end(signal.reason);
  signal.addEventListener('abort', onAbort);
  const wall = setTimeout(() => end(new Error('wall time used up')), limits.wallMs);
  const watch = setInterval(() => {
    const { pid } = child.process;
    if (pid === undefined) return;
    void resourceUse(pid).then((use) => {
      if (use !== null && use.residentBytes > memoryBytes) end(new Error('memory used up'));
    });
  }, RESOURCE_POLL_MS);
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      child.process.once('message', (raw) => {
        const message = FromReportChild.safeParse(raw);
        if (!message.success) reject(new Error('protocol broken'));
        else if (message.data.kind === 'failed') reject(new Error(message.data.error));
        else resolve(message.data.pdf);
      });
      void child.exited.then(({ code, signal: killed }) => {
        reject(why ?? new Error(`ended with ${killed ?? `exit code ${code}`}`));
      });
      child.process.send(input, () => {});
    });
  } finally {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(wall);
    clearInterval(watch);
    child.process.kill('SIGKILL');
  }
}
