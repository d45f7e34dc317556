import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { isLive, type Organisation } from '../core/accounts.js';
import { AppError } from '../core/errors.js';
import type { ScanOrigin, StoredScan } from '../core/ports.js';
import { IDEMPOTENCY_KEY_MAX_CHARS, IdempotencyKey } from '../core/vocabulary.js';
import { acceptScan } from './accept-scan.js';
import type { Api } from './api.js';
import type { ReceivedScan } from './receive/received-scan.js';

/** Takes the document of a request, of the API or of the dashboard, once for each Idempotency-Key. */
export async function takeScan(
  api: Api,
  request: Request,
  {
    organisation,
    origin,
    receive,
    log,
  }: {
    organisation: Organisation;
    origin: ScanOrigin;
    /** Reads the body. */
    receive: (api: Api, request: Request, response: Response) => Promise<ReceivedScan>;
    log: Logger;
  },
): Promise<{ scan: StoredScan; replayed: boolean }> {
  const idempotencyKey = readIdempotencyKey(request);
  const response = request.res;
  if (response === undefined) throw new Error('The request has no response');
  const received = await receive(api, request, response);
  return acceptScan(api, {
    organisationId: organisation.id,
    origin,
    livemode: isLive(organisation),
    received,
    idempotencyKey,
    log,
    gone: goneSignal(response),
  });
}

function readIdempotencyKey(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!IdempotencyKey.safeParse(key).success) {
    throw new AppError(
      'INVALID_REQUEST',
      `Header Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY_MAX_CHARS} printable characters.`,
    );
  }
  return key;
}

function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
