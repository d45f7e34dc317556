import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Document, type ReadDocument, readDocument } from './document.js';
import { EmetScanFailedError, EmetWaitTimeoutError } from './errors.js';
import { AuditEvents } from './audit-events.js';
import { Keys } from './keys.js';
import { Transport, type TransportOptions } from './transport.js';
import { WebhookEndpoints } from './webhook-endpoints.js';
import type {
  Codes,
  CompletedScan,
  DeletedScan,
  KeyDetails,
  Scan,
  ScanContext,
  ScanList,
  ScanStatus,
  Usage,
  Verdict,
} from './types.js';

export type EmetOptions = TransportOptions;

export interface ScanOptions {
  /** Language of the report; the service's default is `he`. */
  lang?: 'he' | 'en';
  /** What the document is expected to say. */
  context?: ScanContext;
  /** Your own identifier: returned everywhere, and a filter of lists. */
  clientReference?: string;
  /** Up to 20 pairs. */
  metadata?: Record<string, string>;
  /**
   * Requests with the same key create one scan. Default: a key of its own for each call, so
   * that its retries are safe; give one to be safe across restarts of your program.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface WaitOptions {
  /** Milliseconds until EmetWaitTimeoutError; default 15 minutes. */
  waitMs?: number;
  signal?: AbortSignal;
}

export interface ListOptions {
  status?: ScanStatus;
  verdict?: Verdict;
  clientReference?: string;
  createdAfter?: Date | string;
  createdBefore?: Date | string;
  include?: 'report' | 'summary';
  /** Scans on a page, 1 to 100. */
  limit?: number;
  signal?: AbortSignal;
}

const WAIT_MS = 15 * 60_000;
/** Seconds between two looks at a scan, where the service does not say. */
const POLL_S = 5;

/** A client of the API, version 2026-10-01. One instance may be shared and used at once. */
export class Emet {
  readonly webhooks: WebhookEndpoints;
  readonly keys: Keys;
  readonly auditEvents: AuditEvents;
  readonly #transport: Transport;

  constructor(options: EmetOptions) {
    this.#transport = new Transport(options);
    this.webhooks = new WebhookEndpoints(this.#transport);
    this.keys = new Keys(this.#transport);
    this.auditEvents = new AuditEvents(this.#transport);
  }

  /**
   * Sends a document, waits for its report and returns it.
   *
   * @throws {EmetScanFailedError} when the document cannot be analysed
   * @throws {EmetWaitTimeoutError} when it is not done in time
   * @throws {EmetApiError | EmetConnectionError} when a request fails for good
   */
  async scan(document: Document, options: ScanOptions & WaitOptions = {}): Promise<CompletedScan> {
    const { id } = await this.createScan(document, options);
    return this.waitForScan(id, options);
  }

  /** Sends a document; the scan is `queued` unless the idempotency key is of an earlier one. */
  async createScan(document: Document, options: ScanOptions = {}): Promise<Scan> {
    const read = await readDocument(document);
    const headers = { 'Idempotency-Key': options.idempotencyKey ?? randomUUID() };
    const post = { method: 'POST', path: '/scans', signal: options.signal } as const;
    if (read.kind === 'bytes') {
      return this.#transport.json({ ...post, headers, body: () => formOf(read, options) });
    }
    const json = { ...headers, 'Content-Type': 'application/json' };
    return this.#transport.json({ ...post, headers: json, body: () => jsonOf(read, options) });
  }

  /** Waits until a scan is final, as the service asks to, and returns it with its report. */
  async waitForScan(
    id: string,
    { waitMs = WAIT_MS, signal }: WaitOptions = {},
  ): Promise<CompletedScan> {
    const deadlineMs = performance.now() + waitMs;
    for (;;) {
      const response = await this.#transport.send({
        method: 'GET',
        path: `/scans/${encodeURIComponent(id)}`,
        signal,
      });
      const scan = (await response.json()) as Scan;
      if (scan.status === 'completed') return scan as CompletedScan;
      if (scan.status === 'failed') {
        throw new EmetScanFailedError(scan.error ?? 'The scan failed.', id, scan.error_code);
      }
      const pauseMs = (Number(response.headers.get('Retry-After')) || POLL_S) * 1000;
      const leftMs = deadlineMs - performance.now();
      if (leftMs <= 0) {
        throw new EmetWaitTimeoutError(`The scan is still ${scan.status}.`, id);
      }
      await wait(Math.min(pauseMs, leftMs), undefined, { signal });
    }
  }

  async retrieveScan(
    id: string,
    { include, signal }: { include?: 'report' | 'summary'; signal?: AbortSignal } = {},
  ): Promise<Scan> {
    const path = `/scans/${encodeURIComponent(id)}`;
    return this.#transport.json({ method: 'GET', path, query: { include }, signal });
  }

  /** Deletes a scan with its report and document, for good. */
  async deleteScan(id: string): Promise<DeletedScan> {
    return this.#transport.json({ method: 'DELETE', path: `/scans/${encodeURIComponent(id)}` });
  }

  /** Every scan that fits, newest first, page after page as they are asked for. */
  async *listScans(options: ListOptions = {}): AsyncGenerator<Scan, void, undefined> {
    let cursor: string | null = null;
    do {
      const page: ScanList = await this.listPage({ ...options, ...(cursor && { cursor }) });
      yield* page.data;
      cursor = page.next_cursor;
    } while (cursor !== null);
  }

  /** One page of scans. A cursor belongs to the filters it was given for. */
  async listPage(options: ListOptions & { cursor?: string } = {}): Promise<ScanList> {
    const query = {
      status: options.status,
      verdict: options.verdict,
      client_reference: options.clientReference,
      created_after: isoOf(options.createdAfter),
      created_before: isoOf(options.createdBefore),
      include: options.include,
      limit: options.limit,
      cursor: options.cursor,
    };
    return this.#transport.json({ method: 'GET', path: '/scans', query, signal: options.signal });
  }

  /** The report of a completed scan as PDF, in its language unless another is given. */
  async reportPdf(
    scanId: string,
    { lang }: { lang?: ScanOptions['lang'] } = {},
  ): Promise<Uint8Array> {
    return this.#bytes(`/scans/${encodeURIComponent(scanId)}/report.pdf`, { lang });
  }

  /** A heatmap of a page, as PNG, by its id in `report.forensic_analysis`. */
  async heatmap(scanId: string, heatmapId: string): Promise<Uint8Array> {
    const [scan, heatmap] = [scanId, heatmapId].map(encodeURIComponent);
    return this.#bytes(`/scans/${scan}/heatmaps/${heatmap}`);
  }

  async usage(): Promise<Usage> {
    return this.#transport.json({ method: 'GET', path: '/usage' });
  }

  /** Whose the key is and what it may do. */
  async key(): Promise<KeyDetails> {
    return this.#transport.json({ method: 'GET', path: '/' });
  }

  /** Every code that reports, failed scans and errors may carry, with its meaning. */
  async codes(): Promise<Codes> {
    return this.#transport.json({ method: 'GET', path: '/codes' });
  }

  /** The document that, sent with a test key, ends in this outcome. */
  async testDocument(outcome: string): Promise<Uint8Array> {
    return this.#bytes(`/test-documents/${encodeURIComponent(outcome)}`);
  }

  async #bytes(path: string, query: { lang?: ScanOptions['lang'] } = {}): Promise<Uint8Array> {
    const response = await this.#transport.send({ method: 'GET', path, query });
    return new Uint8Array(await response.arrayBuffer());
  }
}

const isoOf = (instant: Date | string | undefined): string | undefined =>
  instant instanceof Date ? instant.toISOString() : instant;

function formOf({ blob, name }: ReadDocument & { kind: 'bytes' }, options: ScanOptions): FormData {
  const form = new FormData();
  const { lang, context, clientReference, metadata } = options;
  if (lang !== undefined) form.append('lang', lang);
  if (clientReference !== undefined) form.append('client_reference', clientReference);
  if (context !== undefined) form.append('context', JSON.stringify(context));
  if (metadata !== undefined) form.append('metadata', JSON.stringify(metadata));
  form.append('file', blob, name);
  return form;
}

const jsonOf = ({ url, name }: ReadDocument & { kind: 'url' }, options: ScanOptions): string =>
  JSON.stringify({
    file_url: url,
    file_name: name,
    lang: options.lang,
    client_reference: options.clientReference,
    context: options.context,
    metadata: options.metadata,
  });
