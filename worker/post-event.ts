import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInternalAddress } from '../core/internal-address.js';
import { RECEIVER_TIMEOUT_MS } from '../core/webhook.js';

/** Outcome of one attempt to reach a receiver. Only `delivered` is a success. */
export const POST_OUTCOMES = [
  'delivered',
  'refused',
  'timed_out',
  'unreachable',
  'blocked',
] as const;
export type PostOutcome = (typeof POST_OUTCOMES)[number];

export interface PostOptions {
  /** Allows http and internal addresses. */
  allowPrivateNetwork: boolean;
  /** Resolves host names; default: the system's resolver. */
  lookup?: LookupFunction;
  /** Default: RECEIVER_TIMEOUT_MS, from the DNS lookup to the response status. */
  timeoutMs?: number;
}

/**
 * A receiver's response body is ignored; up to this much is drained so that the
 * connection closes cleanly.
 */
const ANSWER_MAX_BYTES = 64 * 1024;

/**
 * Posts a JSON body once: 2xx is a success, anything else, including redirects,
 * is not. The connection uses the checked address, so a name that resolves
 * differently the next time gains nothing. Never rejects.
 */
export function postEvent(
  url: string,
  headers: Record<string, string>,
  body: string,
  options: PostOptions,
): Promise<PostOutcome> {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (target === null || !isAllowed(target, options)) return Promise.resolve('blocked');
  const resolver = options.lookup ?? systemLookup;
  const signal = AbortSignal.timeout(options.timeoutMs ?? RECEIVER_TIMEOUT_MS);
  const request = (target.protocol === 'https:' ? https : http).request(target, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
    // A new connection: a kept-alive one could outlive a change of the rules above.
    agent: false,
    lookup: options.allowPrivateNetwork ? resolver : publicOnly(resolver),
    signal,
  });
  return new Promise((resolve) => {
    request.once('response', (response) => {
      const status = response.statusCode ?? 0;
      resolve(status >= 200 && status < 300 ? 'delivered' : 'refused');
      letPass(response);
    });
    request.on('error', (error) => {
      if (error instanceof InternalAddress) resolve('blocked');
      else resolve(signal.aborted ? 'timed_out' : 'unreachable');
    });
    request.end(body);
  });
}

function isAllowed(target: URL, { allowPrivateNetwork }: PostOptions): boolean {
  if (allowPrivateNetwork) return target.protocol === 'https:' || target.protocol === 'http:';
  if (target.protocol !== 'https:') return false;
  // An IP address needs no lookup, so the check below would not see it.
  const host = target.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || !isInternalAddress(host);
}

class InternalAddress extends Error {}

const publicOnly =
  (resolver: LookupFunction): LookupFunction =>
  (hostname, options, callback) => {
    resolver(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses: LookupAddress[] =
        typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => isInternalAddress(address))) {
        return callback(new InternalAddress('resolves to an internal address'), []);
      }
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

function letPass(response: http.IncomingMessage): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) response.destroy();
  });
  response.on('error', () => {}); // the status is known; the rest is irrelevant
}
