import type { Logger } from 'pino';
import { ReportPdfBusy, type ReportPdfInput, type ReportPdfWriter } from '../../core/report-pdf.js';
import { removeLeftScratchFolders } from '../isolation/scratch-folder.js';
import { type ReportPdfLimits, writeInChild } from './report-pdf-child.js';

/** At once; each takes a processor and, of 50 pages, some 300 MiB. */
export const REPORTS_AT_ONCE = 2;
/** With those being written. */
export const REPORTS_MAX = 16;
/** Of one organisation, so that it leaves places to others. */
export const REPORTS_OF_ONE_MAX = 4;

/** A report of 50 pages and 300 findings takes some 6 s; a busy machine gets ten times that. */
const LIMITS: ReportPdfLimits = { wallMs: 60_000, memoryBytes: 768 * 1024 ** 2 };

/**
 * Writes reports in processes of their own, a few at once, in the order in which they were
 * asked for.
 *
 * @param isConfined whether processes can be confined on this machine; asked once, at the first
 *   report
 */
export function openReportPdfWriter(options: {
  logger: Logger;
  isConfined: () => Promise<boolean>;
  entry?: string;
  limits?: ReportPdfLimits;
}): ReportPdfWriter {
  const { logger, limits = LIMITS, entry } = options;
  removeLeftScratchFolders();
  const closing = new AbortController();
  const waiting: (() => void)[] = [];
  const underWay = new Map<string, number>();
  let total = 0;
  let writing = 0;
  let confined: Promise<boolean> | null = null;

  return {
    async write({ organisationId, load, signal }) {
      const own = underWay.get(organisationId) ?? 0;
      if (total >= REPORTS_MAX || own >= REPORTS_OF_ONE_MAX) throw new ReportPdfBusy();
      total += 1;
      underWay.set(organisationId, own + 1);
      const either = AbortSignal.any([signal, closing.signal]);
      try {
        return await inTurn(either, async () => writeOne(await load(), either));
      } finally {
        total -= 1;
        const left = (underWay.get(organisationId) ?? 1) - 1;
        if (left === 0) underWay.delete(organisationId);
        else underWay.set(organisationId, left);
      }
    },
    close: () => closing.abort(new Error('The service stops.')),
  };

  async function writeOne(input: ReportPdfInput, signal: AbortSignal): Promise<Uint8Array> {
    confined ??= options.isConfined();
    return writeInChild(input, {
      ...{ limits, logger, signal, confined: await confined },
      ...(entry !== undefined && { entry }),
    });
  }

  async function inTurn<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
    await turn(signal);
    try {
      signal.throwIfAborted();
      return await act();
    } finally {
      writing -= 1;
      waiting.shift()?.();
    }
  }

  /** Resolves when one of the places is the caller's. */
  function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (writing < REPORTS_AT_ONCE) {
      writing += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', onAbort);
        writing += 1;
        resolve();
      };
      const onAbort = (): void => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      waiting.push(begin);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }
}
