import { lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { AppError } from '../core/errors.js';
import { isInternalAddress } from '../core/internal-address.js';
import { FILE_SIZE_MAX_BYTES } from '../core/vocabulary.js';
import { publicOnly } from './public-lookup.js';

const TIMEOUT_MS = 15_000;

interface FetchOptions<T> {
  /** Allows http and internal addresses, for development. */
  allowPrivateNetwork: boolean;
  /** Consumes the file and enforces the limit on its size. */
  take(bytes: AsyncIterable<Buffer>): Promise<T>;
  lookup?: LookupFunction | undefined;
  /** Wall time for everything, from the DNS lookup to the last byte, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Fetches the file at a client's URL. Throws FILE_URL_REJECTED when the URL is
 * not a public https URL that returns the file in time, and any error of
 * `take`. Redirects are not followed, encoded answers are not decoded.
 *
 * Addresses are checked at the connection, on the result of its own lookup, so
 * a name that resolves differently the next time gains nothing.
 */
export async function fetchFile<T>(url: URL, options: FetchOptions<T>): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.timeoutMs ?? TIMEOUT_MS);
  let broken = false;
  try {
    const response = await request(url, options, deadline.signal).catch((error: unknown) => {
      broken = true;
      throw error;
    });
    response.on('error', () => (broken = true));
    try {
      refuseAnswer(response);
      return await options.take(response as AsyncIterable<Buffer>);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (deadline.signal.aborted) throw rejected('did not return the file in time', error);
    if (broken) throw rejected('could not be fetched', error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const rejected = (why: string, cause?: unknown): AppError =>
  new AppError('FILE_URL_REJECTED', `Field "file_url" ${why}.`, { cause });

/** The URL to fetch; throws FILE_URL_REJECTED for URLs that need no lookup to be refused. */
export function parseFileUrl(address: string, allowPrivateNetwork: boolean): URL {
  if (!URL.canParse(address)) throw rejected('is not a URL');
  const url = new URL(address);
  const schemes = allowPrivateNetwork ? ['https:', 'http:'] : ['https:'];
  if (!schemes.includes(url.protocol)) throw rejected('is not an https URL');
  if (url.username !== '' || url.password !== '') throw rejected('holds credentials');
  // The parser has normalised every IPv4 notation to dotted decimal.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivateNetwork && isIP(host) !== 0 && isInternalAddress(host)) throw notPublic();
  return url;
}

/** The same error for a name that does not resolve, so that internal names cannot be discovered. */
const notPublic = (cause?: unknown): AppError =>
  rejected('does not resolve to a public address', cause);

function request<T>(
  url: URL,
  options: FetchOptions<T>,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const lookup = options.lookup ?? systemLookup;
  const settings: https.RequestOptions = {
    signal,
    headers: { 'User-Agent': 'Emet', Accept: '*/*', 'Accept-Encoding': 'identity' },
    // A new connection, never a pooled one: each is checked separately.
    agent: options.allowPrivateNetwork ? false : new RequestFilteringHttpsAgent(),
    lookup: options.allowPrivateNetwork ? lookup : publicOnly(lookup, notPublic),
  };
  const get = url.protocol === 'http:' ? http.get : https.get;
  return new Promise((resolve, reject) => {
    get(url, settings, resolve).on('error', reject);
  });
}

function refuseAnswer(response: http.IncomingMessage): void {
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) throw rejected('redirects, which is not followed');
  if (status !== 200) throw rejected(`returned status ${status}`);
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw rejected('returned an encoded body');
  if (Number(response.headers['content-length'] ?? 0) > FILE_SIZE_MAX_BYTES) {
    throw new AppError('FILE_TOO_LARGE');
  }
}
